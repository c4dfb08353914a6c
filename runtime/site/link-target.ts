import type { Design } from '../../schemas/cards/design.ts'
import { designPath } from '../../schemas/cards/design-address.ts'
import { type Channel, channels } from '../../schemas/channel.ts'
import type { Link } from '../../schemas/fields/multilink.ts'
import { pathOfContentKey } from './content-key.ts'
import { type Site, withSlash } from './site.ts'

/** The attributes of an `a` element. */
export interface LinkTarget {
  href: string
  rel?: string
  target?: '_blank'
  title?: string
}

/** Where a link of the content leads on this site (R2.14, R2.15). */
export function linkTarget(link: Link, site: Site): LinkTarget {
  const href = addressOf(link, site)
  const rel = link.kind === 'url' ? foreignRel(href, site) : undefined
  return {
    href,
    ...(rel && { rel }),
    ...(link.newTab && { target: '_blank' as const }),
    ...(link.title && { title: link.title }),
  }
}

function addressOf(link: Link, site: Site): string {
  const anchor = link.anchor ? `#${link.anchor}` : ''
  if (link.kind === 'email') return `mailto:${link.to}`
  if (link.kind === 'asset') return link.to
  if (link.kind === 'story') return storyHref(link.to, site) + anchor
  return (link.to.startsWith('/') && !link.to.startsWith('//') ? internalHref(link.to, site) : link.to) + anchor
}

/** The address of a story on this site; a story of the other channel is on the other brand's host. */
export function storyHref(slug: string, site: Site): string {
  const [first = '', ...rest] = slug.split('/')
  const channel: Channel | undefined = channels.find((candidate) => candidate === first)
  const path = pathOfContentKey(channel ? rest.join('/') : slug)
  if (!channel || channel === site.channel) return pageHref(path, site)
  const other = new URL(site.otherBrand.href, site.origin)
  // Where the brand has no host of its own, or not that of the country, its home is a folder.
  return new URL(withSlash(other.pathname.replace(/\/$/, '') + path, channel), other).href
}

/** The address of a design's page on this site. */
export const designHref = (design: Pick<Design, 'id' | 'name'>, site: Site): string => pageHref(designPath(design), site)

/** A path of this site as a link has it: with the site's prefix, and the slash before a query (R2.15). */
export function internalHref(path: string, site: Site): string {
  const [, bare = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(bare)
  return isFile ? path : pageHref(bare, site) + tail
}

const pageHref = (path: string, { prefix, channel }: Site) => withSlash(prefix + path, channel)

/** Links that leave for other hosts are not followed and get no opener; our own brands' hosts are ours (R2.14). */
function foreignRel(href: string, site: Site): string | undefined {
  if (!/^(https?:)?\/\//i.test(href)) return undefined
  const { hostname } = new URL(href, site.origin)
  const own = [site.origin, site.otherBrand.href].map((address) => new URL(address, site.origin).hostname)
  return own.includes(hostname) ? undefined : 'nofollow noopener noreferrer'
}
