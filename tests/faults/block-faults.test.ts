import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../../server/metrics.ts'
import { threadRenderer } from '../../server/pages/thread-renderer.ts'
import { openTestShop } from '../test-shop.ts'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-thread-'))
  await build({
    configFile: false,
    logLevel: 'error',
    css: { modules: { generateScopedName: '[local]' } },
    ssr: { noExternal: true },
    build: { ssr: 'tests/faults/faulty-thread.ts', outDir: folder, emptyOutDir: true },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function openShop() {
  const renderer = threadRenderer({ file: join(folder, 'faulty-thread.js'), metrics: createMetrics(), log: pino({ level: 'silent' }) })
  onTestFinished(() => renderer.close())
  const shop = await openTestShop({ renderer, environment: { PAGE_PATIENCE_MS: '1500' } })
  const status = async (path: string) => (await shop.visit(path)).status
  await expect.poll(() => status('/gut/'), { timeout: 20_000 }).toBe(200)
  return { ...shop, renderer, status }
}

describe('a block on the server', () => {
  it.each(['never_ends', 'takes_all_memory'])(
    'that %s costs its own page and no other',
    async (page) => {
      const { status } = await openShop()
      const faulty = status(`/${page}/`)
      // From memory, whatever happens in the thread.
      for (let times = 0; times < 100; times++) expect(await status('/gut/')).toBe(200)
      expect(await faulty).toBe(503)
      await expect.poll(() => status('/neu/'), { timeout: 50_000 }).toBe(200)
      // It is known by now: nobody waits for it again, and it kills no other thread.
      await expect.poll(() => status(`/${page}/`), { timeout: 50_000 }).toBe(503)
      expect(await status('/neuer/')).toBe(200)
    },
    150_000,
  )

  it.each(['throws', 'throws_live'])('that %s costs its own page, and not the thread', async (page) => {
    const { status } = await openShop()
    expect(await status(`/${page}/`)).toBe(500)
    expect(await status('/neu/')).toBe(200)
  })

  it.each(['throws', 'throws_live'])('that %s says so where all blocks are shown', async (component) => {
    const { renderer } = await openShop()
    expect(await renderer.example('anlass', component)).toContain('This block throws.')
  })
})

it('addresses without a page keep neither an editor nor a page waiting, however many are asked for', async () => {
  const { renderer, status } = await openShop()
  let answered = 0
  const flood = Array.from({ length: 90 }, async (_, index) => {
    const code = await status(`/none-${index}/`)
    answered++
    return code
  })
  const content = JSON.stringify({ _uid: 'p', component: 'page', title: 'Seite', body: [] })
  expect(await renderer.findProblems(content, [''])).toEqual([])
  expect(answered).toBeLessThan(60)
  expect(await status('/neu/')).toBe(200)
  expect(answered).toBeLessThan(60)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([404]))
})
