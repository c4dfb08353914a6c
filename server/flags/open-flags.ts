import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import type { Flags } from './flags.ts'
import { keptFlags } from './kept-flags.ts'
import { splitFlags } from './split-flags.ts'

/** Under which path the shop answers its own flag service. */
export const flagServicePath = '/_flags'

/** How long a visitor waits for the flag service, in milliseconds: less than for a page. */
const patienceMs = 1_000

/** It is asked by this very machine, and its tests' figures are looked at in the studio. */
const embeddedRates = { featuresRefreshRate: 5, impressionsRefreshRate: 10, eventsPushRate: 10 }

/**
 * The flag service that the settings name: Split by its key, or our own. `shopAddress` is where this process listens; it is read
 * when the first page asks for a flag. What Split has told of its flags is kept in the data folder: our own service is never away.
 */
export function openFlags(
  { split, flagServiceKey, dataFolder }: Pick<Settings, 'split' | 'flagServiceKey' | 'dataFolder'>,
  log: Logger,
  shopAddress: () => string,
): Flags {
  if (!split)
    return splitFlags({
      key: flagServiceKey,
      serviceUrl: () => shopAddress() + flagServicePath,
      overrides: embeddedRates,
      patienceMs,
      log,
    })
  const { key, url } = split
  const kept = keptFlags(join(dataFolder, 'flags.json'), log)
  return splitFlags({ key, kept, ...(url !== undefined && { serviceUrl: () => url }), patienceMs, log })
}
