import { lifeHeaders } from '../cdn/cdn.ts'
import { browsersOnly } from '../requests/browsers-only.ts'
import { type Bytes, type CompressedText, compressBest, toGzip } from './compressed-text.ts'

/** A finished answer: bytes and headers, ready to be written. */
export interface KeptPage {
  status: number
  /** Of the uncompressed bytes, without quotes. */
  hash: string
  /** The answer as nearly everybody takes it. */
  answers: Record<'identity' | 'br', PreparedAnswer>
  /** That to the few who take gzip and nothing better: compressed for the first of them. */
  gzipAnswer: () => PreparedAnswer
  /** What was read to make it: tags like `page:…`, `slug:…`, `story:…`, `link:…`, `folder:…`, `links`. */
  reads: readonly string[]
  /** The flags by which visitors get this variant of it or another: it is nobody's before they are looked up. */
  flags: readonly string[]
  /** How long what it shows holds, in milliseconds: as long as nothing of it changes where it is left out. */
  lifeMs?: number | undefined
  /** Errors are answers too, but not to be kept. */
  isKept: boolean
  /** Of all bodies together, gzip counted as long as brotli. */
  bytes: number
  /** It is compressed as well as can be. */
  isBest: boolean
}

export interface PreparedAnswer {
  status: number
  headers: Record<string, string>
  body: Bytes | null
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: CompressedText
  reads: readonly string[]
  flags?: readonly string[]
  lifeMs?: number | undefined
  isKept: boolean
}

/** An answer with all that it takes to write it to anybody. */
export function keepPage({ status, headers: given, body, reads, flags = [], lifeMs, isKept }: Answer): KeptPage {
  const { hash, br } = body
  // Editors' pages may read it, which a cache that kept the answer to somebody else would not tell them.
  const headers = { ...given, etag: `"${hash}"`, vary: 'accept-encoding, origin' }
  const identity = withBody({ status, headers }, body.identity)
  return {
    status,
    hash,
    answers: { identity, br: encoded(identity, 'br', `${hash}-br`, br) },
    gzipAnswer: gzipLater(identity, hash),
    reads,
    flags,
    ...(lifeMs !== undefined && { lifeMs }),
    isKept,
    bytes: body.identity.length + 2 * br.length,
    isBest: false,
  }
}

/** The answer of a page in gzip, compressed when it is first wanted. */
export function gzipLater(identity: PreparedAnswer, hash: string): () => PreparedAnswer {
  let answer: PreparedAnswer | undefined
  return () => {
    answer ??= identity.body ? encoded(identity, 'gzip', `${hash}-gzip`, toGzip(identity.body)) : identity
    return answer
  }
}

/** Other bytes have another name, which still tells that the page is the same. */
const encoded = ({ status, headers }: PreparedAnswer, encoding: 'gzip' | 'br', name: string, body: Bytes): PreparedAnswer =>
  withBody({ status, headers: { ...headers, etag: `"${name}"`, 'content-encoding': encoding } }, body)

const withBody = ({ status, headers }: Omit<PreparedAnswer, 'body'>, body: Bytes): PreparedAnswer => ({
  status,
  headers: { ...headers, 'content-length': String(body.length) },
  body: asBuffer(body),
})

/** Of any other array, Node makes a Buffer at each write. What comes from another thread, or from disk, is one. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Bytes): Bytes => Buffer.from(buffer, byteOffset, byteLength)

/** The same page, compressed as well as can be. */
export async function improvePage(page: KeptPage): Promise<KeptPage> {
  const { identity, br } = page.answers
  if (page.isBest || !identity.body || !br.body) return page
  const body = await compressBest(identity.body)
  return {
    ...page,
    answers: { ...page.answers, br: encoded(identity, 'br', `${page.hash}-br-best`, body) },
    bytes: page.bytes - br.body.length + body.length,
    isBest: true,
  }
}

/** The page as one that was made so many seconds ago and should be newer: nobody keeps it for others. */
export function withAge(page: KeptPage, seconds: number): KeptPage {
  return withHeaders(page, { age: String(seconds), 'cache-control': browsersOnly, ...notForCdns })
}

const notForCdns = Object.fromEntries(Object.values(lifeHeaders).map((name) => [name, undefined]))

/** What is `undefined` is left out. */
function withHeaders(page: KeptPage, more: Record<string, string | undefined>): KeptPage {
  const headersOf = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries({ ...headers, ...more }).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const changed = ({ headers, ...answer }: PreparedAnswer): PreparedAnswer => ({ ...answer, headers: headersOf(headers) })
  const { identity, br } = page.answers
  return {
    ...page,
    answers: { identity: changed(identity), br: changed(br) },
    gzipAnswer: () => changed(page.gzipAnswer()),
  }
}

/** The page as one that was made so many seconds ago, for caches that count from then how long it may be kept. */
export function madeAgo(page: KeptPage, seconds: number): KeptPage {
  return withHeaders(page, { age: String(seconds) })
}

/** The page in the encoding the browser takes, or 304 when it has it in any. */
export function selectAnswer(page: KeptPage, acceptEncoding: string, ifNoneMatch: string | undefined): PreparedAnswer {
  const { status, hash, answers } = page
  const known = status === 200 && ifNoneMatch !== undefined && knownName(ifNoneMatch, hash)
  if (known) return unchanged(answers.identity, known)
  const encoding = encodingFor(acceptEncoding)
  return encoding === 'gzip' ? page.gzipAnswer() : answers[encoding]
}

/** The same as a Response. */
export function writePage(page: KeptPage, request: Headers): Response {
  const { status, headers, body } = selectAnswer(page, request.get('accept-encoding') ?? '', request.get('if-none-match') ?? undefined)
  return new Response(body, { status, headers })
}

/** Named, and not with `q=0`. */
const takesBrotli = /(^|[,\s])br(?!\w)(?!\s*;\s*q=0(\.0*)?\s*($|,))/i
const takesGzip = /(^|[,\s])gzip(?!\w)(?!\s*;\s*q=0(\.0*)?\s*($|,))/i

/** What of our encodings is sent to who says this in `Accept-Encoding`. */
export function encodingFor(accepted: string): 'identity' | 'gzip' | 'br' {
  // What browsers send, most of the time.
  if (accepted === 'gzip, deflate, br' || accepted === 'gzip, deflate, br, zstd') return 'br'
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

/** The name under which the browser keeps the page: whatever the encoding, the page in it is the same. */
function knownName(ifNoneMatch: string, hash: string): string | undefined {
  if (ifNoneMatch === '*') return `"${hash}"`
  const start = ifNoneMatch.indexOf(`"${hash}`)
  const end = ifNoneMatch.indexOf('"', start + 1 + hash.length)
  const name = ifNoneMatch.slice(start, end + 1)
  return start >= 0 && end > start && /^"[\w-]+"$/.test(name) && (name === `"${hash}"` || name.startsWith(`"${hash}-`)) ? name : undefined
}

/** It renews what is kept under this name, and nothing else (RFC 9111, 4.3.4). */
function unchanged({ headers }: PreparedAnswer, etag: string): PreparedAnswer {
  const { 'content-length': _, ...kept } = headers
  return { status: 304, headers: { ...kept, etag }, body: null }
}
