import pino from 'pino'
import { onTestFinished } from 'vitest'
import { serverKey } from './embedded/test-flag-service.ts'
import type { Visitor } from './flags.ts'
import { type SplitFlagsOptions, splitFlags } from './split-flags.ts'

/** Split's client for tests, ended with the test, and what was logged of it. */
export function openSplit(options: Partial<SplitFlagsOptions>) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const flags = splitFlags({
    key: serverKey,
    overrides: { featuresRefreshRate: 5, impressionsRefreshRate: 1 },
    patienceMs: 10_000,
    log,
    ...options,
  })
  onTestFinished(() => flags.close())
  /** What anybody would be told of these flags. */
  const ask = async (key: string, ...names: string[]) => Object.fromEntries(await flags.treatmentsFor(visitor(key), names))
  return { flags, lines, ask }
}

export const visitor = (key: string, more: Partial<Visitor> = {}): Visitor => ({
  key,
  channel: 'anlass',
  mobileDevice: false,
  consents: true,
  ...more,
})
