/** What pages may weigh, from the finished build. A budget that does not hold says by how much and what it is made of. */
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  'a category of cards': { brand: 'shop', path: '/hochzeit/einladungskarten/', budget: { ...everyPage, css: 5_800, htmlRatio: 1.1 } },
  'a text of the card brand': { brand: 'shop', path: '/impressum/', budget: { ...everyPage, script: 2_500, css: 4_800, htmlRatio: 1.16 } },
  'the account of a customer': { brand: 'shop', path: '/kundenkonto/', budget: { ...everyPage, css: 5_800, htmlRatio: 1.1 } },
  'home of wall art': { brand: 'posters', path: '/', budget: { ...everyPage, css: 6_800, htmlRatio: 1.1 } },
  'a product of wall art': { brand: 'posters', path: '/wandbilder', budget: { ...everyPage, htmlRatio: 1.1 } },
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

  it('gets a page that can be edited with one script of no more than 130 kB', () => {
    const script = readFileSync(`dist/client${JSON.parse(readFileSync('dist/draft.json', 'utf8'))}`)
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(130_000)
  })

  it('draws none of its own modules into what shoppers load', () => {
    const written: Record<string, { file: string; name?: string }> = JSON.parse(readFileSync('dist/assets.json', 'utf8'))
    const ofStudio = new Set(Object.values(written).flatMap(({ name, file }) => (name?.startsWith('studio') ? [file] : [])))
    const found = (source: string) => chunksOf(manifest, source).filter(({ file }) => ofStudio.has(file)).length
    expect(found('studio/start-studio.tsx')).toBeGreaterThan(1)
    expect(found('browser/app.tsx')).toBe(0)
  })
})
