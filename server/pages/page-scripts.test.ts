import { expect, it } from 'vitest'
import { scriptAddress } from '../../runtime/script-address.ts'
import { pageScripts } from './page-scripts.ts'

const texts: Record<string, string> = { 'first-script': 'one()', 'main-teaser': 'two()' }
const scripts = pageScripts({
  build: 'b2',
  script: (names) => (names.every((name) => Object.hasOwn(texts, name)) ? names.map((name) => texts[name]).join(';') : undefined),
})
const ask = (build: string, names: string[], headers: Record<string, string> = {}) =>
  scripts.request(scriptAddress(build, names), { headers })

it('puts the scripts of an address together, for good', async () => {
  const response = await ask('b2', ['first-script', 'main-teaser'])
  expect(await response.text()).toBe('one();two()')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=UTF-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('sends them compressed', async () => {
  expect((await ask('b2', ['main-teaser'], { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br')
  expect((await ask('b2', ['main-teaser'], { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
})

it('gives a page of an earlier build what there is now, and lets nobody keep it', async () => {
  const response = await ask('b1', ['main-teaser'])
  expect(await response.text()).toBe('two()')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect((await ask('b2', ['main-teaser'])).headers.get('cache-control')).toContain('immutable')
})

it.each([[['constructor']], [['main-teaser', 'main-teaser']], [['']]])('has nothing for %j', async (names) => {
  expect((await ask('b2', names)).status).toBe(404)
})
