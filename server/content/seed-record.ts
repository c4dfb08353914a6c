import { type AssetRecord, putAsset } from './asset-writing.ts'
import type { ContentWriting } from './content-writing.ts'
import { type DatasourceRecord, putDatasource } from './datasource-writing.ts'
import type { SeedItem } from './seed-item.ts'

export function datasourceItem(datasource: DatasourceRecord): SeedItem {
  const findStored = async ({ trx }: ContentWriting) => {
    const row = await trx.selectFrom('datasources').select(['id', 'name']).where('slug', '=', datasource.slug).executeTakeFirst()
    if (!row) return undefined
    const dimensions = await trx
      .selectFrom('datasource_dimensions')
      .select(['id', 'name', 'entry_value'])
      .where('datasource_id', '=', row.id)
      .orderBy('id')
      .execute()
    const entries = await trx
      .selectFrom('datasource_entries as entry')
      .leftJoin('datasource_entry_values as valued', 'valued.entry_id', 'entry.id')
      .select(['entry.name', 'entry.value', 'entry.position', 'valued.dimension_id', 'valued.value as dimension_value'])
      .where('entry.datasource_id', '=', row.id)
      .orderBy('entry.position')
      .orderBy('valued.dimension_id')
      .execute()
    return { name: row.name, dimensions, entries }
  }
  return {
    key: `datasource:${datasource.slug}`,
    seed: datasource,
    findStored,
    isTaken: async (writing) => (await findStored(writing)) !== undefined,
    write: (writing) => putDatasource(writing, datasource),
  }
}

export function assetItem(asset: AssetRecord): SeedItem {
  const findStored = async ({ trx }: ContentWriting) => {
    return trx.selectFrom('assets').select(seededColumns).where('filename', '=', asset.filename).executeTakeFirst()
  }
  return {
    key: `asset:${asset.filename}`,
    seed: asset,
    findStored,
    isTaken: async (writing) => (await findStored(writing)) !== undefined,
    write: (writing) => putAsset(writing, asset),
  }
}

/** What `putAsset` writes. Their order is that of the hashes that older databases remember. */
const seededColumns = [
  'id',
  'filename',
  'name',
  'alt',
  'title',
  'copyright',
  'source',
  'focus',
  'meta_data',
  'content_type',
  'content_length',
  'width',
  'height',
  'hash',
] as const
