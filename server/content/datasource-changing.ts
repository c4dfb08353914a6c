/** What editors change in a datasource, one thing at a time; `datasource-writing.ts` replaces one as a whole. */
import type { Selectable } from 'kysely'
import type { DatasourceEntryTable, DatasourceTable } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'

export interface DimensionChange {
  /** Undefined for a new one. */
  id?: number | undefined
  name?: string | undefined
  entryValue?: string | undefined
  deletes?: boolean
}

export interface DatasourceFields {
  name: string
  slug: string
  dimensions: readonly DimensionChange[]
}

type DatasourceRow = Selectable<DatasourceTable>
type EntryRow = Selectable<DatasourceEntryTable>

export async function createDatasource(writing: ContentWriting, { name, slug, dimensions }: DatasourceFields): Promise<number> {
  const { trx, now } = writing
  await checkSlugFree(writing, slug)
  const row = { id: newId(), name, slug, created_at: now, updated_at: now }
  await trx.insertInto('datasources').values(row).execute()
  for (const dimension of dimensions) await changeDimension(writing, row, dimension)
  writing.changes.push({ action: 'datasource-updated', slug })
  return row.id
}

export async function changeDatasource(
  writing: ContentWriting,
  row: DatasourceRow,
  { name, slug, dimensions }: DatasourceFields,
): Promise<void> {
  const { trx, now, changes } = writing
  if (slug !== row.slug) await checkSlugFree(writing, slug)
  await trx.updateTable('datasources').set({ name, slug, updated_at: now }).where('id', '=', row.id).execute()
  for (const dimension of dimensions) await changeDimension(writing, row, dimension)
  changes.push({ action: 'datasource-updated', slug: row.slug })
  if (slug !== row.slug) changes.push({ action: 'datasource-updated', slug })
}

export async function deleteDatasource({ trx, changes }: ContentWriting, row: DatasourceRow): Promise<void> {
  await trx.deleteFrom('datasources').where('id', '=', row.id).execute()
  changes.push({ action: 'datasource-updated', slug: row.slug })
}

export interface EntryFields {
  name: string
  value: string
  /** At the end when left out. */
  position?: number | undefined
}

export async function createEntry(
  writing: ContentWriting,
  datasource: DatasourceRow,
  { name, value, position }: EntryFields,
): Promise<number> {
  const { trx, changes } = writing
  await checkEntryFree(writing, datasource, name)
  const last = await trx
    .selectFrom('datasource_entries')
    .select((select) => select.fn.max('position').as('position'))
    .where('datasource_id', '=', datasource.id)
    .executeTakeFirst()
  const row = { id: newId(), datasource_id: datasource.id, name, value, position: position ?? (last?.position ?? -1) + 1 }
  await trx.insertInto('datasource_entries').values(row).execute()
  changes.push({ action: 'datasource-updated', slug: datasource.slug })
  return row.id
}

export async function changeEntry(writing: ContentWriting, row: EntryRow, { name, value, position }: EntryFields): Promise<void> {
  const { trx, changes } = writing
  const datasource = await getDatasource(writing, row.datasource_id)
  if (name !== row.name) await checkEntryFree(writing, datasource, name)
  await trx
    .updateTable('datasource_entries')
    .set({ name, value, position: position ?? row.position })
    .where('id', '=', row.id)
    .execute()
  changes.push({ action: 'datasource-updated', slug: datasource.slug })
}

/** What an entry says in one dimension; null takes that away. */
export async function putEntryValue(writing: ContentWriting, row: EntryRow, dimensionId: number, value: string | null): Promise<void> {
  const { trx, changes } = writing
  const datasource = await getDatasource(writing, row.datasource_id)
  const dimension = await trx.selectFrom('datasource_dimensions').select('datasource_id').where('id', '=', dimensionId).executeTakeFirst()
  if (dimension?.datasource_id !== datasource.id) {
    throw new RefusedWrite('dimension_id', `Datasource "${datasource.slug}" has no dimension with the id ${dimensionId}.`)
  }
  const key = { entry_id: row.id, dimension_id: dimensionId }
  await trx.deleteFrom('datasource_entry_values').where('entry_id', '=', row.id).where('dimension_id', '=', dimensionId).execute()
  if (value !== null)
    await trx
      .insertInto('datasource_entry_values')
      .values({ ...key, value })
      .execute()
  changes.push({ action: 'datasource-updated', slug: datasource.slug })
}

export async function deleteEntry(writing: ContentWriting, row: EntryRow): Promise<void> {
  const { slug } = await getDatasource(writing, row.datasource_id)
  await writing.trx.deleteFrom('datasource_entries').where('id', '=', row.id).execute()
  writing.changes.push({ action: 'datasource-updated', slug })
}

async function changeDimension(
  { trx, now }: ContentWriting,
  { id: datasource_id, slug }: DatasourceRow,
  change: DimensionChange,
): Promise<void> {
  const standing = await trx.selectFrom('datasource_dimensions').selectAll().where('datasource_id', '=', datasource_id).execute()
  const own = standing.find(({ id }) => id === change.id)
  if (change.id !== undefined && !own)
    throw new RefusedWrite('dimensions_attributes', `"${slug}" has no dimension with the id ${change.id}.`)
  if (own && change.deletes) {
    await trx.deleteFrom('datasource_dimensions').where('id', '=', own.id).execute()
    return
  }
  const entry_value = change.entryValue ?? own?.entry_value
  if (!entry_value) throw new RefusedWrite('dimensions_attributes', 'A dimension needs an entry_value.')
  if (standing.some((other) => other.id !== change.id && other.entry_value === entry_value)) {
    throw new RefusedWrite('dimensions_attributes', `The dimension "${entry_value}" has already been taken.`)
  }
  const fields = { name: change.name ?? own?.name ?? entry_value, entry_value, updated_at: now }
  if (own) await trx.updateTable('datasource_dimensions').set(fields).where('id', '=', own.id).execute()
  else
    await trx
      .insertInto('datasource_dimensions')
      .values({ ...fields, id: newId(), datasource_id, created_at: now })
      .execute()
}

function getDatasource({ trx }: ContentWriting, id: number): Promise<DatasourceRow> {
  return trx.selectFrom('datasources').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function checkSlugFree({ trx }: ContentWriting, slug: string): Promise<void> {
  const taken = await trx.selectFrom('datasources').select('id').where('slug', '=', slug).executeTakeFirst()
  if (taken) throw new RefusedWrite('slug', 'has already been taken')
}

async function checkEntryFree({ trx }: ContentWriting, { id }: DatasourceRow, name: string): Promise<void> {
  const taken = await trx
    .selectFrom('datasource_entries')
    .select('id')
    .where('datasource_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (taken) throw new RefusedWrite('name', 'has already been taken')
}
