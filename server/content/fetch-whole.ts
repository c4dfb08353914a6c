/** More than any answer of a content service has, a list of a thousand stories among them. */
const mostBytes = 32 * 1024 * 1024
/** What comes over a slow line is still wanted when its head has come; what stalls is not, after so many milliseconds. */
const longestBody = 8_000

/**
 * As `fetch`, but its answer is all there: one whose body does not come, or is too large, is an error. The vendor's client stops its
 * clock when the head has come, so `init.signal` is heard until then. Of an error it keeps the message alone, so the reason stands there.
 */
export const fetchWhole = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => fetchAll(input, init).catch(sayWhy)

async function fetchAll(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const leaving = new AbortController()
  const leave = () => leaving.abort(init?.signal?.reason)
  init?.signal?.addEventListener('abort', leave)
  const answer = await fetch(input, { ...init, signal: leaving.signal })
  init?.signal?.removeEventListener('abort', leave)
  const stalled = setTimeout(() => leaving.abort(new Error(`the answer was not there after ${longestBody} ms`)), longestBody)
  try {
    return await readWhole(answer)
  } finally {
    clearTimeout(stalled)
  }
}

async function readWhole(answer: Response): Promise<Response> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new Error(`the answer is larger than ${mostBytes / 1024 / 1024} MB`)
    parts.push(part)
  }
  // Some answers may have none.
  return new Response(bytes > 0 ? Buffer.concat(parts) : null, answer)
}

/** Node says "fetch failed", whether a name is not known, nobody listens there, or a certificate is not trusted. */
function sayWhy(error: unknown): never {
  const cause: Partial<NodeJS.ErrnoException> | undefined =
    error instanceof TypeError && error.cause instanceof Error ? error.cause : undefined
  if (!cause) throw error
  // Of several addresses that were tried together there is a code alone.
  throw new TypeError(`${(error as TypeError).message}: ${cause.message || cause.code}`, { cause })
}
