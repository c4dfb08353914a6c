import { designsQuery } from '../../runtime/designs-query.ts'
import { madeOnceOf } from '../../runtime/made-once-of.ts'
import type { PageCard, PageReader } from '../../runtime/page-reader.ts'
import { readProductQuery } from '../../runtime/product-query.ts'
import { languageOf } from '../../runtime/site/content-language.ts'
import type { Site } from '../../runtime/site/site.ts'
import { type Design, DesignQuery, designsQuestion } from '../../schemas/cards/design.ts'
import { type DesignsAsked, designQueryKeys } from '../../schemas/cards/design-filters.ts'
import { asset } from '../../schemas/fields/asset.ts'
import { swissSpelling } from '../../schemas/swiss-spelling.ts'
import type { Content, Story, StoryListQuery, TextsAsked } from '../content/content.ts'
import type { ShopAnswer, ShopApi } from '../shop-api/shop-api.ts'
import { anyContent } from './change-tags.ts'
import { tagsOfList } from './read-tags.ts'

/** Notes what a render read, as tags of the page (read-tags.ts), and how long that holds, in milliseconds, where it has a life of its own. */
export type NoteRead = (tag: string, lifeMs?: number) => void

const CardImage = asset({ label: '' })

export interface PageReading {
  site: Site
  texts: TextsAsked
  /** What the page is about, if it is about a design. */
  design?: ShopAnswer<Design> | undefined
}

export interface PageSources {
  content: Content
  shopApi: ShopApi
}

/** What blocks may ask for, answered by the content service and the shop's back end. */
export function pageReaderOf({ content, shopApi }: PageSources, { site, texts, design }: PageReading, note: NoteRead): PageReader {
  const language = languageOf(site.locale)
  // The name of a story has no translations.
  const spell = site.locale === 'de-CH' ? swissSpelling : (name: string) => name
  let listings = 0
  const list = async (query: StoryListQuery): Promise<Story[]> => {
    const { stories } = await content.listStories({ ...query, ...texts, language, excludingFields: ['body'] })
    for (const tag of tagsOfList(query, stories) ?? [anyContent]) note(tag)
    return stories
  }
  const askShop: PageReader['askShop'] = async (question, query) => {
    const { data, lifeMs } = await shopApi.ask(site, question, query)
    note(tagOfAnswer(question), lifeMs)
    return data
  }
  if (design) note(tagOfAnswer(designsQuestion), design.lifeMs)
  return {
    channel: site.channel,
    async listFolder(folder, { max = 100 } = {}) {
      const startsWith = folder.replace(/\/?$/, '/')
      const stories = await list({ startsWith, filterQuery: onlyPages, perPage: Math.min(max, 100) })
      return stories.map(cardOf)
    },
    async listPages(uuids) {
      if (uuids.length === 0) return []
      const stories = await list({ byUuids: uuids, perPage: 100 })
      const byUuid = new Map(stories.map((story) => [story.uuid, cardOf(story)]))
      return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
    },
    async listLinks() {
      note('links')
      const links = await content.listLinks({ ...texts, startsWith: `${site.channel}/` })
      return links.filter(({ slug, is_folder }) => !is_folder && isPublicPage(slug)).map(({ slug, name }) => ({ slug, name: spell(name) }))
    },
    askShop,
    designs: (asked) => askShop(designsQuestion, queryOf(asked)),
    design: design?.data,
    countListing: () => ++listings,
  }
}

/** `shop:card-price` */
const tagOfAnswer = ({ path }: { path: string }) => `shop:${path.replace(/^\/[^/]*\//, '')}`

const queryOf = (asked: DesignsAsked): DesignQuery =>
  DesignQuery.parse(readProductQuery(new URLSearchParams(designsQuery(asked)), designQueryKeys))

const cardOf = madeOnceOf(({ uuid, full_slug, name, content: { title, cardTitle, cardText, cardImage } }: Story): PageCard => {
  return { uuid, slug: full_slug, title: text(cardTitle) || text(title) || name, text: text(cardText), image: imageOf(cardImage) }
})

const onlyPages = { component: { in: 'page' } }
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const imageOf = (value: unknown) => {
  const parsed = CardImage.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Stories that are parts of pages (head, foot, error screen) or tools are not pages a visitor looks for. */
export function isPublicPage(slug: string): boolean {
  return !/^[^/]+\/(global\/|_)/.test(slug)
}
