import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { hashSecret } from '../../credentials/secret.ts'
import type { Tables } from '../../database/database.ts'
import { limitBody } from '../../requests/limit-body.ts'
import type { ManagementParts } from './environment.ts'
import { forbidden, invalid, tooLarge } from './management-error.ts'

export const uploadPath = '/v1/asset_uploads'
const mostMegabytes = 100

/** In which a file stands, so that none has the address of another. */
export const newFolder = () => randomBytes(5).toString('hex')

/** What was found out about the bytes that have come. */
export const ReceivedFile = z.object({
  filename: z.string(),
  contentType: z.string(),
  contentLength: z.number(),
  hash: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  placeholder: z.string().optional(),
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
    const { bytes, ...found } = await examineFile(upload.name, sent.bytes, files.makeTiny)
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

/** Pictures carry their size in the address, and it is the true one. Drawings and other files carry none. */
function withSize(key: string, { contentType, width, height }: { contentType: string; width?: number; height?: number }): string {
  const [f, spaceId, ...rest] = key.split('/')
  const [hash, name] = rest.slice(-2)
  const isPicture = contentType.startsWith('image/') && contentType !== 'image/svg+xml'
  return [f, spaceId, ...(isPicture ? [`${width}x${height}`] : []), hash, name].join('/')
}
