import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noCdn } from '../cdn/cdn.ts'
import { readSettings } from '../settings/read-settings.ts'
import { createContentHistory } from './content-history.ts'
import { createPageCache } from './page-cache.ts'
import { keyOf, type PagesParts, storedPage } from './published-page.ts'
import { testPage } from './test-page.ts'
import { readVisit } from './visit.ts'

/** A cache that has the page of `/a/`, and a renderer that must not be asked. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder })
  const cache = createPageCache({ maxBytes: 10_000, patienceMs: 1_000, history: createContentHistory(1) })
  const visit = readVisit(new URL('http://localhost:3000/a/'), settings)
  if (typeof visit === 'string') throw new Error(visit)
  await cache.getOrMake(keyOf(visit, 'build'), async () => testPage('Hallo'))
  const parts = { settings, cache, cdn: noCdn, scripts: { build: 'build' } } as unknown as PagesParts
  const isFound = (address: string) => storedPage(address, parts) !== undefined
  return { cache, isFound }
}

it('is found by its address, and from then on by that alone', async () => {
  const { cache, isFound } = await open()
  expect([isFound('http://localhost:3000/a/'), isFound('http://localhost:3000/b/')]).toEqual([true, false])
  expect(cache.findHit('http://localhost:3000/a/')).toBeDefined()
})

it('is one in every build, as long as it is no data, which only the scripts of their own can draw', () => {
  const settings = readSettings({ NODE_ENV: 'test' })
  const keys = (path: string) => {
    const visit = readVisit(new URL(path, 'http://localhost:3000'), settings)
    if (typeof visit === 'string') throw new Error(visit)
    return new Set(['build', 'later build'].map((build) => keyOf(visit, build))).size
  }
  expect([keys('/a/'), keys('/a/_payload.json')]).toEqual([1, 2])
})

it('is another one than that of any address which stands for another site or path', () => {
  const settings = readSettings({ NODE_ENV: 'test' })
  const key = (path: string) => {
    const visit = readVisit(new URL(path, 'http://localhost:3000'), settings)
    if (typeof visit === 'string') throw new Error(visit)
    return keyOf(visit, 'build')
  }
  const paths = ['/a/', '/at/a/', '/de/at/a/', '/at/at/a/', '/d/a/', '/at/d/a/', '/d/at/a/', '/myposter/a', '/de/myposter/a', '/%20/a/']
  expect(new Set(paths.map(key)).size).toBe(paths.length)
  expect(key('/anlass/de/a')).toBe(key('/a/'))
})

it('is not found by what may be a draft, data, another host or no address at all', async () => {
  const { isFound } = await open()
  const others = ['/a/?_storyblok=1', '/a/_payload.json', '/%'].map((path) => `http://localhost:3000${path}`)
  expect([...others, 'http://elsewhere.test/a/', 'http://localhost:3000:80/', 'http://undefined//'].filter(isFound)).toEqual([])
})
