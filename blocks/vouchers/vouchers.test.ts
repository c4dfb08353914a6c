import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'
import { worthOf } from './worth-of.ts'

describe('R2.35 vouchers', () => {
  it('asks for a code, and says without script where else its worth is written', async () => {
    const html = await renderExample('vouchers')
    expect(html).toContain('<h2')
    expect(html).toMatch(/<input required=""[^>]*name="code"/)
    expect(html).toMatch(/<noscript>.*E-Mail/)
  })

  it.each([
    ['de-DE', 'eur', 'Der Gutschein ist 5,00 € wert und gilt bis 26. November 2027.'],
    ['de-CH', 'chf', 'Der Gutschein ist CHF 5.00 wert und gilt bis 26. November 2027.'],
  ] as const)('says in %s what one is worth, and until which German day', (locale, currency, words) => {
    const sentence = 'Der Gutschein ist {value} wert und gilt bis {until}.'
    const said = worthOf({ value: { cents: 500, currency }, validUntil: '2027-11-25T23:30:00Z' }, sentence, locale)
    expect(said.replace(/\s/g, ' ')).toBe(words)
  })
})
