import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { AssetTable } from '../database/database.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { SqlDialect } from '../database/sql-dialect.ts'
import { isFileAddress } from '../images/file-store.ts'
import { filesOf, publicFilesOf, withFormerFiles } from './asset-files.ts'
import type { AssetRecord } from './asset-writing.ts'
import { isObject } from './blok-tree.ts'
import { replaceValue } from './content-rewriting.ts'
import type { ContentWriting } from './content-writing.ts'
import { namedFiles } from './named-files.ts'

type AssetRow = Selectable<AssetTable>

/** What editors say of a file. Its bytes are another file. */
export type AssetFields = Partial<
  Pick<
    AssetRow,
    'name' | 'alt' | 'title' | 'copyright' | 'source' | 'focus' | 'meta_data' | 'asset_folder_id' | 'ext_id' | 'expire_at' | 'is_private'
  >
> & { internalTagIds?: readonly number[] | undefined }

export async function changeAsset(writing: ContentWriting, id: number, { internalTagIds, ...fields }: AssetFields): Promise<void> {
  const { trx, now, changes } = writing
  const meta_data = fields.meta_data === undefined ? undefined : await withPlaceholder(writing, id, fields.meta_data)
  const asset = await trx
    .updateTable('assets')
    .set({ ...fields, ...(meta_data !== undefined && { meta_data }), updated_at: now })
    .where('id', '=', id)
    .returning(['filename', 'is_private', 'former_files'])
    .executeTakeFirst()
  if (internalTagIds) await putTags(writing, id, internalTagIds)
  changes.push({ action: 'asset-updated', id })
  if (asset && fields.is_private === 1) tellHidden(writing, id, publicFilesOf(asset))
}

/** Nobody writes that by hand, and tools that set what they know do not know it. */
async function withPlaceholder({ trx }: ContentWriting, id: number, metaData: string): Promise<string> {
  const before = await trx.selectFrom('assets').select('meta_data').where('id', '=', id).executeTakeFirst()
  const { placeholder } = JSON.parse(before?.meta_data ?? '{}')
  return placeholder === undefined ? metaData : JSON.stringify({ placeholder, ...JSON.parse(metaData) })
}

/**
 * Gives an asset another file, with an address of its own, since the old one is kept by browsers for a year. Every story that shows
 * the asset shows the new one; versions of them still show the former, which goes when the asset does.
 */
export async function replaceAsset(
  writing: ContentWriting,
  dialect: SqlDialect,
  before: AssetRow,
  { filename, contentType, contentLength, hash, width, height, metaData, folderId, extId, isPrivate }: NewFile,
): Promise<void> {
  const { trx, now, changes } = writing
  const { placeholder, ...said } = JSON.parse(before.meta_data)
  const meta_data = JSON.stringify({ ...said, ...metaData })
  const size = { width: width ?? null, height: height ?? null }
  const file = { filename, content_type: contentType, content_length: contentLength, hash, ...size, meta_data }
  const former_files = withFormerFiles(before, [{ filename: before.filename, isPrivate: before.is_private === 1 }])
  const known = { asset_folder_id: folderId, ext_id: extId, is_private: isPrivate ? 1 : 0 }
  await trx
    .updateTable('assets')
    .set({ ...file, ...known, former_files, updated_at: now })
    .where('id', '=', before.id)
    .execute()
  const newPlaceholder = metaData.placeholder
  const along: [string, string][] =
    typeof placeholder === 'string' && typeof newPlaceholder === 'string' ? [[placeholder, newPlaceholder]] : []
  await replaceValue(writing, dialect, [before.filename, filename], ...along)
  changes.push({ action: 'asset-updated', id: before.id, event: 'replaced' })
  if (isPrivate && before.is_private === 0) tellHidden(writing, before.id, publicFilesOf(before))
}

export type NewFile = Pick<AssetRecord, 'filename' | 'contentType' | 'contentLength' | 'hash' | 'width' | 'height'> &
  Required<Pick<AssetRecord, 'metaData' | 'folderId' | 'extId' | 'isPrivate'>>

/** Takes an asset out of the lists and keeps it for `restoreAsset`. The bytes stay: published pages may still show them. */
export async function deleteAsset({ trx, now, changes }: ContentWriting, row: AssetRow): Promise<void> {
  const tags = await trx.selectFrom('asset_tags').select('internal_tag_id').where('asset_id', '=', row.id).execute()
  // It may have been deleted before, and seeded or imported again since.
  const earlier = await trx.selectFrom('deleted_assets').select('asset').where('id', '=', row.id).executeTakeFirst()
  const former_files = earlier ? withKeptFiles(row, earlier.asset) : row.former_files
  const kept: KeptAsset = { row: { ...row, former_files }, tagIds: tags.map(({ internal_tag_id }) => internal_tag_id) }
  const inTrash = { deleted_at: now, asset: JSON.stringify(kept) }
  await trx
    .insertInto('deleted_assets')
    .values({ id: row.id, ...inTrash })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(inTrash))
    .execute()
  await trx.deleteFrom('assets').where('id', '=', row.id).execute()
  changes.push({ action: 'asset-updated', id: row.id, event: 'deleted' })
}

