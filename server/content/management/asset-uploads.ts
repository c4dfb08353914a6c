/**
 * The vendor's upload in three steps: a tool announces the file and gets a signed address with fields, sends the bytes
 * there without any other right, and says that it is done; then there is an asset.
 */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { createSecret, hashSecret } from '../../credentials/secret.ts'
import type { Tables } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import { fileKind } from '../../images/file-kinds.ts'
import { limitBody } from '../../requests/limit-body.ts'
import { replaceAsset } from '../asset-changing.ts'
import { placeFiles } from '../asset-files.ts'
import { putAsset } from '../asset-writing.ts'
import { fileName } from '../files/file-name.ts'
import { getSpace } from '../space.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import type { Actor, ManagementParts } from './environment.ts'
import { forbidden, invalid, notFound, tooLarge } from './management-error.ts'
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

const uploadPath = '/v1/asset_uploads'
const uploadLifeMs = 3_600_000
const mostMegabytes = 100

/** In which a file stands, so that none has the address of another. */
const newFolder = () => randomBytes(5).toString('hex')

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

const ReceivedFile = z.object({
  filename: z.string(),
  contentType: z.string(),
  contentLength: z.number(),
  hash: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
})

type Upload = Selectable<Tables['asset_uploads']>

/**
 * POST /v1/asset_uploads, step two: multipart, the fields and then the file. The signature in the address is all the right it takes; of
 * whoever has none nothing is read.
 */
export function uploadRoutes({ store, files }: ManagementParts) {
  const { kysely } = store.database
  const findUpload = createMiddleware<{ Variables: { upload: Upload } }>(async (c, next) => {
    const signature = hashSecret(c.req.query('signature') ?? '')
    const upload = await kysely.selectFrom('asset_uploads').selectAll().where('signature_hash', '=', signature).executeTakeFirst()
    if (!upload) throw notAnnounced()
    c.set('upload', upload)
    await next()
  })
  const limit = limitBody({
    most: mostMegabytes * 1_000_000,
    refuse() {
      throw tooLarge(mostMegabytes)
    },
  })
  return new Hono().post(uploadPath, findUpload, limit, async (c) => {
    const { upload } = c.var
    // What looks into files is large, and most processes are never sent one.
    const [{ readMultipart }, { examineFile }] = await Promise.all([
      import('../files/read-multipart.ts'),
      import('../files/examine-file.ts'),
    ])
    const sent = await readMultipart(c.req.raw)
    if (sent.fields.get('key') !== upload.key) throw forbidden('The fields of the upload are wrong; send those that came with post_url')
    if (!sent.bytes) throw invalid('file', 'is missing')
    const { bytes, ...found } = await examineFile(upload.name, sent.bytes, files.tryImage)
    const key = await takeKey(kysely, upload)
    const filename = `/${withSize(key, found)}`
    try {
      await files.putFile(filename, bytes, upload.is_private === 1)
    } catch (error) {
      if (key === upload.key) await giveKeyBack(kysely, upload)
      throw error
    }
    const received: z.infer<typeof ReceivedFile> = { ...found, filename, contentLength: bytes.byteLength }
    if (!(await setReceived(kysely, upload, JSON.stringify(received)))) {
      await files.deleteFile(filename)
      throw notAnnounced()
    }
    return c.body(null, 204)
  })
}

const notAnnounced = () => forbidden('The address of the upload is wrong or too old; announce the file again')

/**
 * Where this file is kept: under the key that was announced, but for one POST alone. Any other has a key of its own, or it might come after
 * the upload was finished with the first, and put other bytes where browsers keep what they got for a year. Throws 403 where it is finished.
 */
async function takeKey(kysely: Kysely<Tables>, upload: Upload): Promise<string> {
  if (await setReceived(kysely, upload, '', { where: null })) return upload.key
  const still = kysely.selectFrom('asset_uploads').select('id').where('signature_hash', '=', upload.signature_hash)
  if (!(await still.executeTakeFirst())) throw notAnnounced()
  const [name = '', , ...rest] = upload.key.split('/').reverse()
  return [name, newFolder(), ...rest].reverse().join('/')
}

/** Answers whether it is still announced, and had received what is asked for. The same asset may have been announced again since. */
async function setReceived(kysely: Kysely<Tables>, { signature_hash }: Upload, received: string | null, only?: { where: string | null }) {
  const announced = kysely.updateTable('asset_uploads').set({ received }).where('signature_hash', '=', signature_hash)
  const update = only ? announced.where('received', only.where === null ? 'is' : '=', only.where) : announced
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

/** Nothing was kept under it; who sends the file again has it. */
async function giveKeyBack(kysely: Kysely<Tables>, upload: Upload): Promise<void> {
  await setReceived(kysely, upload, null, { where: '' })
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
  const received = ReceivedFile.parse(JSON.parse(upload.received))
  // As where an asset is changed: what fails in between leaves files that are private.
  if (before && upload.is_private === 1) await placeFiles(files, { ...before, is_private: 1 })
  await store.transaction(async (writing) => {
    const { trx } = writing
    const file = { ...received, folderId: upload.asset_folder_id, extId: upload.ext_id, isPrivate: upload.is_private === 1 }
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

/** Pictures carry their size in the address, and it is the true one. Drawings and other files carry none. */
function withSize(key: string, { contentType, width, height }: { contentType: string; width?: number; height?: number }): string {
  const [f, spaceId, ...rest] = key.split('/')
  const [hash, name] = rest.slice(-2)
  const isPicture = contentType.startsWith('image/') && contentType !== 'image/svg+xml'
  return [f, spaceId, ...(isPicture ? [`${width}x${height}`] : []), hash, name].join('/')
}

export async function checkFolder(kysely: Kysely<Tables>, id: number): Promise<void> {
  const folder = await kysely.selectFrom('asset_folders').select('id').where('id', '=', id).executeTakeFirst()
  if (!folder) throw new RefusedWrite('asset_folder_id', `There is no asset folder with the id ${id}.`)
}
