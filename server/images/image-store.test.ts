import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FileStoreError } from './file-store.ts'
import { readImageRequest } from './image-request.ts'
import { resizeImage } from './resize-image.ts'
import { signFile } from './signed-file.ts'
import { TakesTooLong } from './start-image-process.ts'
import { openImages, photo } from './test-images.ts'

describe('the store of pictures', () => {
  it('makes a picture once, however many ask at the same moment', async () => {
    const { get, made } = await openImages()
    await Promise.all(Array.from({ length: 10 }, () => get(`${photo}/m/50x50`)))
    await get(`${photo}/m/50x50`)
    expect(made()).toBe(1)
    // The same, written otherwise.
    await get(`${photo}/m/0050x50/filters:brightness(0.2)`)
    expect(made()).toBe(1)
  })

  it('does not make what nobody waits for any more, and goes on with what somebody does', async () => {
    const { ask, get, made } = await openImages()
    const gone = new AbortController()
    const sizes = Array.from({ length: 100 }, (_, index) => 100 + index)
    const givenUp = sizes.map((width) => ask(`${photo}/m/${width}x0`, {}, 'GET', gone.signal))
    const wanted = get(`${photo}/m/199x0`)
    // The last of them is waiting in the queue.
    await expect.poll(() => made()).toBeGreaterThan(0)
    gone.abort()
    expect(new Set((await Promise.all(givenUp)).map(({ status }) => status))).toContain(499)
    expect(await wanted).toMatchObject({ status: 200, width: 199 })
    expect(made()).toBeLessThan(50)
  })

  it('makes the picture of one client between the many of another', async () => {
    const { ask, made } = await openImages()
    const of = (client: string) => ({ 'x-forwarded-for': client })
    let answered = 0
    const many = Array.from({ length: 60 }, async (_, index) => {
      await ask(`${photo}/m/${100 + index}x0`, of('192.0.2.1'))
      answered++
    })
    await expect.poll(made).toBeGreaterThan(0)
    // One that is waiting in the line of the other, too.
    for (const width of [99, 158]) expect((await ask(`${photo}/m/${width}x0`, of('192.0.2.2'))).status).toBe(200)
    expect(answered).toBeLessThan(30)
    await Promise.all(many)
  })

  it('makes a dear picture while another client waits for theirs behind small ones', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const sizes: string[] = []
    const { ask } = await openImages(async (original, request, acceptsWebp) => {
      sizes.push(`${request.size?.width}x${request.size?.height}`)
      if (request.size?.width === 30) await end
      return resizeImage(original, readImageRequest('20x20'), acceptsWebp)
    })
    const of = (client: number) => ({ 'x-forwarded-for': `192.0.2.${client}` })
    const small = Array.from({ length: 100 }, (_, index) => ask(`${photo}/m/30x${30 + index}`, of(1)))
    await expect.poll(() => sizes.length).toBeGreaterThan(0)
    const dear = ask(`${photo}/m/4000x3000`, of(1))
    // Those of the others come in when it has its place in the line.
    for (let index = 0; index < 3; index++) expect((await ask(`${photo}/m/${20 + index}x20`, of(2))).status).toBe(200)
    expect((await ask(`${photo}/m/3999x3000`, of(2))).status).toBe(200)
    expect(sizes).toContain('3999x3000')
    resolve()
    expect(new Set((await Promise.all([...small, dear])).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('tries again after half a minute what took too long to make, and says so', async () => {
    let isBusy = true
    const { ask, made } = await openImages(async (...asked) => {
      if (isBusy) throw new TakesTooLong('This picture takes too long.')
      return resizeImage(...asked)
    })
    const status = async () => (await ask(`${photo}/m/50x50`)).status
    expect([await status(), await status(), made()]).toEqual([503, 503, 1])
    isBusy = false
    const soon = performance.now() + 31_000
    const now = vi.spyOn(performance, 'now').mockReturnValue(soon)
    onTestFinished(() => now.mockRestore())
    expect([await status(), made()]).toEqual([200, 2])
  })

  it('does not try again what can’t be made of a picture', async () => {
    const { get, images, made } = await openImages()
    await images.putFile('/f/1/8x8/abcdef/kaputt.png', Buffer.from('no picture'))
    const first = await get('/f/1/8x8/abcdef/kaputt.png/m/100x100')
    const times = made()
    const second = await get('/f/1/8x8/abcdef/kaputt.png/m/100x100')
    expect([first.status, second.status, made()]).toEqual([400, 400, times])
    expect(second.bytes).toEqual(first.bytes)
  })

  describe('whose files are out of reach', () => {
    const small = `${photo}/m/50x50`

    it('shows what it has made within a day, to no cache, and says so', async () => {
      const { get, setBroken, told } = await openImages()
      const { bytes } = await get(small)
      setBroken(true)
      const shown = await get(small)
      expect([shown.status, shown.bytes.equals(bytes)]).toEqual([200, true])
      expect(shown.headers.get('cache-control')).toBe('private, no-store')
      expect(told).toEqual(['The bucket does not answer.'])
    })

    it('throws for what it never made, for what it made for those alone who see private files, and for what is older', async () => {
      const { ask, folder, images, setBroken } = await openImages()
      const find = (size: string) => {
        const wanted = { acceptsWebp: false, seesPrivate: false, signal: new AbortController().signal, client: '' }
        return images.findImage(photo, readImageRequest(size), wanted)
      }
      expect((await ask(`${photo}/m/60x60?${signFile(photo, 'key-of-tests')}`)).status).toBe(200)
      await find('50x50')
      setBroken(true)
      for (const size of ['60x60', '70x70']) await expect(find(size)).rejects.toThrow(FileStoreError)
      expect(await find('50x50')).toMatchObject({ isLastKnown: true })
      const dayBefore = (Date.now() - 25 * 3600_000) / 1000
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) utimesSync(join(folder, file), dayBefore, dayBefore)
      await expect(find('50x50')).rejects.toThrow(FileStoreError)
    })

    it('asks for them again after ten seconds, and not before', async () => {
      const { get, setBroken } = await openImages()
      const cacheControl = async () => (await get(small)).headers.get('cache-control')
      await get(small)
      setBroken(true)
      await get(small)
      setBroken(false)
      expect(await cacheControl()).toBe('private, no-store')
      const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
      onTestFinished(() => now.mockRestore())
      expect(await cacheControl()).toContain('immutable')
    })
  })
})
