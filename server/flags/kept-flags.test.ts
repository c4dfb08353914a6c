import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { openTestFlagService, serverKey } from './embedded/test-flag-service.ts'
import { keptFlags } from './kept-flags.ts'
import { openSplit } from './test-split-flags.ts'

afterEach(() => void vi.useRealTimers())

/** A service with a flag that is on, which a client has known, and now is away. */
async function openForsaken() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-flags-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'data', 'flags.json')
  let isAway = false
  const { address, create, change } = await openTestFlagService({
    inFront: async (c, next) => (isAway && c.req.path.endsWith('/splitChanges') ? c.text('', 500) : next()),
  })
  await create('hero', { share: 100 })
  const log = pino({ level: 'silent' })
  const open = (more: { key?: string } = {}) =>
    openSplit({
      serviceUrl: () => address,
      kept: keptFlags(file, log),
      overrides: { readyTimeout: 0.2, featuresRefreshRate: 1 },
      ...more,
    })
  const first = open()
  expect(await first.ask('anna', 'hero')).toEqual({ hero: 'on' })
  await first.flags.close()
  isAway = true
  const comeBack = () => {
    isAway = false
  }
  return { file, open, change, comeBack }
}

it('R9.12 who starts while the service is away goes on with the flags that were known, until it tells of others', async () => {
  const { open, change, comeBack } = await openForsaken()
  const { ask, lines } = open()
  expect(await ask('anna', 'hero')).toEqual({ hero: 'on' })
  await expect
    .poll(() => lines)
    .toEqual(['the flag service did not answer within 0.2 s; until it does flags are as an earlier process knew them'])
  await change('hero', { share: 0 })
  comeBack()
  await vi.waitFor(async () => expect(await ask('anna', 'hero')).toEqual({ hero: 'off' }), { timeout: 10_000 })
})

it('R9.12 flags that were known are good for 10 days', async () => {
  const { open } = await openForsaken()
  const now = Date.now()
  const ten = 10 * 24 * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: now + ten - 60_000 })
  const early = open()
  expect(await early.ask('anna', 'hero')).toEqual({ hero: 'on' })
  await early.flags.close()
  vi.setSystemTime(now + ten + 60_000)
  expect(await open().ask('anna', 'hero')).toEqual({})
})

it('flags of another service are none, nor is what nobody here has written; the key is not in the file', async () => {
  const { file, open } = await openForsaken()
  expect(readFileSync(file, 'utf8')).not.toContain(serverKey)
  expect(await open({ key: 'another-key' }).ask('anna', 'hero')).toEqual({})
  for (const text of ['', '{', '[]', '{"plan":{}}']) {
    writeFileSync(file, text)
    const { flags, ask } = open()
    expect(await ask('anna', 'hero')).toEqual({})
    await flags.close()
  }
})

it('a folder that can’t be written is said, and nothing else', () => {
  const lines: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  keptFlags('/dev/null/flags.json', log).write('service', { splitChanges: {} })
  expect(lines).toEqual(['the flags could not be kept for the next start'])
})
