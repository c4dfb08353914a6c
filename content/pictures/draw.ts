/**
 * Draws pictures to look at them:
 *   node content/pictures/draw.ts [filter] [--out DIR] [--png WIDTH]
 * writes an SVG for every picture whose name contains the filter, PNGs if asked for, and a contact sheet for each group.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import type { Picture } from './picture.ts'
import { pictures } from './pictures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(tmpdir(), 'pictures') },
    png: { type: 'string' },
    tile: { type: 'string', default: '160' },
  },
})

const save = (name: string, bytes: string | Buffer): void => {
  const path = join(values.out, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

const raster = (svg: string, width: number): Promise<Buffer> => sharp(Buffer.from(svg)).resize({ width }).png().toBuffer()

const gap = 12

/** All pictures of a group side by side, in rows. */
async function contactSheet(group: string, drawn: { picture: Picture; svg: string }[], tile: number): Promise<void> {
  const perRow = Math.max(1, Math.floor(1800 / (tile + gap)))
  const rows = Array.from({ length: Math.ceil(drawn.length / perRow) }, (_, row) => drawn.slice(row * perRow, (row + 1) * perRow))
  let top = gap
  const layers: OverlayOptions[] = []
  for (const row of rows) {
    for (const [index, { svg }] of row.entries()) layers.push({ input: await raster(svg, tile), left: gap + index * (tile + gap), top })
    top += Math.max(...row.map(({ picture }) => Math.round((picture.height / picture.width) * tile))) + gap
  }
  const sheet = sharp({ create: { width: perRow * (tile + gap) + gap, height: top, channels: 3, background: '#ffffff' } })
  save(`${group}.sheet.png`, await sheet.composite(layers).png().toBuffer())
}

const started = performance.now()
const drawn = pictures.filter(({ name }) => name.includes(positionals[0] ?? '')).map((picture) => ({ picture, svg: picture.svg() }))
const drawing = performance.now() - started
for (const { picture, svg } of drawn) save(`${picture.name}.svg`, svg)

const rasterStarted = performance.now()
if (values.png) for (const { picture, svg } of drawn) save(`${picture.name}.png`, await raster(svg, Number(values.png)))
const rastering = performance.now() - rasterStarted

const groups = Map.groupBy(drawn, ({ picture }) => picture.name.split('/')[0] ?? '')
for (const [group, members] of groups)
  await contactSheet(group, members, Number(values.tile) * (group === 'scene' || group === 'home' || group === 'error' ? 2 : 1))

const largest = drawn.toSorted((a, b) => b.svg.length - a.svg.length).slice(0, 5)
console.log(
  `${drawn.length} pictures in ${values.out}: drawn in ${Math.round(drawing)} ms${values.png ? `, PNG in ${Math.round(rastering)} ms` : ''}`,
)
console.log(`largest: ${largest.map(({ picture, svg }) => `${picture.name} ${Math.round(svg.length / 1024)} kB`).join(', ')}`)
