/**
 * The vendor's upload in three steps, of which receive-upload.ts has the second: a tool announces the file and gets a signed address
 * with fields, sends the bytes there without any other right, and says that it is done; then there is an asset.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { createSecret, hashSecret } from '../../credentials/secret.ts'
import type { Tables } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import { fileKind } from '../../images/file-kinds.ts'
import { replaceAsset } from '../asset-changing.ts'
import { placeFiles } from '../asset-files.ts'
import { putAsset } from '../asset-writing.ts'
import { fileName } from '../files/file-name.ts'
import { getSpace } from '../space.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import type { Actor, ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { newFolder, ReceivedFile, uploadPath } from './receive-upload.ts'
import { filledLine, line } from './sent.ts'

export const Announcement = z.object({
  /** Of an asset whose file it replaces. */
  id: z.coerce.number('must be the id of an asset').int().positive().optional(),
  filename: filledLine(1_000),
  /** `800x600`; what the bytes say counts. */
  size: line(32).optional(),
  asset_folder_id: z.coerce.number('must be a number').int().nonnegative().optional(),
  ext_id: line().optional(),
  is_private: z.enum(['', '0', '1', 'false', 'true'], 'must be 1, 0, true or false').optional(),
})

const uploadLifeMs = 3_600_000

/** Step one: what the tool needs to send the bytes. */
export async function announceUpload({ store }: ManagementParts, announced: z.infer<typeof Announcement>, origin: string) {
  const { kysely } = store.database
  fileKind(announced.filename)
  const { id: spaceId } = await getSpace(kysely)
  const replaced = announced.id === undefined ? undefined : await findReplaced(kysely, announced.id)
  const folder = announced.asset_folder_id === undefined ? (replaced?.asset_folder_id ?? null) : announced.asset_folder_id || null
  if (folder !== null) await checkFolder(store.database.kysely, folder)
  const name = fileName(announced.filename)
  const size = /^\d+x\d+$/.test(announced.size ?? '') && !name.endsWith('.svg') ? `${announced.size}/` : ''
  const key = `f/${spaceId}/${size}${newFolder()}/${name}`
  const signature = createSecret()
  const id = replaced?.id ?? newId()
  const ext_id = announced.ext_id ?? replaced?.ext_id ?? null
  const row = { id, key, name, signature_hash: hashSecret(signature), asset_folder_id: folder, ext_id }
  const is_private = announced.is_private ? (['1', 'true'].includes(announced.is_private) ? 1 : 0) : (replaced?.is_private ?? 0)
  const now = Date.now()
  await kysely
    .deleteFrom('asset_uploads')
    .where((where) => where.or([where('created_at', '<', new Date(now - uploadLifeMs).toISOString()), where('id', '=', id)]))
    .execute()
  await kysely
    .insertInto('asset_uploads')
    .values({ ...row, is_private, received: null, created_at: new Date(now).toISOString() })
    .execute()
  const address = `${origin}/${key}`
  return {
    id: row.id,
    post_url: `${origin}${uploadPath}?${new URLSearchParams({ signature })}`,
    pretty_url: address.replace(/^https?:/, ''),
    public_url: address,
    fields: {
      key,
      acl: is_private ? 'private' : 'public-read',
      Expires: new Date(now + uploadLifeMs).toUTCString(),
      'Cache-Control': 'public; max-age=31536000',
    },
    locked: false,
    meta_data: {},
  }
}

/** Step three: from now on there is an asset, or the one that was announced has the new file. Doing it again changes nothing. */
export async function finishUpload({ store, files }: ManagementParts, actor: Actor, id: number): Promise<void> {
  const { kysely } = store.database
  const find = () => kysely.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst()
  const upload = await kysely.selectFrom('asset_uploads').selectAll().where('id', '=', id).executeTakeFirst()
  const before = await find()
  if (!upload) {
    if (before) return
    throw notFound()
  }
  if (!upload.received) throw invalid('file', 'has not arrived; send it to post_url first')
  const { placeholder, ...received } = ReceivedFile.parse(JSON.parse(upload.received))
  // As where an asset is changed: what fails in between leaves files that are private.
  if (before && upload.is_private === 1) await placeFiles(files, { ...before, is_private: 1 })
  await store.transaction(async (writing) => {
    const { trx } = writing
    const metaData = placeholder === undefined ? {} : { placeholder }
    const file = { ...received, metaData, folderId: upload.asset_folder_id, extId: upload.ext_id, isPrivate: upload.is_private === 1 }
    const replaced = await trx.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst()
    if (replaced) await replaceAsset(writing, store.database.dialect, replaced, file)
    else await putAsset(writing, { ...file, id })
    await trx.deleteFrom('asset_uploads').where('id', '=', id).execute()
    await recordActivity(writing, replaced ? 'asset.replace' : 'asset.create', { id, name: upload.name })
  }, authorship(actor))
  const after = before && (await find())
  if (after) await placeFiles(files, after)
}

/** Throws `RefusedWrite` when there is none. */
async function findReplaced(kysely: Kysely<Tables>, id: number) {
  const row = await kysely.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new RefusedWrite('id', `There is no asset with the id ${id} whose file could be replaced; leave it out for a new asset.`)
  return row
}

export async function checkFolder(kysely: Kysely<Tables>, id: number): Promise<void> {
  const folder = await kysely.selectFrom('asset_folders').select('id').where('id', '=', id).executeTakeFirst()
  if (!folder) throw new RefusedWrite('asset_folder_id', `There is no asset folder with the id ${id}.`)
}
