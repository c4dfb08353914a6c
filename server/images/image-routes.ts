import { Hono } from 'hono'
import { contentTypeOf } from './file-kinds.ts'
import { ImageRequestError } from './image-request.ts'
import type { ImageStore } from './image-store.ts'

const aYear = 'public, max-age=31536000, immutable'

/**
 * GET /f/{space}/{size}/{hash}/{name}          a file of the content
 * GET /f/{space}/{size}/{hash}/{name}/m/{...}  the same picture resized, as Storyblok's image service does
 * GET /_image?src=&size=&format=&quality=      the same by parameters (the local provider of R7.20)
 */
export function imageRoutes(images: ImageStore) {
  return new Hono()
    .get('/f/*', async (c) => {
      const [address = '', operations] = c.req.path.split('/m/', 2)
      const isPlain = operations === undefined && !c.req.path.endsWith('/m')
      return isPlain ? sendFile(address) : sendImage(address.replace(/\/m$/, ''), operations ?? '', acceptsWebp(c.req.header('accept')))
    })
    .get('/_image', async (c) => {
      const { src = '', size = '', format = 'webp', quality = '85', focus } = c.req.query()
      const operations = `${size}/filters:${focus ? `focal(${focus}):` : ''}format(${format}):quality(${quality})`
      return sendImage(src, operations, acceptsWebp(c.req.header('accept')))
    })

  async function sendFile(address: string): Promise<Response> {
    const bytes = await images.findFile(address)
    if (!bytes) return notFound()
    return new Response(new Uint8Array(bytes), {
      // A drawing is opened as a document by whoever calls it up: nothing in it may run.
      headers: {
        'content-type': contentTypeOf(address),
        'cache-control': aYear,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  }

  async function sendImage(address: string, operations: string, webp: boolean): Promise<Response> {
    try {
      const image = await images.findImage(address, operations, webp)
      if (!image) return notFound()
      return new Response(new Uint8Array(image.bytes), {
        headers: { 'content-type': image.contentType, 'cache-control': aYear, vary: 'accept' },
      })
    } catch (error) {
      if (error instanceof ImageRequestError)
        return Response.json({ error: 'invalid-image-request', message: error.message }, { status: 400 })
      throw error
    }
  }
}

const notFound = () => Response.json({ error: 'not-found', message: 'There is no such file.' }, { status: 404 })
const acceptsWebp = (accept: string | undefined) => accept?.includes('image/webp') ?? false
