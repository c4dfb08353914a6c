import sharp from 'sharp'
import { openTestStudio } from '../../../tests/test-studio.ts'

/** A picture of one colour. */
export const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

/** What an address asks for at its origin. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What step two of an upload sends. */
export function formWith(fields: Record<string, string>, bytes: Uint8Array): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(bytes)], 'file'))
  return form
}

/** A studio to upload files in, in the vendor's three steps. */
export async function openAssets() {
  const studio = await openTestStudio()
  const announce = (query: string) => studio.manage('POST', `assets?${query}`)
  const send = (address: string, fields: Record<string, string>, bytes: Uint8Array) =>
    studio.studio(pathOf(address), { method: 'POST', body: formWith(fields, bytes) })
  const upload = async (filename: string, bytes: Uint8Array, query = '') => {
    const announced = await announce(`filename=${encodeURIComponent(filename)}&${query}`)
    if (announced.status !== 200) return announced
    const sent = await send(announced.body.post_url, announced.body.fields, bytes)
    if (sent.status !== 204) return { ...sent, body: JSON.parse(sent.text) }
    return studio.manage('GET', `assets/${announced.body.id}/finish_upload`)
  }
  return { ...studio, announce, send, upload }
}
