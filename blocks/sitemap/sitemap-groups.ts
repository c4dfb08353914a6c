import type { PageLink } from '../../runtime/page-reader.ts'
import { pathOfContentKey } from '../../runtime/site/content-key.ts'
import { channels } from '../../schemas/channel.ts'

/** Pages whose addresses begin alike. */
export interface SitemapGroup {
  /** The first segment of their addresses; `''` for pages that stand alone. */
  segment: string
  /** The page at the address of the group itself. */
  page: PageLink | undefined
  pages: PageLink[]
}

/**
 * Sorts pages into groups by the first segment of their address. A page with nothing below it goes to the group of
 * single pages, which stands last. Pages that are not for shoppers (`_icons`) are left out.
 */
export function sitemapGroups(links: PageLink[], locale: string): SitemapGroup[] {
  const compare = new Intl.Collator(locale, { numeric: true }).compare
  const byName = (one: PageLink, other: PageLink) => compare(one.name, other.name)
  const single: PageLink[] = []
  const groups = new Map<string, SitemapGroup>()

  for (const link of links) {
    const [first = '', ...rest] = segmentsOf(link)
    if (first.startsWith('_')) continue
    if (first === '') {
      single.push(link)
      continue
    }
    const group = groups.get(first) ?? { segment: first, page: undefined, pages: [] }
    groups.set(first, rest.length === 0 ? { ...group, page: link } : { ...group, pages: [...group.pages, link] })
  }
  for (const [segment, { page, pages }] of groups) {
    if (pages.length > 0) continue
    if (page) single.push(page)
    groups.delete(segment)
  }

  const named = [...groups.values()]
    .map((group) => ({ ...group, pages: group.pages.toSorted(byName) }))
    .sort((one, other) => compare(groupName(one), groupName(other)))
  return single.length > 0 ? [...named, { segment: '', page: undefined, pages: single.toSorted(byName) }] : named
}

/** What stands above a group: the name of its page, else its segment as words. */
export function groupName({ page, segment }: SitemapGroup): string {
  return page?.name ?? segment.charAt(0).toLocaleUpperCase() + segment.slice(1).replaceAll('-', ' ')
}

function segmentsOf({ slug }: PageLink): string[] {
  const [first = '', ...rest] = slug.split('/')
  const key = channels.some((channel) => channel === first) ? rest.join('/') : slug
  return pathOfContentKey(key).split('/').filter(Boolean)
}
