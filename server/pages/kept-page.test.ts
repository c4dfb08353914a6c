import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBest, keepPage } from './kept-page.ts'

const texts = {
  short: 'Grüße',
  long: 'Ein Satz über Papier. '.repeat(20_000),
  mixed: Array.from({ length: 2_000 }, (_, index) => Math.sin(index)).join(),
}

test.each(Object.entries(texts))(
  'a %s page is kept whole in each encoding, compressed ones in no more memory than they weigh',
  async (_, text) => {
    const page = await keepPage({ status: 200, headers: {}, text, reads: [], isKept: true })
    const best = await compressBest(page)
    const { identity, gzip, br } = page.answers
    const bodies = [identity, gzip, br, best.answers.br].map(({ body }) => body ?? new Uint8Array())
    const [plain, zipped, first, last] = bodies.map((body) => Buffer.from(body))
    if (!plain || !zipped || !first || !last) throw new Error('An encoding is missing.')
    for (const read of [plain, gunzipSync(zipped), brotliDecompressSync(first), brotliDecompressSync(last)])
      expect(read.toString()).toBe(text)
    for (const { buffer, length } of bodies.slice(1)) expect(buffer.byteLength).toBe(length)
    expect(page.bytes).toBe(plain.length + zipped.length + first.length)
    expect(best.bytes).toBe(plain.length + zipped.length + last.length)
  },
)
