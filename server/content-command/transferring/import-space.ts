import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { filesOf, placeFiles } from '../../content/asset-files.ts'
import type { AssetChange } from '../../content/content-change.ts'
import type { ContentStore } from '../../content/content-store.ts'
import type { ContentWriting } from '../../content/content-writing.ts'
import type { FileStore } from '../../images/file-store.ts'
import { CommandError } from '../content-command.ts'
import { clearSpace, demandEmptySpace, forgetInTrash } from './clear-space.ts'
import { putDatasourceRecord } from './datasource-record.ts'
import { storyPartTables } from './editorial-records.ts'
import { format, SpaceRecord, spaceFile } from './export-space.ts'
import { putFlagRecord } from './flag-record.ts'
import { filesIn, readRecord } from './record-files.ts'
import { putReleaseRecord, settleBases } from './release-record.ts'
import { type SpaceTable, spaceTables } from './space-tables.ts'
import { putStoryRecord } from './story-record.ts'

export interface Imported {
  stories: number
  assets: number
  webhooks: number
}

/**
 * Reads an export into the space, in one transaction. Without `replaces` the space must be empty; with it, what stands there goes:
 * stories and assets into the trash. Throws a CommandError that names the file where one is wrong; then nothing was written.
 */
export async function importSpace(
  store: ContentStore,
  files: Pick<FileStore, 'putFile' | 'setPrivate'>,
  folder: string,
  { replaces }: { replaces: boolean },
): Promise<Imported> {
  demandExport(folder)
  const importAll = async (writing: ContentWriting): Promise<Imported> => {
    if (replaces) await clearSpace(writing)
    else await demandEmptySpace(writing.trx)
    for (const table of spaceTables) await importTable(writing, table, folder)
    const imported: Imported = { stories: 0, assets: 0, webhooks: 0 }
    for (const file of filesIn(join(folder, 'datasources'), '.json'))
      await inFile(file, () => putDatasourceRecord(writing, readRecord(file)))
    for (const file of filesIn(join(folder, 'stories'), '.json')) {
      await inFile(file, () => putStoryRecord(writing, readRecord(file)))
      imported.stories += 1
    }
    for (const file of filesIn(join(folder, 'releases'), '.json')) await inFile(file, () => putReleaseRecord(writing, readRecord(file)))
    for (const file of filesIn(join(folder, 'flags'), '.json')) await inFile(file, () => putFlagRecord(writing, readRecord(file)))
    await settleBases(writing)
    await importStoryParts(writing, folder)
    await demandPlaces(writing)
    await demandReleases(writing)
    await forgetInTrash(writing)
    await importFiles(writing, files, join(folder, 'files'))
    imported.assets = await countOf(writing, 'assets')
    imported.webhooks = await countOf(writing, 'webhook_endpoints')
    // What changed is everything.
    writing.changes.splice(0, writing.changes.length, { action: 'release-merged' }, ...(await hiddenFiles(writing)))
    return imported
  }
  return store.transaction(importAll, { isSeeding: true })
}

function demandExport(folder: string): void {
  const file = join(folder, spaceFile)
  if (!existsSync(file)) throw new CommandError(`${folder} is no export: there is no ${spaceFile} in it.`)
  const { success } = SpaceRecord.safeEncode(readRecord(file) as never)
  if (!success) throw new CommandError(`${file} is not that of an export of format ${format}: export again with this version.`)
}

/** In the place of what hung on these stories before. */
async function importStoryParts(writing: ContentWriting, folder: string): Promise<void> {
  const { trx } = writing
  for (const { table, standing } of storyPartTables) await sql`delete from ${sql.table(table)} where ${standing}`.execute(trx)
  for (const table of storyPartTables) await importTable(writing, table, folder)
  const translations = trx.selectFrom('translated_slugs').select('id')
  await trx
    .updateTable('space')
    .set({ translates_slugs: 1 })
    .where(({ exists }) => exists(translations))
    .execute()
}

/** Each stands under an address of its own bytes: one that is left over when the commit fails is in nobody's way. */
async function importFiles({ trx }: ContentWriting, files: Pick<FileStore, 'putFile' | 'setPrivate'>, folder: string): Promise<void> {
  const assets = await trx.selectFrom('assets').select(['filename', 'is_private', 'former_files']).execute()
  const privacy = new Map(assets.flatMap(filesOf).map(({ filename, isPrivate }) => [filename, isPrivate]))
  for (const asset of assets) await placeFiles(files, asset)
  for (const file of filesIn(folder, '')) {
    const address = `/${relative(folder, file).split(sep).join('/')}`
    await files.putFile(address, readFileSync(file), privacy.get(address) ?? false)
  }
}

