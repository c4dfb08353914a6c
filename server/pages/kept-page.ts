import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer: bytes and headers, ready to be written. */
export interface KeptPage {
  status: number
  headers: Record<string, string>
  /** Of the uncompressed bytes, without quotes. */
  hash: string
  bodies: { identity: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer> }
  /** What was read to make it: tags like `slug:…`, `story:…`, `link:…`, `folder:…`, `links`. */
  reads: readonly string[]
  /** Errors are answers too, but not to be kept. */
  isKept: boolean
  /** Of all bodies together. */
  bytes: number
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
/** Smaller costs ten times the time, and a visitor may be waiting. */
const brotliQuality = 6

export interface Answer {
  status: number
  headers: Record<string, string>
  text: string
  reads: Iterable<string>
  isKept: boolean
}

/** Compresses an answer once for all who will ask for it. */
export async function keepPage({ status, headers, text, reads, isKept }: Answer): Promise<KeptPage> {
  const identity = Buffer.from(text)
  const [zipped, br] = await Promise.all([
    gzipAsync(identity),
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ])
  return {
    status,
    headers,
    hash: createHash('sha1').update(identity).digest('base64url'),
    bodies: { identity, gzip: zipped, br },
    reads: [...reads],
    isKept,
    bytes: identity.length + zipped.length + br.length,
  }
}

/** The answer to one request: in the encoding its browser takes, or 304 when it has these bytes. */
export function writePage({ status, headers, hash, bodies }: KeptPage, request: Headers): Response {
  const encoding = encodingFor(request.get('accept-encoding') ?? '')
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const shared = { ...headers, etag, vary: 'accept-encoding' }
  if (status === 200 && hasBytes(request.get('if-none-match'), hash)) return new Response(null, { status: 304, headers: shared })
  return new Response(bodies[encoding], { status, headers: encoding === 'identity' ? shared : { ...shared, 'content-encoding': encoding } })
}

type Encoding = keyof KeptPage['bodies']

function encodingFor(accepted: string): Encoding {
  const takes = (name: string) => new RegExp(`(^|[,\\s])${name}($|[,;\\s])(?!\\s*q=0(\\.0*)?($|,))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Whatever encoding the browser keeps, the page in it is the same. */
function hasBytes(ifNoneMatch: string | null, hash: string): boolean {
  return ifNoneMatch !== null && (ifNoneMatch.includes(`"${hash}"`) || ifNoneMatch.includes(`"${hash}-`))
}
