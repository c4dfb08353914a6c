import { fetchAnswer, weighPage } from '../tests/page-weight.ts'
import { median } from './median.ts'
import { startShop } from './processes.ts'
import type { Row } from './row.ts'

const wanted = 1.1

/**
 * The document of every page in both sitemaps, without its styles and script, to its screen alone: what head and frame add. Pages with
 * data for a block that wakes are left out: these bytes are the block's. Exact, and the same in every run.
 */
export async function html(): Promise<Row[]> {
  const shop = await startShop()
  try {
    const pages = []
    for (const page of await pagesOf(shop.addresses.slice(0, 2))) {
      const { data, html, htmlRatio } = await weighPage(page)
      if (data === 0) pages.push({ page: new URL(page).pathname, html, htmlRatio })
    }
    if (pages.length === 0) throw new Error('The sitemaps name no page without data.')
    const ratios = pages.map(({ htmlRatio }) => htmlRatio)
    const over = pages.filter(({ htmlRatio }) => htmlRatio > wanted).toSorted((one, other) => other.htmlRatio - one.htmlRatio)
    for (const { page, html, htmlRatio } of over) console.error(`  ${htmlRatio.toFixed(3)}  ${html} bytes  ${page}`)
    return [
      { measure: `html to its screen, median of ${pages.length} pages`, ours: median(ratios), unit: '', target: { atMost: wanted } },
      { measure: 'html to its screen, the page with most beside it', ours: Math.max(...ratios), unit: '', target: { atMost: wanted } },
      { measure: `html to its screen, pages over ${wanted}`, ours: over.length, unit: '' },
    ]
  } finally {
    await shop.stop()
  }
}

/** The German pages: those of the other countries have the same blocks. */
async function pagesOf(sites: string[]): Promise<string[]> {
  const sitemaps = await Promise.all(sites.map(async (site) => String((await fetchAnswer(`${site}/sitemap.xml`, 'identity')).body)))
  const pages = sitemaps.flatMap((sitemap) => [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page))
  return pages.filter((page) => !/^\/(at|ch)(\/|$)/.test(new URL(page).pathname))
}
