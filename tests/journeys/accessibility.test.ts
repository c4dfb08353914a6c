import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { shopJourney } from '../shop-journey.ts'

/** One page of each kind; `npm run axe` looks at all of them. */
const cardPages = [
  '/',
  '/hochzeit/',
  '/trauer/',
  '/geburtstag/18-geburtstag/',
  '/hochzeit/einladungskarten/',
  // The longest name of all.
  '/karte/mitternachtsfeuer-1115/',
  '/musterkarten/',
  '/wishlist/',
  '/newsletter/antwort/',
  '/themes/',
  '/faq/',
  '/kontakt/',
  '/papier/',
  '/at/versand/',
  '/texte/hochzeit/',
  '/magazin/',
  '/kundenkonto/',
  '/sitemap/',
  '/_icons',
  '/gibt-es-nicht/',
]
const posterPages = [
  '/',
  '/leinwand',
  '/bilderrahmen',
  '/collagen',
  '/fotobuecher',
  '/fotobuecher/digitalfotobuch',
  '/fotoboxen',
  '/faq',
  '/ch/versand',
  '/kundenkonto',
  '/sitemap',
  '/gibt-es-nicht',
]
const widths = [390, 820, 1440]
/** A phone's, and a computer's with everything four times as large; axe would find there what it finds at 390. */
const narrowest = 320

const shop = shopJourney()

/** Every address of a brand's sitemap, in Germany. */
async function allPages(origin: string): Promise<string[]> {
  const { page } = await shop.newVisitor()
  const text = await page.goto(`${origin}/sitemap.xml`).then((response) => response?.text())
  return [...(text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address]) => address ?? '')
    .filter((address) => !/\/(at|ch)(\/|$)/.test(new URL(address).pathname))
}

async function findings(address: string): Promise<string[]> {
  const { page, complaints, close } = await shop.newVisitor({ reducedMotion: 'reduce' })
  const found: string[] = []
  await page.goto(address, { waitUntil: 'load' })
  for (const width of [narrowest, ...widths]) {
    await page.setViewportSize({ width, height: 900 })
    const here = width === narrowest ? [] : await axeFindings(page, 'html')
    found.push(...here.map((finding) => `${width} px: ${finding}`))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) found.push(`${width} px: ${overflow} px too wide`)
  }
  await close()
  // The document of a missing page is itself a 404, which Chromium notes.
  const isMissing = address.includes('gibt-es-nicht')
  return [...found, ...complaints.filter((complaint) => !(isMissing && complaint.includes('404')))]
}

describe('axe and the console find nothing at 390, 820 and 1,440 px, and nothing is too wide at 320', () => {
  it.each(cardPages)('on %s of the card brand', async (path) => {
    expect(await findings(shop.shop + path)).toEqual([])
  })
  it.each(posterPages)('on %s of the wall-art brand', async (path) => {
    expect(await findings(shop.posters + path)).toEqual([])
  })
})

/** `npm run axe`: every page instead of one of each kind; some minutes. */
describe.runIf(process.env.AXE_ALL)('axe and the console find nothing on any page', () => {
  it.each(['shop', 'posters'] as const)(
    'of the %s',
    async (brand) => {
      const found: Record<string, string[]> = {}
      for (const address of await allPages(shop[brand])) {
        const here = await findings(address)
        if (here.length > 0) found[address] = here
      }
      expect(found).toEqual({})
    },
    3_600_000,
  )
})
