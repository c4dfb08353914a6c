import { expect, it, vi } from 'vitest'
import type { ContentChange, ContentListener } from '../content/content-change.ts'
import { keptSitemaps } from './kept-sitemaps.ts'
import { stopClock } from './test-page-cache.ts'

const site = { origin: 'http://localhost:3000' }

function open({ freshMs }: { freshMs?: number } = {}) {
  const make = vi.fn(async (_: { origin: string }) => {
    const text = `sitemap ${make.mock.calls.length}`
    return (origin: string) => (origin === site.origin ? text : `${text} of ${origin}`)
  })
  const listeners: ContentListener[] = []
  const ask = keptSitemaps({ make, onContentChange: (listener) => void listeners.push(listener), freshMs })
  const change = (action: ContentChange['action']) => {
    for (const listener of listeners) listener({ action } as ContentChange, 1)
  }
  return { ask, change, make }
}

it('is made once, however many ask, until something is published', async () => {
  const { ask, change } = open()
  expect(await Promise.all([ask(site), ask(site)])).toEqual(['sitemap 1', 'sitemap 1'])
  change('drafted')
  expect(await ask(site)).toBe('sitemap 1')
  change('published')
  expect(await ask(site)).toBe('sitemap 2')
})

it('is made again, too, when something is published while it is made', async () => {
  const { ask, change } = open()
  const first = ask(site)
  change('published')
  await first
  expect(await ask(site)).toBe('sitemap 2')
})

it('has what nobody tells of after ten minutes', async () => {
  stopClock()
  const { ask } = open()
  await ask(site)
  vi.advanceTimersByTime(600_000)
  expect(await ask(site)).toBe('sitemap 2')
})

it('is no older than pages of content that tells no change', async () => {
  stopClock()
  const { ask } = open({ freshMs: 30_000 })
  await ask(site)
  vi.advanceTimersByTime(29_999)
  expect(await ask(site)).toBe('sitemap 1')
  vi.advanceTimersByTime(1)
  expect(await ask(site)).toBe('sitemap 2')
})

it('stays as it was where it can’t be made, and is tried again; one that never was is an error', async () => {
  const { ask, change, make } = open()
  make.mockRejectedValueOnce(new Error('gone'))
  await expect(ask(site)).rejects.toThrow('gone')
  expect(await ask(site)).toBe('sitemap 2')
  make.mockRejectedValueOnce(new Error('gone'))
  change('published')
  expect(await ask(site)).toBe('sitemap 2')
  expect(await ask(site)).toBe('sitemap 4')
})

it('is made once for a host, whatever ports are made up, and has that at which it is asked', async () => {
  const { ask, make } = open()
  const origins = ['http://localhost:3000', 'http://localhost:4000', 'https://localhost']
  expect(await Promise.all(origins.map((origin) => ask({ origin })))).toEqual([
    'sitemap 1',
    'sitemap 1 of http://localhost:4000',
    'sitemap 1 of https://localhost',
  ])
  await ask({ origin: 'http://myposter.localhost:3000' })
  expect(make).toHaveBeenCalledTimes(2)
})
