import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lifeHeaders } from '../cdn/cdn.ts'
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
  expect(selectAnswer(page, 'gzip', answer.headers.etag).status).toBe(304)
  const late = selectAnswer(withAge(page, 60), 'gzip', undefined)
  expect(late).toEqual({ ...answer, headers: { ...answer.headers, age: '60', 'cache-control': 'private, no-cache' } })
  expect(late.body).toBe(answer.body)
})

test.each(Object.values(lifeHeaders))('an old page is not kept by a CDN that listens to %s', (lifeHeader) => {
  const page = testPage('Guten Tag', { headers: { [lifeHeader]: 'max-age=60', 'cache-control': 'public, s-maxage=60' } })
  expect(selectAnswer(page, '', undefined).headers).toHaveProperty([lifeHeader])
  for (const encoding of ['', 'gzip', 'br'])
    expect(selectAnswer(withAge(page, 60), encoding, undefined).headers).not.toHaveProperty([lifeHeader])
})

test.each([
  ['the page as it is', '"HASH"', '"HASH"'],
  ['it in brotli', '"HASH-br"', '"HASH-br"'],
  ['it in better brotli, among others', 'W/"other", W/"HASH-br-best"', '"HASH-br-best"'],
  ['it under any name', '*', '"HASH"'],
])('a browser that has %s keeps that, under its name', (_, asked, renewed) => {
  const page = testPage('Guten Tag', { headers: { 'content-type': 'text/html' } })
  const named = (text: string) => text.replaceAll('HASH', page.hash)
  const { status, headers, body } = selectAnswer(page, 'br', named(asked))
  expect([status, headers.etag, body]).toEqual([304, named(renewed), null])
  expect(Object.keys(headers)).not.toContain('content-length')
})

test.each(['"other"', '"HASHx"', '"HASH', 'HASH', ''])('a browser that names %s gets the page', (asked) => {
  const page = testPage('Guten Tag')
  expect(selectAnswer(page, 'br', asked.replace('HASH', page.hash)).status).toBe(200)
})

test.each([
  ['br', 'br'],
  ['BR', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;Q=0', undefined],
  ['identity', undefined],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(selectAnswer(testPage('Guten Tag'), accepted, undefined).headers['content-encoding']).toBe(encoding)
})
