import { type Bytes, type CompressedText, compressBest, toGzip } from './compressed-text.ts'

/** A finished answer: bytes and headers, ready to be written. */
export interface KeptPage {
  status: number
  /** Of the uncompressed bytes, without quotes. */
  hash: string
  /** The answer as nearly everybody takes it, and that to a browser that has it. */
  answers: Record<'identity' | 'br' | 'unchanged', PreparedAnswer>
  /** That to the few who take gzip and nothing better: compressed for the first of them. */
  gzipAnswer: () => PreparedAnswer
  /** What was read to make it: tags like `slug:…`, `story:…`, `link:…`, `folder:…`, `links`. */
  reads: readonly string[]
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
  isKept: boolean
}

/** An answer with all that it takes to write it to anybody. */
export function keepPage({ status, headers: given, body, reads, isKept }: Answer): KeptPage {
  const { hash, br } = body
  const headers = { ...given, etag: `"${hash}"`, vary: 'accept-encoding' }
  const identity = withBody({ status, headers }, body.identity)
  return {
    status,
    hash,
    answers: { identity, br: encoded(identity, 'br', `${hash}-br`, br), unchanged: { status: 304, headers, body: null } },
    gzipAnswer: gzipLater(identity, hash),
    reads,
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

/** The page as one that was made so many seconds ago and should be newer. */
export function withAge(page: KeptPage, seconds: number): KeptPage {
  const aged = ({ headers, ...answer }: PreparedAnswer): PreparedAnswer => ({ ...answer, headers: { ...headers, age: String(seconds) } })
  const { identity, br, unchanged } = page.answers
  return {
    ...page,
    answers: { identity: aged(identity), br: aged(br), unchanged: aged(unchanged) },
    gzipAnswer: () => aged(page.gzipAnswer()),
  }
}

/** The page in the encoding the browser takes, or 304 when it has these bytes. */
export function selectAnswer(page: KeptPage, acceptEncoding: string, ifNoneMatch: string | undefined): PreparedAnswer {
  const { status, hash, answers } = page
  if (status === 200 && hasBytes(ifNoneMatch, hash)) return answers.unchanged
  const encoding = encodingFor(acceptEncoding)
  return encoding === 'gzip' ? page.gzipAnswer() : answers[encoding]
}

/** The same as a Response. */
export function writePage(page: KeptPage, request: Headers): Response {
  const { status, headers, body } = selectAnswer(page, request.get('accept-encoding') ?? '', request.get('if-none-match') ?? undefined)
  return new Response(body, { status, headers })
}

/** Named, and not with `q=0`. */
const takesBrotli = /(^|[,\s])br(?!\w)(?!\s*;\s*q=0(\.0*)?\s*($|,))/
const takesGzip = /(^|[,\s])gzip(?!\w)(?!\s*;\s*q=0(\.0*)?\s*($|,))/

function encodingFor(accepted: string): 'identity' | 'gzip' | 'br' {
  // What browsers send, most of the time.
  if (accepted === 'gzip, deflate, br' || accepted === 'gzip, deflate, br, zstd') return 'br'
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

/** Whatever encoding the browser keeps, the page in it is the same. */
function hasBytes(ifNoneMatch: string | undefined, hash: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${hash}"`) || ifNoneMatch.includes(`"${hash}-`))
}
