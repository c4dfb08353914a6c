import type { Selectable } from 'kysely'
import type { AssetTable, Database } from '../../database/database.ts'
import type { JsonObject } from '../blok-tree.ts'
import { getSpace } from '../space.ts'

/** Assets in the vendor's form. Tools download what `filename` says, so our own files have their whole address there. */
export async function assetsJson({ kysely }: Database, rows: Selectable<AssetTable>[], origin: string): Promise<JsonObject[]> {
  const tags = await kysely
    .selectFrom('asset_tags as of')
    .innerJoin('internal_tags as tag', 'tag.id', 'of.internal_tag_id')
    .select(['of.asset_id', 'tag.id', 'tag.name'])
    .where('of.asset_id', 'in', [-1, ...rows.map(({ id }) => id)])
    .orderBy('tag.name')
    .execute()
  const { id: space_id } = await getSpace(kysely)
  return rows.map(({ hash: _hash, former_files: _files, width, height, filename, ...row }) => {
    const own = tags.filter(({ asset_id }) => asset_id === row.id)
    return {
      ...row,
      filename: filename.startsWith('/') ? `${origin}${filename}` : filename,
      short_filename: filename.slice(filename.lastIndexOf('/') + 1),
      meta_data: JSON.parse(row.meta_data),
      space_id,
      is_private: row.is_private === 1,
      locked: false,
      publish_at: null,
      deleted_at: null,
      internal_tag_ids: own.map(({ id }) => id),
      internal_tags_list: own.map(({ id, name }) => ({ id, name })),
      ...(width !== null && height !== null && { size: `${width}x${height}` }),
    }
  })
}
