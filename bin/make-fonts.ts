import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

interface CutFont {
  source: string
  /** Of a font that has all weights, those that the brand is set in, as its sheet says. */
  weights?: { min: number; max: number }
}

/** The fonts that browsers get, by the names of their files. */
const cutFonts: Record<string, CutFont> = {
  'brygada-1918': {
    source: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    weights: { min: 400, max: 500 },
  },
  'alegreya-sans-400': { source: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2' },
  'alegreya-sans-500': { source: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2' },
  'alegreya-sans-400-italic': { source: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-italic.woff2' },
  archivo: { source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2', weights: { min: 400, max: 700 } },
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/**
 * What German, and the names of its neighbours, are written with. Any other character is drawn with the fallback font. U+0308 is
 * the dots of an umlaut that was typed in two parts.
 */
const characters = [...from(0x20, 0x7e), ...from(0xa0, 0xff), ...'Œœ‚‘’„“”‹›–—…•€™−→←↑↓\u0308\u2009\u2011\u202f'].join('')

/** Figures of one height and one width, and what letters need beside each other; not fractions and figures that hang. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']

const require = createRequire(import.meta.url)

/**
 * The fonts cut to what pages are written with, by the names of their files. The instructions for large pixels stay in them, a third
 * of some: without them letters get other widths where a system draws in whole pixels.
 */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const fonts = Object.entries(cutFonts).map(async ([name, { source, weights }]) => {
    const font = await readFile(require.resolve(source))
    const options = { keepFeatures, ...(weights && { variationAxes: { wght: weights } }) }
    return [`${name}.woff2`, await subsetFont(font, characters, { targetFormat: 'woff2', ...options })] as const
  })
  return new Map(await Promise.all(fonts))
}

/** Fonts are given away with their licences, by the names of their files. */
export async function readLicences(): Promise<Map<string, Buffer>> {
  const packages = new Set(Object.values(cutFonts).map(({ source }) => source.slice(0, source.indexOf('/files/'))))
  const licences = [...packages].map(async (name) => {
    const licence = await readFile(require.resolve(`${name}/LICENSE`))
    return [`${name.slice(name.indexOf('/') + 1)}.LICENSE`, licence] as const
  })
  return new Map(await Promise.all(licences))
}
