import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openContentStore } from '../content/content-store.ts'
import { openDatabaseOf } from '../database/open-database.ts'
import { openFiles } from '../images/open-files.ts'
import { loadedOnce } from '../loaded-once.ts'
import type { Settings } from '../settings/settings.ts'
import { shopSpace } from '../shop-space.ts'
import { openBlocks } from './blocks-of-sources.ts'
import { CommandError, type Place } from './content-command.ts'

const root = join(import.meta.dirname, '..', '..')

/** The place that the settings name, with what closes all of it. */
export function openPlace(settings: Settings): { place: Place; close(): Promise<void> } {
  const closings: (() => Promise<void>)[] = []
  const open = async ({ makes, asIs }: { makes: boolean; asIs: boolean }) => {
    if (settings.storyblok.token)
      throw new CommandError('The content is at hosted Storyblok (STORYBLOK_TOKEN): this works on the embedded content alone.')
    const file = join(settings.dataFolder, 'anlass.sqlite')
    if (!makes && settings.databaseUrl === undefined && !existsSync(file))
      throw new CommandError(`There is no database in ${settings.dataFolder}: set DATA_DIR to the data folder of a shop, or DATABASE_URL.`)
    const database = await openDatabaseOf(settings, { asIs })
    closings.push(() => database.close())
    const tables = asIs ? await database.kysely.introspection.getTables() : []
    if (asIs && !tables.some(({ name }) => name === 'stories'))
      throw new CommandError('The database has no tables of a shop: start the shop on it, or import something.')
    return database
  }
  const blocks = loadedOnce(async () => {
    const opened = await openBlocks(root)
    closings.push(opened.close)
    return opened
  })
  const place: Place = {
    settings,
    migrationsFolder: join(root, 'content', 'migrations'),
    openDatabase: () => open({ makes: false, asIs: true }),
    openStore: async ({ makes } = { makes: false }) => openContentStore(await open({ makes, asIs: false }), shopSpace(settings)),
    files: () => openFiles(settings),
    findProblems: async () => (await blocks()).findProblems,
    findUnshown: async () => (await blocks()).findUnshown,
    say: (line) => console.log(line),
  }
  return {
    place,
    async close() {
      for (const close of closings.splice(0)) await close()
    },
  }
}
