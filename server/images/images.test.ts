import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import { imagePresets } from '../../runtime/ui/image-presets.ts'
import { noCdn } from '../cdn/cdn.ts'
import { isDear } from './dear-pictures.ts'
import { filesInFolder } from './folder-files.ts'
import { readImageRequest } from './image-request.ts'
import { imageRoutes } from './image-routes.ts'
import { createImageStore } from './image-store.ts'
import { keptImages } from './kept-images.ts'
import { drawingScale } from './picture-size.ts'
import { type ResizeImage, resizeImage } from './resize-image.ts'
import { TakesTooLong } from './start-image-process.ts'

const photo = '/f/1/800x600/abcdef/foto.png'
const drawing = '/f/1/400x200/abcdef/zeichnung.svg'

async function openImages(resize: ResizeImage = resizeImage) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let made = 0
  const images = createImageStore({
    files: filesInFolder(folder),
    kept: keptImages({ folder: join(folder, 'images'), maxBytes: 1e9, onError: expect.unreachable }),
    resize: (...asked) => {
      made++
      return resize(...asked)
    },
  })
  // Left half red, right half blue.
  const red = { create: { width: 400, height: 600, channels: 3 as const, background: '#f00' } }
  await images.putFile(
    photo,
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
  await images.putFile(
    drawing,
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><script>alert(1)</script><rect width="400" height="200"/></svg>',
    ),
  )
  await images.putFile('/f/1/abcdef/notiz.pdf', Buffer.from('%PDF-1.7'))
  const routes = imageRoutes({ images, signingKey: 'key-of-tests', cdn: noCdn, trustProxy: true })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', signal?: AbortSignal) =>
    routes.request(address, { method, headers, ...(signal && { signal }) })
  const get = async (address: string, accept = 'image/webp') => {
    const response = await ask(address, { accept })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isImage = response.headers.get('content-type')?.startsWith('image/') && !response.headers.get('content-type')?.includes('svg')
    return { status: response.status, headers: response.headers, bytes, ...(isImage && (await sharp(bytes).metadata())) }
  }
  const middle = async (bytes: Buffer) => [...(await sharp(bytes).resize(1, 1, { kernel: 'nearest' }).removeAlpha().raw().toBuffer())]
  const pixel = async (bytes: Buffer, left: number, top: number, channels = 3) => {
    const image = sharp(bytes).extract({ left, top, width: 1, height: 1 })
    return [...(await (channels === 3 ? image.removeAlpha() : image.ensureAlpha()).raw().toBuffer())]
  }
  return { ask, get, images, made: () => made, middle, pixel }
}

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

  it('keeps the proportion when one side is 0, and fits in without cutting', async () => {
    const { get } = await openImages()
    expect(await get(`${photo}/m/400x0`)).toMatchObject({ width: 400, height: 300 })
    expect(await get(`${photo}/m/fit-in/100x100/filters:fill(ffffff)`)).toMatchObject({ width: 100, height: 100 })
    expect(await get(`${photo}/m/1600x0/filters:no_upscale()`)).toMatchObject({ width: 800, height: 600 })
  })

  it('cuts around the focal point', async () => {
    const { get, middle } = await openImages()
    const left = await get(`${photo}/m/100x300/filters:focal(10x10:20x20):format(png)`)
    const right = await get(`${photo}/m/100x300/filters:focal(780x10:790x20):format(png)`)
    expect([left.width, left.height]).toEqual([100, 300])
    expect(await middle(left.bytes)).toEqual([255, 0, 0])
    expect(await middle(right.bytes)).toEqual([0, 0, 255])
  })

  it('draws a drawing at the size it is needed in', async () => {
    const { get } = await openImages()
    expect(await get(`${drawing}/m/1200x0`)).toMatchObject({ width: 1200, height: 600, format: 'webp' })
    // A strip of it is not drawn as if it had to fill the square.
    expect(await get(`${drawing}/m/0x0:400x4/fit-in/1000x1000`)).toMatchObject({ status: 200, width: 1000 })
  })

  it('draws a small part of a drawing no larger than can be drawn', async () => {
    const { get } = await openImages()
    expect(await get(`${drawing}/m/0x0:4x200/400x4000`)).toMatchObject({ status: 200, width: 400, height: 4000 })
    expect(await get(`${drawing}/m/0x0:200x200/smart/100x1000`)).toMatchObject({ status: 200, width: 100, height: 1000 })
    const own = { width: 2360, height: 880 }
    const drawn = (operations: string) => own.width * own.height * drawingScale(own, readImageRequest(operations)) ** 2
    for (const operations of ['1x4000', '0x0:2360x4/4000x4000', '0x0:20x880/4000x4000', '2000x4000/filters:focal(1x1:9x9)'])
      expect(drawn(operations)).toBeLessThan(32_000_001)
    expect(drawn('smart/1x3000')).toBeLessThan(8_000_001)
  })

  it.each(['2912x1086', '1696x1272', '2912x3048'])('draws a drawing as sharp as a page wants it in %s', (size) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const scale = drawingScale({ width: 2360, height: 880 }, readImageRequest(`${size}/filters:focal(1100x40:2360x860)`))
    expect(scale).toBe(Math.max(width / 2360, height / 880))
  })

  it('negotiates webp, and knows the formats by name', async () => {
    const { get } = await openImages()
    expect((await get(`${photo}/m/10x10`)).format).toBe('webp')
    expect((await get(`${photo}/m/10x10`, 'image/png')).format).toBe('png')
    expect((await get(`${photo}/m/10x10/filters:format(jpeg)`)).format).toBe('jpeg')
    expect((await get(`${photo}/m/10x10/filters:format(avif)`)).headers.get('content-type')).toBe('image/avif')
    expect((await get(`${photo}/m/10x10/filters:quality(0.5)`)).format).toBe('webp')
  })

  it.each(['__proto__', 'constructor', 'blurr'])('knows no filter %s', async (name) => {
    const { get } = await openImages()
    const { status, bytes } = await get(`${photo}/m/10x10/filters:${name}(1)`)
    expect([status, bytes.toString()]).toEqual([400, expect.stringContaining(`There is no filter ${name}`)])
  })

  it('uses a part of the picture, and the focal point in it', async () => {
    const { get, middle } = await openImages()
    const part = await get(`${photo}/m/500x100:800x500/150x0/filters:format(png)`)
    expect([part.width, part.height, await middle(part.bytes)]).toEqual([150, 200, [0, 0, 255]])
    expect(await get(`${photo}/m/500x100:900x700`)).toMatchObject({ width: 300, height: 500 })
    const left = await get(`${photo}/m/300x0:800x600/50x300/filters:focal(310x10:320x20):format(png)`)
    expect(await middle(left.bytes)).toEqual([255, 0, 0])
    expect(await get(`${drawing}/m/0x0:200x200/400x0`)).toMatchObject({ width: 400, height: 400 })
    expect((await get(`${photo}/m/900x0:1000x10/10x10`)).status).toBe(400)
  })

  it('is blurred, bright, gray, turned and flipped as asked', async () => {
    const { get, pixel } = await openImages()
    const at = async (operations: string, x: number, y: number) => {
      const { bytes, width, height } = await get(`${photo}/m/${operations}:format(png)`)
      return { width, height, colour: await pixel(bytes, x, y) }
    }
    // Beside the edge between red and blue, a blur mixes both.
    expect((await at('80x60/filters:quality(90)', 38, 30)).colour).toEqual([255, 0, 0])
    const [red = 0, , blue = 0] = (await at('80x60/filters:blur(10)', 38, 30)).colour
    expect(red < 250 && blue > 50).toBe(true)
    expect((await at('80x60/filters:blur(30,0.3)', 36, 30)).colour).toEqual([255, 0, 0])
    const [r, g, b] = (await at('80x60/filters:grayscale()', 10, 30)).colour
    expect(r === g && g === b).toBe(true)
    expect((await at('80x60/filters:brightness(-100)', 10, 30)).colour).toEqual([0, 0, 0])
    expect((await at('-80x60/filters:quality(90)', 10, 30)).colour).toEqual([0, 0, 255])
    expect((await at('80x60/filters:rotate(180)', 10, 30)).colour).toEqual([0, 0, 255])
  })

  it('has round corners, on a colour or to see through', async () => {
    const { get, pixel } = await openImages()
    const onWhite = await get(`${photo}/m/80x60/filters:round_corner(20,255,255,255):format(png)`)
    expect(await pixel(onWhite.bytes, 0, 0)).toEqual([255, 255, 255])
    expect(await pixel(onWhite.bytes, 30, 30)).toEqual([255, 0, 0])
    const open = await get(`${photo}/m/80x60/filters:round_corner(20|10,0,0,0,1):format(png)`)
    expect((await pixel(open.bytes, 0, 0, 4)).at(3)).toBe(0)
    expect((await pixel(open.bytes, 40, 0, 4)).at(3)).toBe(255)
  })

  it('stands upright as its camera was held', async () => {
    const { get, images } = await openImages()
    const lying = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
    await images.putFile('/f/1/20x40/abcdef/hoch.jpg', await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(await get('/f/1/20x40/abcdef/hoch.jpg/m/10x0')).toMatchObject({ width: 10, height: 20 })
  })

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

  it.each(['4000x3000', '1500x1500/filters:format(avif)', '3000x0', '1500x1500/filters:blur(9)'])(
    'keeps a place for small pictures beside those of %s, however many want them',
    async (large) => {
      const { promise: end, resolve } = Promise.withResolvers<void>()
      const { ask, made } = await openImages(async (original, request, acceptsWebp) => {
        if (request.size?.width !== 20) await end
        return resizeImage(original, readImageRequest('20x20'), acceptsWebp)
      })
      const of = (client: number) => ({ 'x-forwarded-for': `192.0.2.${client}` })
      const larger = Array.from({ length: 200 }, (_, client) => ask(`${photo}/m/0x0:800x${400 + client}/${large}`, of(client)))
      await expect.poll(made).toBeGreaterThan(0)
      expect((await ask(`${photo}/m/20x20`, of(201))).status).toBe(200)
      resolve()
      expect(new Set((await Promise.all(larger)).map(({ status }) => status))).toEqual(new Set([200]))
    },
  )

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

  it.each([
    [photo, '1x4000', false],
    [photo, 'smart/1x4000', true],
    [photo, 'smart/400x300', false],
    [drawing, '1x4000', true],
    [drawing, '0x0:40x200/400x2200', true],
    [drawing, 'smart/1x1500', true],
    [drawing, 'smart/400x300', false],
    ['/f/1/abcdef/zeichnung.svg', '1x4000', true],
    ['/f/1/0x0/abcdef/zeichnung.svg', '400x300', false],
    ['/f/1/0x0/abcdef/zeichnung.svg', '0x0:4x400/400x300', true],
    ['/f/1/0x0/abcdef/zeichnung.svg', 'smart/400x300', true],
  ])('counts what is made of %s for %s before it is cut off', (address, operations, dear) => {
    expect(isDear(address, readImageRequest(operations), true)).toBe(dear)
  })

  it('makes a picture of any size that a page asks for beside larger ones', () => {
    const widest = Math.max(...Object.values(imagePresets).flatMap(({ widths }) => widths))
    const size = `${2 * widest}x${Math.round((2 * widest * 22) / 59)}`
    expect(isDear(photo, readImageRequest(`${size}/filters:format(webp)`), false)).toBe(false)
    const scene = '/f/1/2360x880/abcdef/zeichnung.svg'
    for (const wanted of [size, '1696x1272/filters:focal(1100x40:2360x860)'])
      expect(isDear(scene, readImageRequest(wanted), true)).toBe(false)
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
    ['a part that would be endless', `${photo}/m/0x0:1x600/4000x0`, 400],
    ['a picture of what is none', '/f/1/abcdef/notiz.pdf/m/10x10', 400],
    ['a quality of 200', `${photo}/m/10x10/filters:quality(200)`, 400],
    ['a local address without a picture', '/_image?src=/etc/passwd&size=10x10', 404],
  ])('%s is refused', async (_, address, status) => {
    const { get } = await openImages()
    expect((await get(address)).status).toBe(status)
  })
})
