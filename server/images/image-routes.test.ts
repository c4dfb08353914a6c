import { describe, expect, it } from 'vitest'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import { drawing, openImages, photo } from './test-images.ts'

describe('the image service', () => {
  it.each(['storyblok', 'local'] as const)('R7.20 R7.02 answers the addresses of the provider %s', async (provider) => {
    const { get } = await openImages()
    const { status, width, height, format } = await get(imageAddress(provider, photo, { width: 200, height: 100 }))
    expect({ status, width, height, format }).toEqual({ status: 200, width: 200, height: 100, format: 'webp' })
  })

  it('R7.20 R7.02 R9.07 a resizing CDN is asked for format auto and quality 85', () => {
    expect(imageAddress('cdn', photo, { width: 200, height: 100 })).toBe(
      '/cdn-cgi/image/width=200,height=100,fit=cover,format=auto,quality=85/f/1/800x600/abcdef/foto.png',
    )
    expect(imageAddress('storyblok', photo, { width: 200, height: 0 })).toBe(`${photo}/m/200x0/filters:format(webp):quality(85)`)
  })

  it('R5.10 an unknown provider is an error', () => {
    expect(() => imageAddress('ftp', photo, { width: 1, height: 1 })).toThrow('There is no image provider ftp: use storyblok, cdn, local.')
  })

  it('negotiates webp, and knows the formats by name', async () => {
    const { get } = await openImages()
    expect((await get(`${photo}/m/10x10`)).format).toBe('webp')
    expect((await get(`${photo}/m/10x10`, 'image/png')).format).toBe('png')
    expect((await get(`${photo}/m/10x10/filters:format(jpeg)`)).format).toBe('jpeg')
    expect((await get(`${photo}/m/10x10/filters:format(avif)`)).headers.get('content-type')).toBe('image/avif')
    expect((await get(`${photo}/m/10x10/filters:quality(0.5)`)).format).toBe('webp')
  })

  it('sends the original so that nothing in it can run', async () => {
    const { get } = await openImages()
    const { status, headers } = await get(drawing)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  it('sends as much of a file as is asked for', async () => {
    const { ask } = await openImages()
    const notes = '/f/1/abcdef/notiz.pdf'
    const answer = async (headers: Record<string, string>, method?: string) => {
      const response = await ask(notes, headers, method)
      const names = ['content-length', 'content-range', 'accept-ranges']
      return [response.status, await response.text(), ...names.map((name) => response.headers.get(name))]
    }
    expect(await answer({})).toEqual([200, '%PDF-1.7', '8', null, 'bytes'])
    expect(await answer({ range: 'bytes=1-3' })).toEqual([206, 'PDF', '3', 'bytes 1-3/8', 'bytes'])
    expect(await answer({ range: 'bytes=8-' })).toEqual([416, '', null, 'bytes */8', null])
    expect(await answer({}, 'HEAD')).toEqual([200, '', '8', null, 'bytes'])
    expect(await answer({ range: 'bytes=1-3' }, 'HEAD')).toEqual([200, '', '8', null, 'bytes'])
    expect(await answer({ range: 'bytes=1-3', 'if-range': '"another"' })).toEqual([200, '%PDF-1.7', '8', null, 'bytes'])
  })

  it('says what is wrong with a picture that can’t be read', async () => {
    const { images, get } = await openImages()
    await images.putFile('/f/1/8x6/abcdef/kaputt.png', Buffer.from('no picture'))
    const { status, bytes } = await get('/f/1/8x6/abcdef/kaputt.png/m/10x10')
    expect([status, JSON.parse(bytes.toString()).message]).toEqual([
      400,
      "This picture can't be made: Input buffer contains unsupported image format.",
    ])
  })

  it.each([
    ['an unknown file', '/f/1/800x600/abcdef/nichts.png/m/10x10', 404],
    ['a name that no file can have', `/f/1/800x600/abcdef/${'a'.repeat(300)}.png`, 404],
    ['a picture of such a name', `/_image?src=/f/1/800x600/abcdef/${'a'.repeat(300)}.png&size=10x10`, 404],
    ['a path out of the folder', '/f/1/800x600/abcdef/..%2f..%2f..%2ftokens.json', 404],
    ['a size of nothing', `${photo}/m/0x0`, 400],
    ['a size that is too large', `${photo}/m/9999x10`, 400],
    ['words for a size', `${photo}/m/gross`, 400],
    ['an unknown filter', `${photo}/m/10x10/filters:explode(9)`, 400],
    ['a filter without brackets', `${photo}/m/10x10/filters:blur`, 400],
    ['two filters without a colon', `${photo}/m/10x10/filters:grayscale()blur(3)`, 400],
    ['a corner without a colour', `${photo}/m/10x10/filters:round_corner(20)`, 400],
    ['a part of nothing', `${photo}/m/10x10:10x10/5x5`, 400],
    ['an unknown format', `${photo}/m/10x10/filters:format(bmp)`, 400],
    ['what matters in a part that would be endless', `${photo}/m/0x0:800x10/smart/4000x4000`, 400],
    ['what matters in a large picture of a drawing', `${drawing}/m/smart/2800x2100`, 400],
    ['a part that would be endless', `${photo}/m/0x0:1x600/4000x0`, 400],
    ['a picture of what is none', '/f/1/abcdef/notiz.pdf/m/10x10', 400],
    ['a quality of 200', `${photo}/m/10x10/filters:quality(200)`, 400],
    ['a local address without a picture', '/_image?src=/etc/passwd&size=10x10', 404],
  ])('%s is refused', async (_, address, status) => {
    const { get } = await openImages()
    expect((await get(address)).status).toBe(status)
  })
})
