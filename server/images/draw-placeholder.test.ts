import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPlaceholder } from './draw-placeholder.ts'

const svg = (inner: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" ${attributes}>${inner}</svg>`)

/** As numbers from 0 to 255. */
const coloursOf = (placeholder: string) =>
  [...placeholder.matchAll(/#(..)(..)(..)/g)].map(([, ...channels]) => channels.map((channel) => Number.parseInt(channel, 16)))

it.each([
  ['90deg', '<rect width="40" height="60" fill="#f00"/><rect x="40" width="40" height="60" fill="#00f"/>'],
  ['180deg', '<rect width="80" height="30" fill="#f00"/><rect y="30" width="80" height="30" fill="#00f"/>'],
  ['135deg', '<path d="M0 60V0H80Z" fill="#f00"/><path d="M0 60H80V0Z" fill="#00f"/>'],
  ['225deg', '<path d="M0 0H80V60Z" fill="#f00"/><path d="M0 0V60H80Z" fill="#00f"/>'],
])('R9.07 a placeholder goes along with the picture from colour to colour, %s', async (degrees, inner) => {
  const placeholder = await drawPlaceholder(svg(inner))
  expect(placeholder).toMatch(new RegExp(`^${degrees}(,#[0-9a-f]{6}){3}$`))
  const [first, , last] = coloursOf(placeholder)
  expect([(first?.[0] ?? 0) > 150, (last?.[2] ?? 0) > 150]).toEqual([true, true])
})

it('R9.07 a placeholder of one colour is that colour, of any size, and of a photo as it is turned', async () => {
  const olive = await sharp({ create: { width: 3, height: 900, channels: 3, background: '#708050' } })
    .png()
    .toBuffer()
  for (const colour of coloursOf(await drawPlaceholder(olive))) expect(colour).toEqual([0x70, 0x80, 0x50])

  const upright = svg('<rect width="80" height="30" fill="#f00"/><rect y="30" width="80" height="30" fill="#00f"/>')
  const turned = await sharp(upright).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await drawPlaceholder(turned)).toMatch(/^90deg,#[0-9a-f]{4}.*,#[c-f]/)
})

it('R9.07 a placeholder has grey where nothing is drawn', async () => {
  expect(await drawPlaceholder(svg(''))).toMatch(/(,#efefef){3}$/)
})

it('says of what is no picture that it is none', async () => {
  await expect(drawPlaceholder(Buffer.from('Guten Tag'))).rejects.toThrow('unsupported image format')
})
