import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Migration } from '../../../content/define-migration.ts'
import { CommandError } from '../content-command.ts'

export interface NamedMigration extends Migration {
  /** Of its file: `2026-12-01-headlines` */
  name: string
}

const migrationFile = /^\d{4}-\d\d-\d\d-[a-z\d-]+\.ts$/
const MigrationModule = z.object({
  migration: z.object({ component: z.string(), change: z.custom<Migration['change']>((change) => typeof change === 'function') }),
})

/** The migrations in a folder in the order of their dates; none where there is no folder. Throws a CommandError for a file that is none. */
export async function readMigrations(folder: string): Promise<NamedMigration[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')) : []
  return Promise.all(files.sort().map((file) => readMigration(folder, file)))
}

async function readMigration(folder: string, file: string): Promise<NamedMigration> {
  if (!migrationFile.test(file)) throw new CommandError(`${join(folder, file)} has no name like 2026-12-01-headlines.ts: rename it.`)
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href).catch((cause) => {
    throw new CommandError(`${join(folder, file)} can't be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  })
  const parsed = MigrationModule.safeParse(module)
  if (!parsed.success)
    throw new CommandError(`${join(folder, file)} exports no migration: write export const migration = defineMigration({ … }).`)
  return { name: file.slice(0, -'.ts'.length), ...parsed.data.migration }
}
