import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { threadRenderer } from './thread-renderer.ts'
import type { Visit } from './visit.ts'

/** A thread that says how often it was asked for the gallery, draws drafts and pages, and is never done with an example. */
const code = `
const { parentPort } = require('node:worker_threads')
let galleries = 0
const verbs = { gallery: () => 'gallery ' + ++galleries, draft: () => 'draft', page: ({ path }) => path, example: () => new Promise(() => {}) }
parentPort.on('message', async (call) => {
  if (call === 'are you there') return parentPort.postMessage({ kind: 'alive' })
  parentPort.postMessage({ kind: 'answer', id: call.id, result: await verbs[call.verb](...call.parameters) })
})
parentPort.postMessage({ kind: 'alive' })
`

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  const file = join(folder, 'thread.cjs')
  writeFileSync(file, code)
  const renderer = threadRenderer({ file, metrics: createMetrics(), log: pino({ level: 'silent' }) })
  onTestFinished(async () => {
    await renderer.close()
    rmSync(folder, { recursive: true })
  })
  return renderer
}

it('the gallery of a build is drawn once, also for who asks at the same moment', async () => {
  const { gallery } = open()
  const together = await Promise.all([gallery(), gallery()])
  expect([...together, await gallery()]).toEqual(['gallery 1', 'gallery 1', 'gallery 1'])
})

it('however many examples of blocks are asked for, who was given a link to a draft sees it', async () => {
  const { example, draft } = open()
  const examples = Array.from({ length: 150 }, () => example('anlass', 'page_headline').catch(() => 'one too many'))
  expect(await Promise.race(examples)).toBe('one too many')
  expect(await draft({ signed: { story: 1, isDraft: true } } as Visit)).toBe('draft')
})

it('however many addresses one network makes up, who is elsewhere waits for a turn and not for them', async () => {
  const { page } = open()
  const made: string[] = []
  const ask = async (path: string, network: string) => {
    await page({ path } as Visit, network)
    made.push(path)
  }
  const madeUp = Array.from({ length: 100 }, (_, index) => ask(`/${index}/`, '203.0.113.9'))
  await ask('/hochzeit/', '198.51.100.7')
  expect(made.indexOf('/hochzeit/')).toBeLessThan(20)
  await Promise.all(madeUp)
})
