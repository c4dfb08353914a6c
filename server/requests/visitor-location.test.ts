import { describe, expect, it } from 'vitest'
import { openTestShop } from '../../tests/test-shop.ts'

const askAs = async (said: Record<string, string>, environment: Record<string, string> = { LOCATION_HEADER: 'CF-IPCountry' }) => {
  const { visit } = await openTestShop({ environment })
  const { text, headers } = await visit('/api/get-location/', { headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0', ...said } })
  return { answer: JSON.parse(text), headers }
}

describe('where a visitor is', () => {
  it('is what the header says that is set, and is kept by no cache', async () => {
    const { answer, headers } = await askAs({ 'cf-ipcountry': 'at' })
    expect(answer).toEqual({ country: 'AT' })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['XX', 'T1', 'Austria', ''])('is not known where it says "%s"', async (country) => {
    expect((await askAs({ 'cf-ipcountry': country })).answer).toEqual({})
  })

  it('is not known of crawlers, nor from a header that is not set', async () => {
    expect((await askAs({ 'cf-ipcountry': 'AT', 'user-agent': 'Googlebot/2.1' })).answer).toEqual({})
    expect((await askAs({ 'cf-ipcountry': 'AT' }, {})).answer).toEqual({})
    expect((await askAs({ 'cf-ipcountry': 'AT' }, { LOCATION_HEADER: 'X-Country' })).answer).toEqual({})
  })
})
