import { expect, it } from 'vitest'
import { openTestStudio } from '../../tests/test-studio.ts'

it('lets the studio’s document ask the services that components name, and nothing else', async () => {
  const { manage, studio } = await openTestStudio()
  const fieldsOf = (addresses: unknown[]) =>
    Object.fromEntries(
      addresses.map((address, index) => [`f${index}`, { type: 'option', source: 'external', external_datasource: address }]),
    )
  const askable = async () => {
    const { headers } = await studio('/')
    return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? []
  }
  const before = await askable()
  const addresses = [
    'https://papers.example.org/list.json',
    'https://papers.example.org/other.json',
    'http://127.0.0.1:9/list.json',
    'https://a;script-src',
    'https://b.example.org,sandbox',
    'javascript:alert(1)',
    'papers.json',
    7,
  ]
  const { status } = await manage('POST', 'components', { component: { name: 'choosing', schema: fieldsOf(addresses) } })
  expect(status).toBe(201)
  expect((await askable()).filter((origin) => !before.includes(origin))).toEqual(['https://papers.example.org', 'http://127.0.0.1:9'])
})
