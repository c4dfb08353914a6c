import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { noCdn } from '../cdn/cdn.ts'
import { FileStoreError } from './file-store.ts'
import { filesInFolder } from './folder-files.ts'
import { imageRoutes } from './image-routes.ts'
import { createImageStore } from './image-store.ts'
import { keptImages } from './kept-images.ts'
import { type ResizeImage, resizeImage } from './resize-image.ts'

/** Left half red, right half blue. */
export const photo = '/f/1/800x600/abcdef/foto.png'
export const drawing = '/f/1/400x200/abcdef/zeichnung.svg'

/** Files to ask for pictures of, over the routes; `made` counts what was drawn, `setBroken` puts the files out of reach, and `told` is what was said of that. */
export async function openImages(resize: ResizeImage = resizeImage) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let made = 0
  const told: string[] = []
  let isBroken = false
  const files = filesInFolder(folder)
  const images = createImageStore({
    files: {
      ...files,
      findFile: (...asked) => (isBroken ? Promise.reject(new FileStoreError('The bucket does not answer.')) : files.findFile(...asked)),
    },
    kept: keptImages({ folder: join(folder, 'images'), maxBytes: 1e9, onError: expect.unreachable }),
    resize: (...asked) => {
      made++
      return resize(...asked)
    },
    onAway: ({ message }) => told.push(message),
  })
  const red = { create: { width: 400, height: 600, channels: 3 as const, background: '#f00' } }
  await images.putFile(
    photo,
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
  await images.putFile(
    drawing,
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><script>alert(1)</script><rect width="400" height="200"/></svg>',
    ),
  )
  await images.putFile('/f/1/abcdef/notiz.pdf', Buffer.from('%PDF-1.7'))
  const routes = imageRoutes({ images, signingKey: 'key-of-tests', cdn: noCdn, trustProxy: true })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', signal?: AbortSignal) =>
    routes.request(address, { method, headers, ...(signal && { signal }) })
  const get = async (address: string, accept = 'image/webp') => {
    const response = await ask(address, { accept })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isImage = response.headers.get('content-type')?.startsWith('image/') && !response.headers.get('content-type')?.includes('svg')
    return { status: response.status, headers: response.headers, bytes, ...(isImage && (await sharp(bytes).metadata())) }
  }
  const middle = async (bytes: Buffer) => [...(await sharp(bytes).resize(1, 1, { kernel: 'nearest' }).removeAlpha().raw().toBuffer())]
  const pixel = async (bytes: Buffer, left: number, top: number, channels = 3) => {
    const image = sharp(bytes).extract({ left, top, width: 1, height: 1 })
    return [...(await (channels === 3 ? image.removeAlpha() : image.ensureAlpha()).raw().toBuffer())]
  }
  const setBroken = (is: boolean) => {
    isBroken = is
  }
  return { ask, folder, get, images, made: () => made, middle, pixel, setBroken, told }
}
