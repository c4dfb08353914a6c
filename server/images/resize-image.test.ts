import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageRequest } from './image-request.ts'
import { drawingScale } from './picture-size.ts'
import { drawing, openImages, photo } from './test-images.ts'

describe('a picture', () => {
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
    expect(drawn('smart/1x3000')).toBeLessThan(4_000_001)
  })

  it('looks for what matters in no more of a drawing than can be drawn in time', () => {
    const scale = (operations: string) => drawingScale({ width: 1200, height: 900 }, readImageRequest(operations))
    for (const operations of ['smart/2800x2100', 'smart/2000x2001', 'smart/0x2100', '0x0:600x450/smart/2400x0'])
      expect(() => scale(operations)).toThrow('to find what matters in a drawing, 4 million are made at most.')
    expect([scale('smart/2100x1575'), scale('smart/2800x2100/filters:no_upscale()'), scale('2800x2100')]).toEqual([1.75, 1, 2800 / 1200])
  })

  it.each(['2912x1086', '1696x1272', '2912x3048'])('draws a drawing as sharp as a page wants it in %s', (size) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const scale = drawingScale({ width: 2360, height: 880 }, readImageRequest(`${size}/filters:focal(1100x40:2360x860)`))
    expect(scale).toBe(Math.max(width / 2360, height / 880))
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
})