const KeptAsset = z.object({
  row: z
    .custom<AssetRow>((row) => isObject(row) && typeof row.filename === 'string')
    // One that was deleted before assets knew their former files has none.
    .transform((row) => ({ ...row, former_files: row.former_files ?? '[]' })),
  tagIds: z.array(z.number()),
})

type KeptAsset = z.infer<typeof KeptAsset>

/** Throws `RefusedWrite` when there is no such deleted asset. */
export async function restoreAsset({ trx, changes }: ContentWriting, id: number): Promise<void> {
  const deleted = await trx.selectFrom('deleted_assets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!deleted) throw new RefusedWrite('id', `There is no deleted asset with the id ${id}.`)
  const { row, tagIds } = KeptAsset.parse(JSON.parse(deleted.asset))
  const again = await trx
    .selectFrom('assets')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('filename', '=', row.filename)]))
    .executeTakeFirst()
  if (again) throw new RefusedWrite('id', `The file of this asset is there again, as the asset ${again.id}.`)
  const folder =
    row.asset_folder_id === null
      ? undefined
      : await trx.selectFrom('asset_folders').select('id').where('id', '=', row.asset_folder_id).executeTakeFirst()
  await trx
    .insertInto('assets')
    .values({ ...row, asset_folder_id: folder?.id ?? null })
    .execute()
  const tags = await trx
    .selectFrom('internal_tags')
    .select('id')
    .where('id', 'in', [-1, ...tagIds])
    .execute()
  for (const tag of tags) await trx.insertInto('asset_tags').values({ asset_id: id, internal_tag_id: tag.id }).execute()
  await trx.deleteFrom('deleted_assets').where('id', '=', id).execute()
  changes.push({ action: 'asset-updated', id, event: 'restored' })
}

/** Empties the trash of assets. Answers the files of which nothing is left, for their bytes to be deleted: no asset and no content names them. */
export async function clearAssetTrash(writing: ContentWriting, dialect: SqlDialect): Promise<string[]> {
  const { trx } = writing
  const deleted = await trx.selectFrom('deleted_assets').select(['id', 'asset']).execute()
  await trx.deleteFrom('deleted_assets').execute()
  const files = deleted
    .flatMap(({ id, asset }) => filesOf(KeptAsset.parse(JSON.parse(asset)).row).map(({ filename }) => ({ id, filename })))
    // A file elsewhere is not ours to delete.
    .filter(({ filename }) => isFileAddress(filename))
  const filenames = files.map(({ filename }) => filename)
  const standing = await trx
    .selectFrom('assets')
    .select('filename')
    .where((where) => dialect.isOneOf(where.ref('filename'), filenames))
    .execute()
  const named = new Set([...(await namedFiles(trx, new Set(filenames))), ...standing.map(({ filename }) => filename)])
  const unnamed = files.filter(({ filename }) => !named.has(filename))
  for (const { id, filename } of unnamed) tellHidden(writing, id, [filename])
  return unnamed.map(({ filename }) => filename)
}

/** An asset that stands again is not in the trash as well: the files it has there are former ones. */
export async function forgetDeletedAssets({ trx }: ContentWriting): Promise<void> {
  const again = await trx
    .selectFrom('deleted_assets as deleted')
    .innerJoin('assets', 'assets.id', 'deleted.id')
    .select(['deleted.asset', 'assets.id', 'filename', 'is_private', 'former_files'])
    .execute()
  for (const { asset, id, ...standing } of again) {
    await trx
      .updateTable('assets')
      .set({ former_files: withKeptFiles(standing, asset) })
      .where('id', '=', id)
      .execute()
  }
  await trx.deleteFrom('deleted_assets').where('id', 'in', trx.selectFrom('assets').select('id')).execute()
}

/** The former files of an asset, and those it has in the trash. */
function withKeptFiles(asset: Pick<AssetRow, 'filename' | 'is_private' | 'former_files'>, kept: string): string {
  const own = new Set(filesOf(asset).map(({ filename }) => filename))
  const others = filesOf(KeptAsset.parse(JSON.parse(kept)).row).filter(({ filename }) => !own.has(filename))
  return withFormerFiles(asset, others)
}

function tellHidden({ changes }: ContentWriting, id: number, hidden: readonly string[]): void {
  for (const hiddenFile of hidden) changes.push({ action: 'asset-updated', id, hiddenFile })
}

async function putTags({ trx }: ContentWriting, asset_id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('asset_tags').where('asset_id', '=', asset_id).execute()
  for (const internal_tag_id of new Set(ids)) {
    const tag = await trx.selectFrom('internal_tags').select('object_type').where('id', '=', internal_tag_id).executeTakeFirst()
    if (tag?.object_type !== 'asset') throw new RefusedWrite('internal_tag_ids', `There is no internal tag ${internal_tag_id} for assets.`)
    await trx.insertInto('asset_tags').values({ asset_id, internal_tag_id }).execute()
  }
}
