import { describe, expect, it } from 'vitest'
import * as blocks from '../../registry.ts'
import { parseStory } from '../../runtime/parse-story.ts'
import { createRegistry } from '../../runtime/registry.ts'
import { occasions, subOccasions } from '../../schemas/occasion.ts'
import { countingTurns } from '../../tests/counting-turns.ts'
import { faqGroups } from '../copy/service/faq.ts'
import { papers } from '../copy/service/paper.ts'
import { occasionContent } from '../occasions.ts'
import { contentSeed } from '../seed.ts'
import { templateStories } from '../templates/page-templates.ts'
import { stories } from './stories.ts'

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const bySlug = new Map(stories.map((story) => [story.slug, story]))
const pages = stories.filter(({ root }) => root.component === 'page')
const json = (slug: string) => JSON.stringify(bySlug.get(slug)?.root ?? `no story ${slug}`).replaceAll('\u00a0', ' ')

function* objectsIn(value: unknown): Generator<Fields> {
  if (!isObject(value)) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

const linksOf = (slug: string) =>
  [...objectsIn(bySlug.get(slug)?.root)].flatMap(({ $story }) => (typeof $story === 'string' ? [$story] : []))

const mainHeadlines = (root: unknown) =>
  [...objectsIn(root)].filter(
    ({ component, headlineType, isHeadlineH1, tagNameHeadline }) =>
      component === 'error_teaser' ||
      component === 'calendar_detail' ||
      component === 'card_detail' ||
      headlineType === 'h1' ||
      isHeadlineH1 === true ||
      tagNameHeadline === 'h1',
  )

const { result: seed, turns } = await countingTurns(() =>
  contentSeed(
    { spaceId: 1, storyUuid: (slug) => `uuid-${slug}`, assetId: (filename) => filename.length },
    { putFile: async () => {}, findPlaceholder: async () => '180deg,#aaaaaa,#bbbbbb,#cccccc', drawPlaceholder: async () => '' },
  ),
)
/** All but folders. */
const withContent = seed.stories.flatMap((story) => ('content' in story ? [story] : []))
const registry = createRegistry(blocks)

/** Why a story's content cannot be shown; empty when it can. */
function problemOf(content: unknown, slug: string): string[] {
  try {
    parseStory(content, slug, registry)
    return []
  } catch (error) {
    return [String(error)]
  }
}

describe('the stories a fresh shop ships with', () => {
  it('are made with a turn for visitors after each picture and each story', () => {
    expect(turns).toBeGreaterThanOrEqual(seed.assets.length + withContent.length)
  })

  it('links and pictures resolve', () => {
    expect(withContent).toHaveLength(stories.length + templateStories.length)
    expect(bySlug.size).toBe(stories.length)
  })

  it('fit the schemas of their blocks', () => {
    expect(withContent.flatMap(({ fullSlug, content }) => problemOf(content, fullSlug))).toEqual([])
  })

  it.each(['__i18n__de_at', '__i18n__de_ch'])('fit the schemas in the words of %s too', (suffix) => {
    const inCountry = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inCountry)
      if (!isObject(value)) return value
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inCountry(value[`${key}${suffix}`] ?? inner)]))
    }
    expect(withContent.flatMap(({ fullSlug, content }) => problemOf(inCountry(content), fullSlug))).toEqual([])
  })

  it('R2.13 has a page for each of the 28 occasions', () => {
    expect(occasions.filter((occasion) => !bySlug.has(`anlass/${occasion}/occasion`))).toEqual([])
  })

  it('R2.12 has a page for each sub-occasion, and for Christmas', () => {
    expect([...subOccasions, 'weihnachten'].filter((key) => !bySlug.has(`anlass/${key}/occasion`))).toEqual([])
  })

  it('R2.12 has a page for every kind of card an occasion is offered in, and leads to it', () => {
    for (const [key, { productTypes }] of Object.entries(occasionContent)) {
      const slugs = productTypes.map((type) => `anlass/${key}/${type}/category`)
      expect(slugs.filter((slug) => !bySlug.has(slug))).toEqual([])
      expect(linksOf(`anlass/${key}/occasion`)).toEqual(expect.arrayContaining(slugs))
    }
  })

  it('R2.05 has theme 1461, and others', () => {
    const themes = [...bySlug.keys()].filter((slug) => slug.startsWith('anlass/themes/'))
    expect(themes).toContain('anlass/themes/1461')
    expect(themes.length).toBeGreaterThanOrEqual(5)
  })

  it('R2.20 the home page shows Hochzeit, Geburt and Jugendfeste, paper and envelopes, and promises with dialogs', () => {
    const bloks = [...objectsIn(bySlug.get('anlass/home')?.root)]
    const controls = bloks.filter(({ component }) => component === 'teaser_slide').map(({ control }) => control)
    expect(controls).toEqual(['Hochzeit', 'Geburt', 'Jugendfeste'])
    expect(linksOf('anlass/home')).toEqual(expect.arrayContaining(['anlass/papier', 'anlass/umschlaege', 'anlass/musterkarten']))
    const promises = bloks.filter(({ component }) => component === 'benefits_bar_item')
    expect(promises).toHaveLength(5)
    expect(promises.every(({ details }) => isObject(details))).toBe(true)
  })

  it('R2.29 the header leads to contact, samples, account, magazine, wishlist and cart', () => {
    const slugs = ['kontakt', 'musterkarten', 'kundenkonto', 'magazin', 'wishlist', 'merkzettel-und-warenkorb']
    expect(linksOf('anlass/global/header')).toEqual(expect.arrayContaining(slugs.map((slug) => `anlass/${slug}`)))
  })

  it('R2.30 the footer leads to company, service, magazine and texts', () => {
    const company = ['datenschutz', 'impressum', 'jobs', 'philosophie', 'sitemap', 'gestaltung']
    const service = [
      'mustermappe-hochzeit',
      'versand',
      'faq',
      'magazin/geburt',
      'magazin/hochzeit',
      'magazin/inspiration',
      'texte/hochzeit',
      'texte/trauer',
    ]
    expect(linksOf('anlass/global/footer')).toEqual(expect.arrayContaining([...company, ...service].map((slug) => `anlass/${slug}`)))
  })

  it('R2.30 each page of texts has twenty texts or more', () => {
    for (const slug of [...bySlug.keys()].filter((each) => each.startsWith('anlass/texte/'))) {
      const nodes = [...objectsIn(bySlug.get(slug)?.root.body)].filter(({ type }) => type === 'blockquote' || type === 'list_item')
      expect(nodes.length, slug).toBeGreaterThanOrEqual(20)
    }
  })

  it('R1.04 tells of the guest portal, the names, shipping, the voucher and the reviews', () => {
    for (const word of ['QR-Code', 'Gästeliste', 'kostenlos', 'zu oder ab']) expect(json('anlass/gaesteportal')).toContain(word)
    for (const word of ['Listenansicht', 'Excel', 'Laden Sie die Vorlage herunter', 'wieder hoch'])
      expect(json('anlass/namen')).toContain(word)
    for (const word of ['11:00', '24 Stunden', 'zwei bis vier Werktage']) expect(json('anlass/versand')).toContain(word)
    expect(json('anlass/faq')).toMatch(/Gutschein über 5\s€/)
    expect(json('anlass/home')).toContain('5k+ Bewertungen')
  })

  it('R9.01 R9.02 R9.03 names the prices of each country, or has the shop name them', () => {
    for (const price of ['4,99 €', '12,99 €', '22,99 €', '5,99 €', '9,99 CHF', '34,99 CHF']) expect(json('anlass/versand')).toContain(price)
    const tables = (slug: string) =>
      [...objectsIn(bySlug.get(slug)?.root.body)].filter(({ component }) => component === 'shipping_price_table')
    expect(tables('anlass/versand').map(({ prices }) => prices)).toEqual(['parcels'])
    expect(tables('anlass/umschlaege').map(({ prices }) => prices)).toEqual(['envelopes'])
    for (const price of ['1,90 €', '3,50 CHF']) expect(json('anlass/musterkarten')).toContain(price)
  })

  it('R9.04 offers ten papers', () => expect(papers).toHaveLength(10))

  it('answers fourteen questions or more', () => {
    expect(faqGroups.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(14)
  })

  it('mourning pages promise nothing and advertise nothing', () => {
    for (const { slug, root } of pages.filter(({ slug }) => slug.startsWith('anlass/trauer/'))) {
      expect(
        [...objectsIn(root)].filter(({ component }) => component === 'benefits_bar'),
        slug,
      ).toEqual([])
    }
  })

  it('each page has one main headline', () => {
    expect(pages.filter(({ root }) => mainHeadlines(root).length !== 1).map(({ slug }) => slug)).toEqual([])
  })

  it.each(['anlass', 'myposter'])('titles and descriptions of %s are each their own', (channel) => {
    const own = pages.filter(({ slug }) => slug.startsWith(`${channel}/`) && !slug.includes('/global/'))
    for (const field of ['title', 'description']) {
      const words = own.map(({ root }) => root[field])
      expect(words.filter((each, index) => !each || words.indexOf(each) !== index)).toEqual([])
    }
  })

  it('is set in German type: no straight quotes, no spaced hyphens, no breaks before units', () => {
    const texts = stories.flatMap(({ slug, root }) => [...wordsIn(root)].map((words) => `${slug}: ${words}`))
    expect(texts.filter((text) => /["']| - |\.\.\./.test(text))).toEqual([])
    expect(texts.filter((text) => /\d [€g](?!\p{L})/u.test(text))).toEqual([])
  })

  it('is spelled with ss in Switzerland', () => {
    const swiss = stories
      .flatMap(({ root }) => [...objectsIn(root)])
      .flatMap((fields) => Object.entries(fields).filter(([key]) => key.endsWith('__de_ch')))
    expect(swiss.filter(([, value]) => JSON.stringify(value).includes('ß'))).toEqual([])
    expect(swiss.length).toBeGreaterThan(100)
  })
})

/** Every visible word: strings of word fields, and the texts of rich text. */
function* wordsIn(value: unknown): Generator<string> {
  const hidden =
    /^(component|slug|\$picture|\$story|anchor|url|id|href|type|linktype|fieldtype|cached_url|icon|media|aspectRatio|ratio|folder)$/
  if (typeof value === 'string') yield value
  if (!isObject(value)) return
  for (const [key, inner] of Object.entries(value)) if (!hidden.test(key)) yield* wordsIn(inner)
}

describe('the templates that editors begin with', () => {
  it('are drafts in a folder of their brand, with one main headline each', () => {
    const seeded = withContent.filter(({ fullSlug }) => fullSlug.includes('/_vorlagen/'))
    expect(seeded.map(({ fullSlug }) => fullSlug.split('/')[0])).toEqual(expect.arrayContaining(['anlass', 'myposter']))
    expect(seeded.filter(({ isDraft }) => !isDraft)).toEqual([])
    expect(templateStories.filter(({ root }) => mainHeadlines(root).length !== 1).map(({ slug }) => slug)).toEqual([])
  })

  it('have texts, pictures and kinds of product for every occasion of their brand', () => {
    for (const { slug, entries, dimensions } of seed.datasources) {
      expect(new Set(entries.map(({ name }) => name)).size, slug).toBe(entries.length)
      const said = new Set(dimensions.map(({ entryValue }) => entryValue))
      expect(entries.flatMap(({ dimensionValues }) => Object.keys(dimensionValues)).filter((key) => !said.has(key))).toEqual([])
    }
    const occasionsOf = (brand: string) => seed.datasources.find(({ slug }) => slug === `${brand}-anlaesse`)?.entries ?? []
    expect(occasionsOf('anlass').map(({ value }) => value)).toEqual(Object.keys(occasionContent))
    for (const { name, dimensionValues } of [...occasionsOf('anlass'), ...occasionsOf('myposter')]) {
      expect(
        Object.values(dimensionValues).filter((value) => value === ''),
        name,
      ).toEqual([])
      expect(dimensionValues.bild, name).toMatch(/^\/f\//)
    }
  })

  it('spell as Switzerland does in its own dimensions', () => {
    const texts = seed.datasources.flatMap(({ entries }) => entries.flatMap(({ dimensionValues }) => Object.entries(dimensionValues)))
    const inSwitzerland = texts.filter(([dimension]) => dimension.endsWith(' de-ch'))
    expect(inSwitzerland).toContainEqual(['name de-ch', 'Masskrug'])
    expect(inSwitzerland.filter(([, text]) => /[ß„“]/.test(text))).toEqual([])
    expect(
      seed.datasources.flatMap(({ entries }) => entries).filter(({ name, dimensionValues }) => !dimensionValues.name && /ß/.test(name)),
    ).toEqual([])
  })
})
