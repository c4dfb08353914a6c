import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { RefusedWrite } from '../../database/refused-write.ts'

export interface SentFile {
  fields: ReadonlyMap<string, string>
  /** The part named `file`; absent where there is none. */
  bytes: Uint8Array | undefined
}

/** The vendor's form has some ten fields. */
const limits = { fields: 100, fieldSize: 10_000, files: 1, parts: 101 }

/**
 * A form with one file in it, read as it arrives: others have their turn between two pieces. Throws `RefusedWrite` where it is no such
 * form, or none that came whole, and whatever reading the body throws.
 */
export async function readMultipart({ headers, body }: Request): Promise<SentFile> {
  const form = openForm(headers.get('content-type') ?? '')
  const fields = new Map<string, string>()
  const pieces: Buffer[] = []
  let hasFile = false
  form.on('field', (name, value) => fields.set(name, value))
  form.on('file', (name, file) => {
    hasFile ||= name === 'file'
    // Its error is the form's, too, which tells of it first.
    file.on('data', (piece: Buffer) => name === 'file' && pieces.push(piece)).on('error', () => {})
  })
  const read = new Promise<void>((resolve, reject) => {
    form.on('finish', resolve)
    for (const refusal of ['error', 'partsLimit', 'fieldsLimit', 'filesLimit'] as const) form.on(refusal, () => reject(unreadable()))
  })
  // Until it is waited for nobody listens.
  read.catch(() => {})
  for await (const piece of body ?? []) await Promise.race([written(form, piece), read])
  form.end()
  await read
  return { fields, bytes: hasFile ? Buffer.concat(pieces) : undefined }
}

function openForm(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw unreadable()
  }
}

const written = (form: BusboyInstance, piece: Uint8Array) => new Promise<void>((resolve) => form.write(piece, () => resolve()))

const unreadable = () =>
  new RefusedWrite('file', 'The form can not be read: send the fields that came with post_url and then the file, as multipart/form-data.')
