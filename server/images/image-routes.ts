import { Hono } from 'hono'
import { Overloaded } from '../threads/call-queue.ts'
import { contentTypeOf } from './file-kinds.ts'
import { ImageRequestError } from './image-request.ts'
import type { ImageStore } from './image-store.ts'
import { isSignatureValid } from './signed-file.ts'

const aYear = 'public, max-age=31536000, immutable'
const forNobody = 'private, no-store'

/**
 * GET /f/{space}/{size}/{hash}/{name}          a file of the content
 * GET /f/{space}/{size}/{hash}/{name}/m/{...}  the same picture resized, as Storyblok's image service does
 * The file of a private asset, and what is made of it, takes a signature behind its address.
 * GET /_image?src=&size=&format=&quality=      the same by parameters (the local provider of R7.20)
 */
export function imageRoutes(images: ImageStore, signingKey: string) {
  return new Hono()
    .get('/f/*', async (c) => {
      const [address = '', operations] = c.req.path.split('/m/', 2)
      const isPlain = operations === undefined && !c.req.path.endsWith('/m')
      const file = isPlain ? address : address.replace(/\/m$/, '')
      const isSigned = isSignatureValid(file, new URL(c.req.url).searchParams, signingKey)
      return isPlain ? sendFile(file, isSigned) : sendImage(file, operations ?? '', acceptsWebp(c.req.header('accept')), isSigned)
    })
    .get('/_image', async (c) => {
      const { src = '', size = '', format = 'webp', quality = '85', focus } = c.req.query()
      const operations = `${size}/filters:${focus ? `focal(${focus}):` : ''}format(${format}):quality(${quality})`
      return sendImage(src, operations, acceptsWebp(c.req.header('accept')))
    })

  async function sendFile(address: string, isSigned: boolean): Promise<Response> {
    const bytes = await images.findFile(address, isSigned)
    if (!bytes) return notFound()
    return new Response(new Uint8Array(bytes), {
      // A drawing is opened as a document by whoever calls it up: nothing in it may run.
      headers: {
        'content-type': contentTypeOf(address),
        'cache-control': isSigned ? forNobody : aYear,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  }

  async function sendImage(address: string, operations: string, webp: boolean, isSigned = false): Promise<Response> {
    try {
      const image = await images.findImage(address, operations, webp, isSigned)
      if (!image) return notFound()
      return new Response(new Uint8Array(image.bytes), {
        headers: { 'content-type': image.contentType, 'cache-control': isSigned ? forNobody : aYear, vary: 'accept' },
      })
    } catch (error) {
      if (error instanceof ImageRequestError)
        return Response.json({ error: 'invalid-image-request', message: error.message }, { status: 400 })
      if (error instanceof Overloaded)
        return Response.json(
          { error: 'busy', message: error.message },
          { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } },
        )
      throw error
    }
  }
}

const notFound = () => Response.json({ error: 'not-found', message: 'There is no such file.' }, { status: 404 })
const acceptsWebp = (accept: string | undefined) => accept?.includes('image/webp') ?? false
