import type { JsonObject } from './blok-tree.ts'
import type { ContentWriting } from './content-writing.ts'
import { assetId } from './story-uuid.ts'

/** What is known of a file that content shows. The bytes are kept elsewhere. */
export interface AssetRecord {
  /** The whole address, or the path under the asset host; names the asset. */
  filename: string
  contentType: string
  /** In bytes. */
  contentLength: number
  /** Of the bytes. */
  hash: string
  width?: number
  height?: number
  name?: string
  alt?: string
  title?: string
  copyright?: string
  source?: string
  /** `x1xy1:x2xy2` */
  focus?: string
  metaData?: JsonObject
  /** Told to whoever announced the upload. Follows from the file name when left out. */
  id?: number
  folderId?: number | null
  extId?: string | null
  isPrivate?: boolean
}

export async function putAsset({ trx, changes, now }: ContentWriting, asset: AssetRecord): Promise<void> {
  const id = asset.id ?? assetId(asset.filename)
  const before = await trx.selectFrom('assets').select('id').where('filename', '=', asset.filename).executeTakeFirst()
  const fields = {
    filename: asset.filename,
    name: asset.name ?? '',
    alt: asset.alt ?? '',
    title: asset.title ?? '',
    copyright: asset.copyright ?? '',
    source: asset.source ?? '',
    focus: asset.focus ?? '',
    meta_data: JSON.stringify(asset.metaData ?? {}),
    content_type: asset.contentType,
    content_length: asset.contentLength,
    width: asset.width ?? null,
    height: asset.height ?? null,
    hash: asset.hash,
    ...(asset.folderId !== undefined && { asset_folder_id: asset.folderId }),
    ...(asset.extId !== undefined && { ext_id: asset.extId }),
    ...(asset.isPrivate !== undefined && { is_private: asset.isPrivate ? 1 : 0 }),
    updated_at: now,
  }
  await trx
    .insertInto('assets')
    .values({ ...fields, id, created_at: now })
    .onConflict((conflict) => conflict.column('filename').doUpdateSet(fields))
    .execute()
  changes.push({ action: 'asset-updated', id, ...(!before && { event: 'created' }) })
}
