import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { improvePage, selectAnswer, withAge } from './kept-page.ts'
import { testPage } from './test-page.ts'

const texts = {
  short: 'Grüße',
  long: 'Ein Satz über Papier. '.repeat(20_000),
  mixed: Array.from({ length: 2_000 }, (_, index) => Math.sin(index)).join(),
}

test.each(Object.entries(texts))('a %s page is kept whole in each encoding, in no more memory than it weighs', async (_, text) => {
  const page = testPage(text)
  const best = await improvePage(page)
  const { identity, br } = page.answers
  const bodies = [identity, page.gzipAnswer(), br, best.answers.br].map(({ body }) => body ?? new Uint8Array())
  const [plain, zipped, first, last] = bodies.map((body) => Buffer.from(body))
  if (!plain || !zipped || !first || !last) throw new Error('An encoding is missing.')
  for (const read of [plain, gunzipSync(zipped), brotliDecompressSync(first), brotliDecompressSync(last)])
    expect(read.toString()).toBe(text)
  for (const { buffer, length } of bodies) expect(buffer.byteLength).toBe(length)
  expect(page.bytes).toBe(plain.length + 2 * first.length)
  expect(best.bytes).toBe(plain.length + first.length + last.length)
})

test('gzip is made once, for the first who wants it', () => {
  const page = testPage('Guten Tag')
  const answer = selectAnswer(page, 'gzip', undefined)
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: `"${page.hash}-gzip"` })
  expect(selectAnswer(page, 'gzip, deflate', undefined)).toBe(answer)
  expect(selectAnswer(page, 'gzip', answer.headers.etag)).toBe(page.answers.unchanged)
  const late = selectAnswer(withAge(page, 60), 'gzip', undefined)
  expect(late).toEqual({ ...answer, headers: { ...answer.headers, age: '60' } })
  expect(late.body).toBe(answer.body)
})
