import { type Context, Hono } from 'hono'
import type { Cdn } from '../cdn/cdn.ts'
import { clientNetwork, networkOfTurns } from '../requests/client-address.ts'
import { answerToNobody } from '../requests/cut-off.ts'
import { Overloaded } from '../threads/call-queue.ts'
import { byteRange } from './byte-range.ts'
import { contentTypeOf } from './file-kinds.ts'
import { anyFile, fileTag } from './file-tags.ts'
import { ImageRequestError, readImageRequest } from './image-request.ts'
import type { ImageStore } from './image-store.ts'
import { isSignatureValid } from './signed-file.ts'

export interface ImageRoutesParts {
  images: ImageStore
  /** Of private files. */
  signingKey: string
  cdn: Pick<Cdn, 'fileHeaders'>
  trustProxy: boolean
}

/** What is wanted of a file, and whether the address opens it also when it is private. */
interface Wanted {
  file: string
  operations: string
  isSigned: boolean
}

/**
 * GET /f/{space}/{size}/{hash}/{name}          a file of the content, or a part of it
 * GET /f/{space}/{size}/{hash}/{name}/m/{...}  the same picture resized, as Storyblok's image service does
 * The file of a private asset, and what is made of it, takes a signature behind its address.
 * GET /_image?src=&size=&format=&quality=      the same by parameters (the local provider of R7.20)
 */
export function imageRoutes({ images, signingKey, cdn, trustProxy }: ImageRoutesParts) {
  return new Hono()
    .get('/f/*', async (c) => {
      const [address = '', operations] = c.req.path.split('/m/', 2)
      const isPlain = operations === undefined && !c.req.path.endsWith('/m')
      const file = isPlain ? address : address.replace(/\/m$/, '')
      const isSigned = isSignatureValid(file, new URL(c.req.url).searchParams, signingKey)
      return isPlain ? sendFile(c, file, isSigned) : sendImage(c, { file, operations: operations ?? '', isSigned })
    })
    .get('/_image', async (c) => {
      const { src = '', size = '', format = 'webp', quality = '85', focus } = c.req.query()
      const operations = `${size}/filters:${focus ? `focal(${focus}):` : ''}format(${format}):quality(${quality})`
      return sendImage(c, { file: src, operations, isSigned: false })
    })

  async function sendFile(c: Context, address: string, isSigned: boolean): Promise<Response> {
    const file = await images.findFile(address, isSigned)
    if (!file) return notFound()
    const headers = {
      ...keptFor(address, isSigned),
      'content-type': contentTypeOf(address),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      // A drawing is opened as a document by whoever calls it up: nothing in it may run.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    // No part is asked for without a body, nor of a version that we have not named.
    const wantsPart = c.req.method === 'GET' && c.req.header('if-range') === undefined
    const part = byteRange(wantsPart ? c.req.header('range') : undefined, file.size)
    if (part === 'none') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
    const { first, last } = part ?? { first: 0, last: file.size - 1 }
    return new Response(c.req.method === 'HEAD' ? null : await file.open(part), {
      status: part ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(last - first + 1),
        ...(part && { 'content-range': `bytes ${first}-${last}/${file.size}` }),
      },
    })
  }

  async function sendImage(c: Context, { file, operations, isSigned }: Wanted): Promise<Response> {
    try {
      const request = readImageRequest(operations)
      const wanted = {
        acceptsWebp: acceptsWebp(c.req.header('accept')),
        seesPrivate: isSigned,
        signal: c.req.raw.signal,
        client: networkOfTurns(clientNetwork(c, trustProxy) ?? ''),
      }
      const image = await images.findImage(file, request, wanted)
      if (!image) return notFound()
      return new Response(image.bytes, {
        headers: {
          ...(image.isLastKnown ? keptByNobody : keptFor(file, isSigned)),
          'content-type': image.contentType,
          ...(request.format === undefined && { vary: 'accept' }),
        },
      })
    } catch (error) {
      if (error instanceof ImageRequestError)
        return Response.json({ error: 'invalid-image-request', message: error.message }, { status: 400 })
      if (error instanceof Overloaded)
        return Response.json(
          { error: 'busy', message: error.message },
          { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } },
        )
      if (c.req.raw.signal.aborted) return answerToNobody()
      throw error
    }
  }

  /** A CDN is told when nobody may see it any more. */
  function keptFor(address: string, isSigned: boolean): Record<string, string> {
    return isSigned ? keptByNobody : cdn.fileHeaders([fileTag(address), anyFile])
  }
}

const keptByNobody = { 'cache-control': 'private, no-store' }

const notFound = () => Response.json({ error: 'not-found', message: 'There is no such file.' }, { status: 404 })
const acceptsWebp = (accept: string | undefined) => accept?.includes('image/webp') ?? false
