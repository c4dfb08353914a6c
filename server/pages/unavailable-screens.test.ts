import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { readSettings } from '../settings/read-settings.ts'
import { compressText } from './compressed-text.ts'
import type { Renderer } from './renderer.ts'
import { serverWords } from './server-words.ts'
import { createUnavailableScreens } from './unavailable-screens.ts'
import { readVisit, type Visit } from './visit.ts'

/** Screens that name their site and count how often they were made; each reads a story of its own. */
function openScreens() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder })
  let made = 0
  const unavailable = async ({ site }: Visit) => {
    made++
    const body = compressText(`${site.origin} ${made}`)
    return { status: 503, robots: 'noindex,nofollow', reads: [`story:${made}`], flags: [], inlineScripts: [], body }
  }
  const screens = createUnavailableScreens(
    { unavailable } as Partial<Renderer> as Renderer,
    createMessages(() => {}, serverWords),
  )
  const visit = (origin: string) => readVisit(new URL(origin), settings) as Visit
  return {
    prepare: (origin: string) => screens.prepare(visit(origin)),
    shown: (origin: string) => Buffer.from(screens.of(visit(origin)).body.identity).toString(),
    drop: (tag: string) => screens.drop(new Set([tag])),
  }
}

it('the screen of a site is made once, and again after what it reads has changed', async () => {
  const { prepare, shown, drop } = openScreens()
  expect(shown('http://localhost')).toContain('503 Service Unavailable')
  prepare('http://localhost')
  prepare('http://localhost')
  await expect.poll(() => shown('http://localhost')).toBe('http://localhost 1')
  drop('story:1')
  expect(shown('http://localhost')).toBe('http://localhost 1')
  prepare('http://localhost')
  await expect.poll(() => shown('http://localhost')).toBe('http://localhost 2')
})

it('a screen that was being made while what it reads changed is made again', async () => {
  const { prepare, shown, drop } = openScreens()
  prepare('http://localhost')
  drop('story:1')
  prepare('http://localhost')
  await expect.poll(() => shown('http://localhost')).toBe('http://localhost 2')
})

it('so is one that reads something the one before it did not', async () => {
  const { prepare, shown, drop } = openScreens()
  prepare('http://localhost')
  await expect.poll(() => shown('http://localhost')).toBe('http://localhost 1')
  drop('story:1')
  prepare('http://localhost')
  drop('story:2')
  prepare('http://localhost')
  await expect.poll(() => shown('http://localhost')).toBe('http://localhost 3')
})

it('whoever invents ports fills no memory with screens: those made longest ago go', async () => {
  const { prepare, shown } = openScreens()
  for (let port = 1; port <= 101; port++) prepare(`http://localhost:${port}`)
  await expect.poll(() => shown('http://localhost:101')).toBe('http://localhost:101 101')
  expect(shown('http://localhost:2')).toBe('http://localhost:2 2')
  expect(shown('http://localhost:1')).toContain('503 Service Unavailable')
})

it('the plain sentence leads to the very page that was asked for', () => {
  const { shown } = openScreens()
  expect(shown('http://localhost')).toContain('<a href="">Noch einmal versuchen</a>')
})
