import type { Selectable } from 'kysely'
import type { AssetTable } from '../../database/database.ts'
import { signFile } from '../../images/signed-file.ts'
import { type JsonObject, objectsIn } from '../blok-tree.ts'
import type { Answer } from './answer.ts'
import { notFound, unauthorized, unprocessable } from './delivery-error.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Reading } from './reading.ts'
import type { StoryJson } from './story-json.ts'

/** What is known of the files that asset fields of these stories show. */
export async function resolveAssets({ database }: Reading, stories: StoryJson[]): Promise<JsonObject[]> {
  const ids = new Set(stories.flatMap((story) => assetIdsIn(story.content)))
  if (ids.size === 0) return []
  const rows = await database.kysely
    .selectFrom('assets')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(assetJson)
}

/** One file by its address, and for a while the address of its bytes. Throws 401 when it is private and the key does not open such files. */
export async function findAsset({ database, key, signingKey }: Reading, query: QueryParameters): Promise<Answer> {
  const filename = query.text('filename')
  if (filename === undefined) throw unprocessable('filename is required')
  // Ours are known by their path, whatever host they were asked for at.
  const path = URL.parse(filename)?.pathname ?? filename
  const row = await database.kysely.selectFrom('assets').selectAll().where('filename', 'in', [filename, path]).executeTakeFirst()
  if (!row) throw notFound()
  if (row.is_private === 0) return { body: { asset: { ...assetJson(row), signed_url: filename } } }
  if (key.access !== 'asset' && key.access !== 'private') throw unauthorized()
  return { body: { asset: { ...assetJson(row), signed_url: `${filename}?${signFile(row.filename, signingKey)}` } } }
}

/** Items of a multi-asset field come without a `fieldtype`. */
function assetIdsIn(content: JsonObject): number[] {
  const ids: number[] = []
  for (const { id, filename } of objectsIn(content)) if (typeof id === 'number' && typeof filename === 'string') ids.push(id)
  return ids
}

function assetJson(row: Selectable<AssetTable>): JsonObject {
  const { hash: _hash, former_files: _files, width, height, ...asset } = row
  const size = width === null || height === null ? {} : { size: `${width}x${height}` }
  return { ...asset, ...size, meta_data: JSON.parse(row.meta_data), fieldtype: 'asset', is_private: row.is_private === 1 }
}
