import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StoryChange } from '../content/content-change.ts'
import { readSettings } from '../settings/read-settings.ts'
import { compressText } from './compressed-text.ts'
import { createContentHistory } from './content-history.ts'
import { createPagesAhead } from './pages-ahead.ts'
import type { FinishedPage } from './renderer.ts'
import { readVisit, type Visit } from './visit.ts'

/** Pages of stories `anlass/<id>`, each at its one address, which are drawn when a test says so. */
function openAhead() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder })
  const history = createContentHistory(1)
  const drawings = new Map<number, PromiseWithResolvers<FinishedPage | undefined>>()
  const ahead = createPagesAhead({
    settings,
    history,
    cache: { addressesOf: ([tag = '']) => [`http://localhost:3000/${tag.replace('page:', '')}/`] },
    renderer: {
      drawAhead(_, story) {
        const drawing = Promise.withResolvers<FinishedPage | undefined>()
        drawings.set(story, drawing)
        return drawing.promise
      },
    },
  })
  const change = (action: StoryChange['action'], id: number) =>
    ahead.hear([{ action, id, uuid: `u${id}`, fullSlug: `anlass/${id}`, draftVersion: 10 * id }])
  const visit = (path: string) => readVisit(new URL(path, 'http://localhost:3000'), settings) as Visit
  return {
    change,
    save: (id: number) => change('drafted', id),
    publish: (id: number) => change('published', id),
    draw(id: number, more: Partial<FinishedPage> = {}) {
      const body = compressText(`Seite ${id}`)
      const page = { status: 200, robots: 'all', inlineScripts: [], reads: ['content', `id:${id}`], flags: [], body, ...more }
      drawings.get(id)?.resolve(page)
    },
    fail: (id: number) => drawings.get(id)?.reject(new Error('Nothing is drawn.')),
    take: (id: number, more: Partial<Visit> = {}) => ahead.take({ ...visit(`/${id}/`), ...more }),
  }
}

it('a page that holds for a while holds no longer for having been drawn before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { save, publish, draw, take } = openAhead()
  for (const id of [1, 2]) {
    save(id)
    draw(id, { lifeMs: 60_000 })
  }
  vi.advanceTimersByTime(20_000)
  publish(1)
  expect((await take(1))?.lifeMs).toBe(40_000)
  vi.advanceTimersByTime(40_000)
  publish(2)
  expect(await take(2)).toBeUndefined()
})

it('what is being drawn is waited for, but not what is still to be drawn behind others', async () => {
  const { save, publish, draw, take } = openAhead()
  for (const id of [1, 2]) {
    save(id)
    publish(id)
  }
  expect(take(2)).toBeUndefined()
  const first = take(1)
  draw(1)
  expect((await first)?.status).toBe(200)
  expect(take(1)).toBeUndefined()
})

it('what could not be drawn, and what was drawn before ten others, is made when it is published', async () => {
  const { save, publish, draw, fail, take } = openAhead()
  save(1)
  const ids = Array.from({ length: 11 }, (_, index) => index + 2)
  for (const id of ids) {
    save(id)
    draw(id)
  }
  fail(1)
  for (const id of [1, ...ids]) publish(id)
  expect(await Promise.all([1, ...ids].map(async (id) => (await take(id))?.status))).toEqual([undefined, undefined, ...Array(10).fill(200)])
})

it('a page takes no variant’s place, and not that of the data of a page', async () => {
  const { save, publish, draw, take } = openAhead()
  save(1)
  draw(1)
  publish(1)
  expect(take(1, { wantsPayload: true })).toBeUndefined()
  expect(take(1, { flagsOn: ['neu'] })).toBeUndefined()
  expect((await take(1))?.status).toBe(200)
})

it.each(['published', 'unpublished', 'deleted', 'moved'] as const)(
  'whatever else happens to a story, as that it is %s, its page is made',
  (action) => {
    const { save, publish, draw, change, take } = openAhead()
    save(1)
    draw(1)
    publish(1)
    change(action, 1)
    expect(take(1)).toBeUndefined()
  },
)