/** What of it all could see until now, nobody knows. */
async function hiddenFiles({ trx }: ContentWriting): Promise<AssetChange[]> {
  const assets = await trx.selectFrom('assets').select(['id', 'filename', 'is_private', 'former_files']).execute()
  return assets.flatMap((asset) => {
    const hidden = filesOf(asset).filter(({ isPrivate }) => isPrivate)
    return hidden.map(({ filename }): AssetChange => ({ action: 'asset-updated', id: asset.id, hiddenFile: filename }))
  })
}

async function importTable(
  { trx }: ContentWriting,
  { table, record, nameOf, staysBy, replaces }: SpaceTable,
  folder: string,
): Promise<void> {
  const sent = nameOf ? readOneEach(join(folder, table)) : readList(join(folder, `${table}.json`))
  const rows: FileRow[] = []
  for (const { file, value } of sent) await inFile(file, async () => void rows.push({ file, row: z.encode(record, value as never) }))
  for (const { file, row } of parentsFirst(rows)) {
    const { id: _, ...known } = row
    // All of these tables are written alike; the type needs one of them.
    let insert = trx.insertInto(table as 'internal_tags').values(row as never)
    if (staysBy) insert = insert.onConflict((conflict) => conflict.column(staysBy).doUpdateSet(known))
    if (replaces) insert = insert.onConflict((conflict) => conflict.column(replaces as never).doUpdateSet(row))
    await inFile(file, async () => void (await insert.execute()))
  }
}

interface FileRow {
  file: string
  row: Record<string, unknown>
}

function* readOneEach(folder: string) {
  for (const file of filesIn(folder, '.json')) yield { file, value: readRecord(file) }
}

function readList(file: string): { file: string; value: unknown }[] {
  if (!existsSync(file)) throw new CommandError(`${file} is missing: the export is not whole.`)
  const list = z.array(z.unknown()).safeParse(readRecord(file))
  if (!list.success) throw new CommandError(`${file} is no list.`)
  return list.data.map((value) => ({ file, value }))
}

/** Folders after those they stand in. One whose folder is not there, or that stands in itself, comes last and is refused by the database. */
function parentsFirst(rows: FileRow[]): FileRow[] {
  const ordered: FileRow[] = []
  const placed = new Set<unknown>([null, undefined])
  for (let waiting = rows; ; ) {
    const [next, others] = [waiting.filter(({ row }) => placed.has(row.parent_id)), waiting.filter(({ row }) => !placed.has(row.parent_id))]
    ordered.push(...next)
    for (const { row } of next) placed.add(row.id)
    if (next.length === 0) return [...ordered, ...others]
    waiting = others
  }
}

/** What is wrong is told with the file it stands in. */
async function inFile(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof CommandError) throw error
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error)
    throw new CommandError(`${file} can't be imported: ${reason}\nNothing was written.`)
  }
}

/** Every story stands in the folder that its full slug says. */
async function demandPlaces({ trx }: ContentWriting): Promise<void> {
  const { rows } = await sql<{ full_slug: string }>`
    select story.full_slug from stories story left join stories folder on folder.id = story.parent_id
    where (story.full_slug = case when story.parent_id = 0 then story.slug
      when story.is_startpage = 1 then folder.full_slug || '/'
      else folder.full_slug || '/' || story.slug end) is not true
    order by story.full_slug limit 5`.execute(trx)
  if (rows.length > 0)
    throw new CommandError(
      `These stories do not stand where their full slug says (see slug and parent_id): ${rows.map((row) => row.full_slug).join(', ')}. Nothing was written.`,
    )
}

/** Every text in a release is one that the release knows of. */
async function demandReleases({ trx }: ContentWriting): Promise<void> {
  const { rows } = await sql<{ full_slug: string; version: string }>`
    select story.full_slug, text.version from story_contents text join stories story on story.id = text.story_id
    where text.version not in ('draft', 'published') and not exists (select 1 from release_stories member
      where member.story_id = text.story_id and 'release:' || member.release_id = text.version)
    order by story.full_slug limit 5`.execute(trx)
  const texts = rows.map(({ full_slug, version }) => `${full_slug} (${version})`)
  if (texts.length > 0)
    throw new CommandError(`These texts are in releases that do not list their story: ${texts.join(', ')}. Nothing was written.`)
}

async function countOf({ trx }: ContentWriting, table: 'assets' | 'webhook_endpoints'): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select((all) => all.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
