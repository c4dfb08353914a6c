import { describe, expect, it } from 'vitest'
import { namedFiles } from './named-files.ts'
import { draft, openTestContent } from './test-content.ts'

const rose = '/f/1/30x20/a1b2c3d4e5/rose.jpg'

/** Which of the files are named by stories with these texts. */
async function namedBy(texts: readonly string[], files: ReadonlySet<string>) {
  const { database, store } = await openTestContent()
  for (const [index, text] of texts.entries()) await draft(store, `text-${index}`, { fields: { text } })
  const { result } = await database.write((trx) => namedFiles(trx, files))
  return [...result].sort()
}

describe('the files that content names', () => {
  it.each([
    ['nothing', rose],
    ['a part of it that is shown', `${rose}/m/200x0/filters:format(webp)`],
    ['a question', `${rose}?v=2`],
    ['a fragment', `${rose}#oben`],
    ['another parameter', `/_image?src=${rose}&size=10x10`],
    ['a bracket', `![Rose](${rose})`],
    ['a quote', `<img src="${rose}">`],
    ['a quote of JSON in a text', JSON.stringify({ filename: rose })],
    ['a quote of JSON in JSON', JSON.stringify(JSON.stringify({ filename: rose }))],
    ['an apostrophe', `url('${rose}')`],
    ['an entity', `${rose}&quot;`],
    ['a tag', `<p>${rose}</p>`],
    ['a space', `siehe ${rose} und mehr`],
    ['a line', `${rose}\n${rose}`],
    ['a comma', `${rose}, danach`],
    ['the end of a sentence', `Siehe ${rose}. Danach`],
    ['three dots', `Siehe ${rose}...`],
    ['a dash', `${rose}-klein`],
    ['letters', `${rose}x`],
    ['an umlaut', `${rose}ä`],
    ['what is encoded', `${rose}%20`],
    ['a backslash', `${rose}\\`],
    ['its address', `https://a.storyblok.com${rose}`],
    ['another like it before it', `/f/1${rose}`],
    ['a name like it before it', `/f/1/a${rose}`],
  ])('are found with %s around them', async (_, text) => {
    expect(await namedBy([text], new Set([rose]))).toEqual([rose])
  })

  it.each(['/f/1/a1b2c3d4e5/zeichnung.svg', '/f/52681/1200x900/a1b2/a.b.c.jpg', '/f/1/800x600/rose.jpg', '/f/1/800x600/rose', '/f/1/-/_'])(
    'are found in any shape that a name has: %s',
    async (file) => {
      expect(await namedBy([file, `${file}/m/2x2`], new Set([file]))).toEqual([file])
    },
  )

  it('are the longest where one begins with another', async () => {
    const files = new Set(['/f/1/a/rose', '/f/1/a/rose.jp', '/f/1/a/rose.jpg', '/f/1/a/rose.jpg-2'])
    expect(await namedBy(['/f/1/a/rose.jpg/m/2x2', '/f/1/a/rose-2'], files)).toEqual(['/f/1/a/rose', '/f/1/a/rose.jpg'])
  })

  it('are not those of which another part is named', async () => {
    expect(await namedBy([rose.slice(0, -1), rose.replace('a1', 'a2'), 'rose.jpg'], new Set([rose]))).toEqual([])
  })

  it('are looked for as often among very many as among few', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${rose} /f/1/30x20/a1b2c3d4e5/nelke-${index}.jpg /f/1`)
    const count = async (files: number) => {
      const names = new CountingSet([
        rose,
        ...Array.from({ length: files }, (_, index) => `/f/1/30x20/${String(index).padStart(10, '0')}/rose.jpg`),
      ])
      expect(await namedBy(texts, names)).toEqual([rose])
      return names.lookups
    }
    const few = await count(1)
    expect(few).toBeGreaterThan(0)
    expect(await count(5_000)).toBe(few)
  })
})

class CountingSet extends Set<string> {
  lookups = 0
  override has(name: string) {
    this.lookups += 1
    return super.has(name)
  }
}
