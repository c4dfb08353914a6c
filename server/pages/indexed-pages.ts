import { setImmediate as othersTurn } from 'node:timers/promises'
import { designHref, storyHref } from '../../runtime/site/link-target.ts'
import { storyFoundFor } from '../../runtime/site/routes.ts'
import type { Site } from '../../runtime/site/site.ts'
import { DesignQuery, designsQuestion } from '../../schemas/cards/design.ts'
import { designStory } from '../../schemas/cards/design-address.ts'
import { pageSizes } from '../../schemas/cards/design-filters.ts'
import type { Content } from '../content/content.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'
import { isPublicPage } from './page-reader-of.ts'

/** The path of a page on a site: that of a country differs. */
export type PathOn = (site: Site) => string

/** The pages of a channel that search engines may show: those whose editors say so, and of the story that is the page of all designs each design's own. */
export async function indexedPages(site: Site, { content, shopApi }: { content: Content; shopApi: ShopApi }): Promise<PathOn[]> {
  const ofDesigns = `${site.channel}/${designStory}`
  const slugs = await indexedSlugs(site, content)
  const pages = slugs
    .filter((slug) => slug !== ofDesigns)
    .map(
      (slug): PathOn =>
        (on) =>
          storyHref(slug, on),
    )
  return slugs.includes(ofDesigns) ? [...pages, ...(await designPages(site, shopApi))] : pages
}

/** As page-head.ts writes it: what says nothing is not shown. */
const isIndexed = { robots: { like: 'index*' } }
/** Their content comes with them: fewer cost more requests, more keep others waiting. */
const storiesAtOnce = 50

/** Of stories that are named, so that the service need not find all that are listed again for each page of the list. */
async function indexedSlugs({ channel }: Site, content: Content): Promise<string[]> {
  const links = await content.listLinks({ startsWith: `${channel}/` })
  const uuids = links.filter(({ is_folder }) => !is_folder).map(({ uuid }) => uuid)
  const slugs: string[] = []
  for (let start = 0; start < uuids.length; start += storiesAtOnce) {
    const { stories } = await content.listStories({
      byUuids: uuids.slice(start, start + storiesAtOnce),
      filterQuery: isIndexed,
      excludingFields: ['body'],
      perPage: storiesAtOnce,
    })
    slugs.push(...stories.map(({ full_slug }) => full_slug).filter((slug) => isPublicPage(slug) && isFound(slug)))
    // Our own content is read in this process, which is the shop's.
    await othersTurn()
  }
  return slugs
}

/** At its own address, that is: it may be another story's, which is listed by itself. A start page is found without its slash. */
const isFound = (slug: string) => storyFoundFor(slug) === slug.replace(/\/$/, '')

async function designPages(site: Site, shopApi: ShopApi): Promise<PathOn[]> {
  const pageSize = Math.max(...pageSizes)
  const pages: PathOn[] = []
  for (let page = 1; ; page++) {
    const query = DesignQuery.parse({ pageSize: String(pageSize), page: String(page) })
    const { designs, total } = (await shopApi.ask(site, designsQuestion, query)).data
    pages.push(
      ...designs.map(
        (design): PathOn =>
          (on) =>
            designHref(design, on),
      ),
    )
    if (designs.length === 0 || page * pageSize >= total) return pages
  }
}
