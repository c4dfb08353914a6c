import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openTestFlagService, serverKey } from './embedded/test-flag-service.ts'
import type { Visitor } from './flags.ts'
import { type SplitFlagsOptions, splitFlags } from './split-flags.ts'

function openSplit(options: Pick<SplitFlagsOptions, 'serviceUrl'> & Partial<SplitFlagsOptions>) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const flags = splitFlags({ key: serverKey, rates: { features: 5, impressions: 1 }, patienceMs: 10_000, log, ...options })
  onTestFinished(() => flags.close())
  return { flags, lines }
}

const visitor = (key: string): Visitor => ({ key, channel: 'anlass', mobileDevice: false })

it('R6.02 says which flags are on for a visitor, the same each time, and has the visitor counted', async () => {
  const { address, create, seen } = await openTestFlagService()
  await create('on-for-all', { share: 100 })
  await create('off-for-all')
  const { flags, lines } = openSplit({ serviceUrl: () => address })
  for (let time = 0; time < 3; time++) expect(await flags.onFor(visitor('anna'), ['off-for-all', 'on-for-all'])).toEqual(['on-for-all'])
  await flags.close()
  expect(await seen()).toEqual({ 'on-for-all': { on: 1, off: 0 }, 'off-for-all': { on: 0, off: 1 } })
  expect(lines).toEqual([])
})

it('R5.07 a flag that nobody knows is off, and an error in the log', async () => {
  const { address } = await openTestFlagService()
  const { flags, lines } = openSplit({ serviceUrl: () => address })
  expect(await flags.onFor(visitor('anna'), ['tippfehler'])).toEqual([])
  expect(lines).toEqual(['the flag "tippfehler" has the treatment "control": is there a test of this name?'])
})

it.each(['', 'x'.repeat(251)])('R5.07 a visitor with no key, or a longer one than can be asked about, has all flags off', async (key) => {
  const { address, create, asked } = await openTestFlagService()
  await create('on-for-all', { share: 100 })
  const { flags, lines } = openSplit({ serviceUrl: () => address })
  expect(await flags.onFor(visitor(key), ['on-for-all'])).toEqual([])
  expect([lines, asked]).toEqual([['a visitor has no key that flags could be looked up by; all flags are off for them'], []])
})

it('nobody waits for a service that does not answer, not at the end either', async () => {
  const { address } = await openTestFlagService({ inFront: () => new Promise(() => {}) })
  const { flags } = openSplit({ serviceUrl: () => address, patienceMs: 50 })
  expect(await flags.onFor(visitor('anna'), ['on-for-all'])).toEqual([])
})

it('asks nobody before a page asks for a flag', async () => {
  let isAsked = false
  const { flags } = openSplit({
    serviceUrl: () => {
      isAsked = true
      return 'http://127.0.0.1:9'
    },
  })
  await flags.close()
  expect(isAsked).toBe(false)
})
