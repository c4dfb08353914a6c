import { describe, expect, it } from 'vitest'
import type { KeptPage } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'

function page(text: string, reads: string[] = [], bytes = 10): KeptPage {
  const answer = { status: 200, headers: {}, body: new Uint8Array(Buffer.from(text)) }
  return { status: 200, hash: text, answers: { identity: answer, gzip: answer, br: answer, unchanged: answer }, reads, isKept: true, bytes }
}
/** Makes `text 1`, `text 2` … and counts. */
function maker(text: string, reads: string[] = [], bytes = 10) {
  const make = Object.assign(async () => page(`${text} ${++make.times}`, reads, bytes), { times: 0 })
  return make
}
const about = (tag: string) => (each: string) => each === tag

describe('the page cache', () => {
  it('makes a page once, however many ask at the same moment', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    const make = maker('a')
    await Promise.all(Array.from({ length: 10 }, () => cache.getOrMake('a', make)))
    await cache.getOrMake('a', make)
    expect(make.times).toBe(1)
  })

  it('drops the pages that read what changed and no others, and makes those in use again', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    const [read, other] = [maker('read', ['story:1']), maker('other', ['story:2'])]
    await cache.getOrMake('read', read)
    await cache.getOrMake('other', other)

    await cache.drop(about('story:1'))

    expect([read.times, other.times]).toEqual([2, 1])
    expect((await cache.getOrMake('read', read)).hash).toBe('read 2')
    expect(read.times).toBe(2)
  })

  it('does not make a page again that nobody has asked for since the last time', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    const make = maker('a', ['story:1'])
    await cache.getOrMake('a', make)
    await cache.drop(about('story:1'))
    await cache.drop(about('story:1'))
    expect(make.times).toBe(2)
  })

  it('makes a page again whose content changed while it was made: neither its visitor nor the next gets the old one', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    let content = 'old'
    const reading = Promise.withResolvers<void>()
    const make = async () => {
      const read = content
      await reading.promise
      return page(read, ['story:1'])
    }
    const visitor = cache.getOrMake('a', make)
    content = 'new'
    await cache.drop(about('story:1'))
    reading.resolve()
    expect((await visitor).hash).toBe('new')
    expect((await cache.getOrMake('a', make)).hash).toBe('new')
  })

  it('keeps no page whose content changes faster than it is made', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    await cache.getOrMake('a', async () => {
      await cache.drop(about('story:1'))
      return page('passing', ['story:1'])
    })
    expect((await cache.getOrMake('a', async () => page('settled', ['story:1']))).hash).toBe('settled')
  })

  it('stays within its bytes; the least used leave first', async () => {
    const cache = createPageCache({ maxBytes: 25 })
    const [a, b, c] = [maker('a'), maker('b'), maker('c')]
    await cache.getOrMake('a', a)
    await cache.getOrMake('b', b)
    await cache.getOrMake('a', a)
    await cache.getOrMake('c', c)
    expect(cache.bytes).toBe(20)
    await cache.getOrMake('a', a)
    await cache.getOrMake('b', b)
    expect([a.times, b.times, c.times]).toEqual([1, 2, 1])
  })

  it('keeps no errors, and a failed making is tried again', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    await cache.getOrMake('a', async () => ({ ...page('error'), isKept: false }))
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect((await cache.getOrMake('a', async () => page('good'))).hash).toBe('good')
  })

  it('sends the last good page, with its age, while only an error can be made', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    let answer = async () => page('good', ['story:1'])
    const ask = () => cache.getOrMake('a', () => answer())
    await ask()

    answer = async () => ({ ...page('broken'), status: 500, isKept: false })
    await cache.drop(about('story:1'))
    expect(await ask()).toMatchObject({ hash: 'good', status: 200, answers: { br: { headers: { age: '0' } } } })
    answer = () => Promise.reject(new Error('gone'))
    expect((await ask()).hash).toBe('good')

    answer = async () => page('mended', ['story:1'])
    expect(await ask()).toMatchObject({ hash: 'mended', answers: { br: { headers: {} } } })
  })

  it('a page that is gone for good is no last good page', async () => {
    const cache = createPageCache({ maxBytes: 100 })
    let answer = async () => page('good', ['story:1'])
    const ask = () => cache.getOrMake('a', () => answer())
    await ask()
    answer = async () => ({ ...page('missing'), status: 404, isKept: false })
    await cache.drop(about('story:1'))
    expect((await ask()).status).toBe(404)
    answer = async () => ({ ...page('broken'), status: 500, isKept: false })
    expect((await ask()).status).toBe(500)
  })
})
