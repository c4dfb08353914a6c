/** More than any answer of a content service has, a list of a thousand stories among them. */
const mostBytes = 32 * 1024 * 1024

/**
 * As `fetch`, but its answer is all there: whoever gives up on it by a signal gives up on its body too, and one that is too large
 * is an error. The vendor's client stops its clock when the head of an answer has come.
 */
export async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
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
