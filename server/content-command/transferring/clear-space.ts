import { type Kysely, sql } from 'kysely'
import { deleteAsset, forgetDeletedAssets } from '../../content/asset-changing.ts'
import { deleteComponent } from '../../content/component-writing.ts'
import type { ContentWriting } from '../../content/content-writing.ts'
import { deleteStory } from '../../content/story-trash.ts'
import type { Tables } from '../../database/database.ts'
import { CommandError } from '../content-command.ts'
import { spaceTables } from './space-tables.ts'

/** Throws a CommandError where anything stands that an import would write. */
export async function demandEmptySpace(kysely: Kysely<Tables>): Promise<void> {
  const written = spaceTables.filter(({ staysBy }) => !staysBy).map(({ table }) => table)
  for (const table of ['stories', 'datasources', 'releases', ...written] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(kysely)
    if (rows.length > 0)
      throw new CommandError(
        `The space is not empty (there are ${table.replaceAll('_', ' ')}). Import into an empty database, or with --replace: then what stands there goes, stories and assets into the trash.`,
      )
  }
}

const cleared = [
  'datasources',
  'component_groups',
  'internal_tags',
  'asset_folders',
  'workflow_stages',
  'seeds',
  'tag_names',
  'releases',
] as const

/** Takes all that an import writes out of the space: stories and assets into the trash, of components a version is kept. */
export async function clearSpace(writing: ContentWriting): Promise<void> {
  const { trx } = writing
  // Each text is to be found again; what is in the trash already of the same story or asset, is in its versions.
  const keeping: ContentWriting = { ...writing, isSeeding: false }
  await forgetInTrash(writing)
  const roots = await trx.selectFrom('stories').select('id').where('parent_id', '=', 0).execute()
  for (const { id } of roots) await deleteStory(keeping, id)
  for (const asset of await trx.selectFrom('assets').selectAll().execute()) await deleteAsset(keeping, asset)
  for (const component of await trx.selectFrom('components').selectAll().execute()) await deleteComponent(keeping, component)
  for (const table of cleared) await trx.deleteFrom(table).execute()
}

/** A story or asset that stands again is not in the trash as well. Versions of the story stay. */
export async function forgetInTrash(writing: ContentWriting): Promise<void> {
  const { trx } = writing
  await trx.deleteFrom('deleted_stories').where('id', 'in', trx.selectFrom('stories').select('id')).execute()
  await forgetDeletedAssets(writing)
}
