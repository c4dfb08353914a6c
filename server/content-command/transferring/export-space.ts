import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { filesOf } from '../../content/asset-files.ts'
import type { Database, Tables } from '../../database/database.ts'
import type { FileStore } from '../../images/file-store.ts'
import { makeFolder } from '../../make-folder.ts'
import { CommandError } from '../content-command.ts'
import { readDatasourceRecords } from './datasource-record.ts'
import { type StoryPartTable, storyPartTables } from './editorial-records.ts'
import { readFlagRecords } from './flag-record.ts'
import { json } from './record-columns.ts'
import { fileNameOf, writeRecord } from './record-files.ts'
import { readReleaseRecords } from './release-record.ts'
import { type SpaceTable, spaceTables } from './space-tables.ts'
import { readStoryRecords, storyFile } from './story-record.ts'

/** The file that makes a folder an export; put there last, so that one that was cut off is none. What it says comes from the code at every start. */
export const spaceFile = 'space.json'
export const format = 1

export const SpaceRecord = z.strictObject({
  format: z.literal(format),
  name: z.string(),
  languages: json,
})

export interface Exported {
  stories: number
  assets: number
  /** Of assets whose bytes are nowhere. */
  missingFiles: string[]
}

/** In the folder of an export, where the next one is written: what stands beside it is in its place until that is whole. */
export const unfinishedFolder = '.unfinished'

/** Everything that an export may put into its folder; what makes it one first. */
const ownNames = [
  spaceFile,
  ...['stories', 'datasources', 'releases', 'flags', 'files'],
  ...[...spaceTables, ...storyPartTables].flatMap(({ table }) => [table, `${table}.json`]),
]

/**
 * Writes the whole space into a folder: a new or empty one, or one with an earlier export, which is replaced once the new one is whole.
 * All of it is as it was at one moment.
 */
export async function exportSpace(database: Database, files: Pick<FileStore, 'findFile'>, folder: string): Promise<Exported> {
  await demandTables(database)
  demandOwnFolder(folder)
  const unfinished = join(folder, unfinishedFolder)
  const clear = () => rmSync(unfinished, { recursive: true, force: true })
  clear()
  try {
    const next = join(unfinished, 'next')
    const exported = await writeSpace(database, files, next)
    replaceExport(folder, next, join(unfinished, 'former'))
    return exported
  } finally {
    clear()
  }
}

function writeSpace(database: Database, files: Pick<FileStore, 'findFile'>, folder: string): Promise<Exported> {
  return database.snapshot(async (kysely) => {
    const exported: Exported = { stories: 0, assets: 0, missingFiles: [] }
    for await (const story of readStoryRecords(kysely)) {
      const { folders, file } = storyFile(story)
      const name = file.startsWith('_') && (story.is_folder || story.is_startpage) ? file : fileNameOf(file)
      writeRecord(join(folder, 'stories', ...folders.map(fileNameOf), `${name}.json`), story)
      if (!story.is_folder) exported.stories += 1
    }
    for await (const datasource of readDatasourceRecords(kysely))
      writeRecord(join(folder, 'datasources', `${fileNameOf(datasource.slug)}.json`), datasource)
    for await (const release of readReleaseRecords(kysely))
      writeRecord(join(folder, 'releases', `${fileNameOf(`${release.name} ${release.id}`)}.json`), release)
    for (const flag of await readFlagRecords(kysely)) writeRecord(join(folder, 'flags', `${fileNameOf(flag.name)}.json`), flag)
    for (const table of [...spaceTables, ...storyPartTables]) await exportTable(kysely, table, folder)
    await exportFiles(kysely, files, folder, exported)
    const space = await kysely.selectFrom('space').select(['name', 'languages']).executeTakeFirstOrThrow()
    writeRecord(join(folder, spaceFile), z.decode(SpaceRecord, { format, ...space }))
    return exported
  })
}

/** Cut off in the middle, the folder is no export for an import, and the next export clears up. */
function replaceExport(folder: string, next: string, former: string): void {
  mkdirSync(former)
  const move = (name: string, from: string, to: string) => existsSync(join(from, name)) && renameSync(join(from, name), join(to, name))
  for (const name of ownNames) move(name, folder, former)
  for (const name of ownNames.toReversed()) move(name, next, folder)
}

/** What only reads leaves the tables of an older shop as they are. */
async function demandTables({ kysely }: Database): Promise<void> {
  for (const { table, record } of [...spaceTables, ...storyPartTables]) {
    const missing = await sql`select ${columnsOf(record)} from ${sql.table(table)} where 1 = 0`
      .execute(kysely)
      .then(() => undefined, String)
    if (missing !== undefined)
      throw new CommandError(
        `${missing}. If the tables are of an older version, export with its code, or start the shop with this code once.`,
      )
  }
}

function demandOwnFolder(folder: string): void {
  const standing = filesIn(folder)
  if (standing.length > 0 && ![spaceFile, unfinishedFolder].some((own) => standing.includes(own)))
    throw new CommandError(`${folder} has files and is no export: name a new folder, an empty one or that of an earlier export.`)
}

/** Of a folder that is made where there is none. */
function filesIn(folder: string): string[] {
  try {
    makeFolder(folder)
    return readdirSync(folder)
  } catch (cause) {
    throw new CommandError(`${folder} can't be a folder (${String(cause)}): name one that this user may write.`, { cause })
  }
}

const columnsOf = ({ shape }: SpaceTable['record']) => sql.join(Object.keys(shape).map((column) => sql.ref(column)))

async function exportTable(
  kysely: Kysely<Tables>,
  { table, record, order, nameOf, standing = sql<boolean>`1 = 1` }: SpaceTable & Partial<StoryPartTable>,
  folder: string,
): Promise<void> {
  const by = sql.join(order.map((column) => sql.ref(column)))
  const { rows } = await sql<object>`select ${columnsOf(record)} from ${sql.table(table)} where ${standing} order by ${by}`.execute(kysely)
  const records = rows.map((row) => z.decode(record, row as never))
  if (!nameOf) return writeRecord(join(folder, `${table}.json`), records)
  for (const one of records) writeRecord(join(folder, table, `${fileNameOf(nameOf(one))}.json`), one)
}

/** Files of assets that stand elsewhere, under an address of their own, are not ours to copy. */
async function exportFiles(kysely: Kysely<Tables>, { findFile }: Pick<FileStore, 'findFile'>, folder: string, exported: Exported) {
  const assets = await kysely.selectFrom('assets').select(['filename', 'is_private', 'former_files']).orderBy('id').execute()
  exported.assets = assets.length
  for (const { filename } of assets.flatMap(filesOf)) {
    if (!filename.startsWith('/f/')) continue
    const found = await findFile(filename, true)
    if (!found) {
      exported.missingFiles.push(filename)
      continue
    }
    const file = join(folder, 'files', filename)
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(file, await found.open())
  }
}
