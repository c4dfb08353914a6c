import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { repeatedly } from '../repeatedly.ts'
import type { Settings } from '../settings/settings.ts'
import { unlessGone } from '../unless-gone.ts'

const usualInterval = 10_000

/**
 * Says once that the database, or with PostgreSQL the data folder, was deleted or replaced while the process runs. What it has open is
 * still there for it, so pages go on; without a word, the next start would be the first to tell. Looks every so many milliseconds,
 * until what is answered is called.
 */
export function watchDataFolder(
  { dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  log: Logger,
  everyMs = usualInterval,
): () => void {
  const path = databaseUrl === undefined ? join(dataFolder, 'anlass.sqlite') : dataFolder
  const opened = statSync(path, { throwIfNoEntry: false })
  const look = async () => {
    const found = await unlessGone(stat(path))
    if (found && found.ino === opened?.ino && found.dev === opened.dev) return
    stop()
    log.error(
      { path },
      'the data folder was deleted or replaced: shoppers go on getting pages, and nothing can be saved. Stop the shop, put a backup in its place (docs/content-commands.md, Backups), and start it again',
    )
  }
  const stop = repeatedly(look, everyMs, (err) => log.error({ err }, 'the data folder can not be looked at'))
  return stop
}
