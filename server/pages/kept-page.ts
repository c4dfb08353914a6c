import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer: bytes and headers, ready to be written. */
export interface KeptPage {
  status: number
  /** Of the uncompressed bytes, without quotes. */
  hash: string
  /** The answer in each encoding, and that to a browser that has it. */
  answers: Record<Encoding | 'unchanged', PreparedAnswer>
  /** What was read to make it: tags like `slug:…`, `story:…`, `link:…`, `folder:…`, `links`. */
  reads: readonly string[]
  /** Errors are answers too, but not to be kept. */
  isKept: boolean
  /** Of all bodies together. */
  bytes: number
  /** It is compressed as well as can be. */
  isBest: boolean
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
/** For the first visitor, who is waiting; and, at a hundred times the cost, for all after them. */
const brotliQuality = { first: 4, best: 11 } as const
/** The few who take nothing better get it at half the cost for a tenth more. */
const gzipLevel = 3
/** 256 kB: what a page repeats is not further back, and to look for it there takes longer. */
const brotliWindow = 18

type Encoding = 'identity' | 'gzip' | 'br'

export interface PreparedAnswer {
  status: number
  headers: Record<string, string>
  body: Bytes | null
}

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
  const compressing = Promise.all([toGzip(identity), toBrotli(identity, brotliQuality.first)])
  // Meanwhile: that is done in other threads.
  const hash = createHash('sha1').update(identity).digest('base64url')
  const [zipped, br] = await compressing
  const encoded = (encoding: Encoding, body: Bytes): PreparedAnswer => ({
    status,
    headers: {
      ...headers,
      etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
      vary: 'accept-encoding',
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
  })
  return {
    status,
    hash,
    answers: {
      identity: encoded('identity', identity),
      gzip: encoded('gzip', zipped),
      br: encoded('br', br),
      unchanged: { status: 304, headers: { ...headers, etag: `"${hash}"`, vary: 'accept-encoding' }, body: null },
    },
    reads: [...reads],
    isKept,
    bytes: identity.length + zipped.length + br.length,
    isBest: false,
  }
}

const toGzip = async (text: Bytes) => exactly(await gzipAsync(text, { level: gzipLevel, chunkSize: chunkFor(text) }))

async function toBrotli(text: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return exactly(await brotliAsync(text, { params, chunkSize: chunkFor(text) }))
}

type Bytes = Uint8Array<ArrayBuffer>

/** Room for all that comes out, in bytes: for each chunk zlib goes to another thread and back, which takes longer than to compress some. */
const chunkFor = (text: Bytes) => Math.max(constants.Z_MIN_CHUNK, text.length >> 1)

/** Without the rest of the chunk, which would be kept with it. As a Buffer: of any other array, Node makes one at each write. */
function exactly(bytes: Bytes): Bytes {
  const kept = Buffer.allocUnsafeSlow(bytes.length)
  kept.set(bytes)
  return kept
}

/** The same page, compressed as well as can be: a tenth less to send. */
export async function compressBest(page: KeptPage): Promise<KeptPage> {
  const { identity, br } = page.answers
  if (page.isBest || !identity.body || !br.body) return page
  const body = await toBrotli(identity.body, brotliQuality.best)
  // Other bytes have another name, which still tells that the page is the same.
  const headers = { ...br.headers, etag: `"${page.hash}-br-best"`, 'content-length': String(body.length) }
  return {
    ...page,
    answers: { ...page.answers, br: { ...br, headers, body } },
    bytes: page.bytes - br.body.length + body.length,
    isBest: true,
  }
}

/** The page as one that was made so many seconds ago and should be newer. */
export function withAge(page: KeptPage, seconds: number): KeptPage {
  const aged = ({ headers, ...answer }: PreparedAnswer): PreparedAnswer => ({ ...answer, headers: { ...headers, age: String(seconds) } })
  const { identity, gzip, br, unchanged } = page.answers
  return { ...page, answers: { identity: aged(identity), gzip: aged(gzip), br: aged(br), unchanged: aged(unchanged) } }
}

/** The page in the encoding the browser takes, or 304 when it has these bytes. */
export function selectAnswer({ status, hash, answers }: KeptPage, acceptEncoding: string, ifNoneMatch: string | undefined): PreparedAnswer {
  if (status === 200 && hasBytes(ifNoneMatch, hash)) return answers.unchanged
  return answers[encodingFor(acceptEncoding)]
}

/** The same as a Response. */
export function writePage(page: KeptPage, request: Headers): Response {
  const { status, headers, body } = selectAnswer(page, request.get('accept-encoding') ?? '', request.get('if-none-match') ?? undefined)
  return new Response(body, { status, headers })
}

/** Named, and not with `q=0`. */
const takesBrotli = /(^|[,\s])br(?!\w)(?!\s*;\s*q=0(\.0*)?\s*($|,))/
const takesGzip = /(^|[,\s])gzip(?!\w)(?!\s*;\s*q=0(\.0*)?\s*($|,))/

function encodingFor(accepted: string): Encoding {
  // What browsers send, most of the time.
  if (accepted === 'gzip, deflate, br' || accepted === 'gzip, deflate, br, zstd') return 'br'
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

/** Whatever encoding the browser keeps, the page in it is the same. */
function hasBytes(ifNoneMatch: string | undefined, hash: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${hash}"`) || ifNoneMatch.includes(`"${hash}-`))
}
