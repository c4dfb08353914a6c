import sharp from 'sharp'
import type { fieldsJourney } from './every-field.ts'

/** A file of a picture, as a browser's dialog takes it. */
export const picture = (name: string, color = '#8a2f2b') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }))

/** Puts a file into the library, and answers how a story holds it. */
export async function upload({ manage }: Pick<ReturnType<typeof fieldsJourney>, 'manage'>, name: string) {
  const { buffer } = await picture(name)
  const { id, post_url, fields } = await manage('POST', 'assets', { filename: name })
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value))
  form.append('file', new Blob([new Uint8Array(buffer)]), name)
  await fetch(post_url, { method: 'POST', body: form })
  const { filename } = await manage('GET', `assets/${id}/finish_upload`)
  return { id, fieldtype: 'asset', filename, alt: '', title: '', copyright: '', focus: '', own: 'bleibt' }
}
