/** What pages may weigh, from the finished build. A budget that does not hold says by how much and what it is made of. */
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as blocks from '../registry.ts'
import { pageBudget } from '../runtime/page-weight.ts'
import { chunksOf, readBuildManifest } from '../server/build-manifest.ts'
import { type PageWeight, weighPage } from './page-weight.ts'
import { patience, startShop } from './running-shop.ts'

type Measure = Exclude<keyof PageWeight, 'scripts'>

interface PageKind {
  brand: 'shop' | 'posters'
  path: string
  budget: Record<Measure, number>
}

const { html, css, script } = pageBudget

/** What holds for every page: one request, what the studio warns of, and no data. */
const everyPage = { requests: 1, html, css, script, data: 0 }

/** Bytes are as they are sent, compressed with brotli. A short page's head weighs more against its screen. */
const kinds: Record<string, PageKind> = {
  'home of cards': { brand: 'shop', path: '/', budget: { ...everyPage, css: 6_800, htmlRatio: 1.1 } },
  'an occasion': { brand: 'shop', path: '/hochzeit/', budget: { ...everyPage, htmlRatio: 1.1 } },
  'a category of cards': { brand: 'shop', path: '/hochzeit/danksagungskarten/', budget: { ...everyPage, css: 5_800, htmlRatio: 1.1 } },
  // What it shows before anybody narrows it down stands there a second time, as data: React draws it anew from that.
  'a category with a listing': {
    brand: 'shop',
    path: '/hochzeit/einladungskarten/',
    budget: { ...everyPage, css: 6_500, script: 2_500, data: 6_600, htmlRatio: 1.25 },
  },
  'a text of the card brand': { brand: 'shop', path: '/impressum/', budget: { ...everyPage, script: 2_500, css: 4_800, htmlRatio: 1.16 } },
  'the account of a customer': { brand: 'shop', path: '/kundenkonto/', budget: { ...everyPage, css: 5_800, htmlRatio: 1.1 } },
  'home of wall art': { brand: 'posters', path: '/', budget: { ...everyPage, css: 6_800, htmlRatio: 1.1 } },
  // Where the shopper's choice changes what is seen, what can be chosen stands there as data, too.
  'a material': { brand: 'posters', path: '/leinwand', budget: { ...everyPage, css: 6_500, script: 2_500, data: 2_800, htmlRatio: 1.35 } },
  collages: { brand: 'posters', path: '/collagen', budget: { ...everyPage, css: 6_500, script: 2_500, data: 12_500, htmlRatio: 1.53 } },
  'a product of wall art': { brand: 'posters', path: '/wandbilder', budget: { ...everyPage, htmlRatio: 1.1 } },
  'photo books': {
    brand: 'posters',
    path: '/fotobuecher',
    budget: { ...everyPage, css: 6_100, script: 2_500, data: 5_100, htmlRatio: 1.3 },
  },
  'a photo book': {
    brand: 'posters',
    path: '/fotobuecher/digitalfotobuch',
    budget: { ...everyPage, css: 5_800, script: 2_500, data: 5_000, htmlRatio: 1.5 },
  },
  'photo boxes': { brand: 'posters', path: '/fotoboxen', budget: { ...everyPage, css: 6_400, script: 2_500, data: 4_100, htmlRatio: 1.3 } },
}

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop(patience)
})
afterAll(() => shop?.stop())

describe.each(Object.entries(kinds))('%s', (_, { brand, path, budget }) => {
  it('weighs no more than its budget', async () => {
    const weight = await weighPage(shop[brand] + path)
    const excesses = Object.entries(budget).flatMap(([measure, limit]) => {
      const is = weight[measure as Measure]
      return is > limit ? [`${measure} is ${round(is)}, ${round(is - limit)} over its budget of ${limit}`] : []
    })
    expect(excesses, `${path} is made of ${JSON.stringify({ ...weight, parts: partsOf(weight) }, null, 2)}`).toEqual([])
  })
})

const round = (value: number) => Math.round(value * 1000) / 1000

/** The scripts a page's one script was put together from, each with its own bytes, the largest first. */
function partsOf({ scripts }: PageWeight): Record<string, number> {
  const wanted = Object.keys(scripts).join()
  const parts = globSync('*.js', { cwd: 'dist/scripts' })
    .filter((file) => wanted.includes(file.replace('.js', '')))
    .map((file) => [file, brotliCompressSync(readFileSync(`dist/scripts/${file}`)).length] as const)
  return Object.fromEntries(parts.toSorted(([, one], [, other]) => other - one))
}

describe('blocks that live', () => {
  const manifest = readBuildManifest('dist')
  const ofApp = new Set(chunksOf(manifest, 'browser/app.tsx').map(({ file }) => file))

  it.each([
    'calendar-detail',
    'card-detail',
    'collage-detail',
    'photo-frame-detail',
    'photobook-detail',
    'photobook-overview',
    'photobox-detail',
    'product-list',
    'wishlist-cards-grid',
    'delivery-date',
  ])('%s brings at most 10 kB beside the app, and no schema', (folder) => {
    const files = chunksOf(manifest, `blocks/${folder}/${folder}.tsx`).flatMap(({ file }) =>
      ofApp.has(file) ? [] : [`dist/client/${file}`],
    )
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('ZodError'))).toEqual([])
    expect(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)).toBeLessThanOrEqual(10_000)
  })
})

describe('the studio', () => {
  const manifest = readBuildManifest('dist')
  const studio = chunksOf(manifest, 'studio/start-studio.tsx')

  it('begins with no more than 150 kB of script, everything else is loaded when it is used', () => {
    const sizes = studio.map(({ file }) => [file, brotliCompressSync(readFileSync(`dist/client/${file}`)).length] as const)
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(total, JSON.stringify(sizes.filter(([, size]) => size > 5_000))).toBeLessThanOrEqual(150_000)
  })

  it('opens a story with no more than 45 files, scripts and styles', () => {
    const chunks = [...studio, ...chunksOf(manifest, 'studio/editor/editor-screen.tsx')]
    expect(new Set(chunks.flatMap(({ file, css }) => [file, ...css])).size).toBeLessThanOrEqual(45)
  })

  // It draws every block there is, and so grows with them.
  it('gets a page that can be edited with one script of no more than 100 kB, and 1,100 bytes for each block', () => {
    const script = readFileSync(`dist/client${JSON.parse(readFileSync('dist/draft.json', 'utf8'))}`)
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(100_000 + 1_100 * Object.keys(blocks).length)
  })

  it('draws none of its own modules into what shoppers load', () => {
    const written: Record<string, { file: string; name?: string }> = JSON.parse(readFileSync('dist/assets.json', 'utf8'))
    const ofStudio = new Set(Object.values(written).flatMap(({ name, file }) => (name?.startsWith('studio') ? [file] : [])))
    const found = (source: string) => chunksOf(manifest, source).filter(({ file }) => ofStudio.has(file)).length
    expect(found('studio/start-studio.tsx')).toBeGreaterThan(1)
    expect(found('browser/app.tsx')).toBe(0)
  })
})
