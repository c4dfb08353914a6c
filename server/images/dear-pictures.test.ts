import { describe, expect, it } from 'vitest'
import { imagePresets } from '../../runtime/ui/image-presets.ts'
import { isDear } from './dear-pictures.ts'
import { readImageRequest } from './image-request.ts'
import { resizeImage } from './resize-image.ts'
import { drawing, openImages, photo } from './test-images.ts'

describe('what is dear to make', () => {
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
})
