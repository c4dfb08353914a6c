import { matchRoutes, type RouteObject } from 'react-router'
import { designIdOf, designStory } from '../../schemas/cards/design-address.ts'
import { type ChannelFeatures, channelFeatures, channels } from '../../schemas/channel.ts'
import { contentKeyOf, pathOfContentKey } from './content-key.ts'
import type { Site, SiteRequest } from './site.ts'

/** The theme shown when an address names none (R2.05). */
const defaultTheme = '1461'

interface PageRoute {
  id: string
  path: string
  /** The same page under another name; its address of record is the story's own. */
  alias?: string
  /** Without it the channel does not have the page (R1.01). */
  feature?: keyof ChannelFeatures
  /** The story inside the channel's folder. */
  contentKey: (path: string, params: Record<string, string | undefined>) => string
}

/** Every kind of page, most special first. React Router ranks them; the browser uses the same table. */
const pageRoutes: PageRoute[] = [
  { id: 'icons-page', path: '/_icons', contentKey: () => '_icons' },
  { id: 'sitemap', path: '/sitemap', contentKey: () => 'sitemap' },
  { id: 'products', path: '/products', alias: '/produkte', contentKey: () => 'products' },
  { id: 'wishlist', path: '/wishlist', alias: '/merkzettel', feature: 'wishlist', contentKey: () => 'wishlist' },
  { id: 'design', path: `/${designStory}/:design?`, contentKey: () => designStory },
  { id: 'themes-id', path: '/themes/:id?', contentKey: (_, { id = defaultTheme }) => `themes/${id}` },
  {
    id: 'card-design-listing',
    path: '/karten-designen/*',
    contentKey: (_, { '*': rest = '' }) => (rest ? contentKeyOf(rest) : 'karten-designen'),
  },
  { id: 'slug', path: '*', contentKey: contentKeyOf },
]

export interface RouteMatch {
  id: string
  /** The full slug of the story that the address stands for. */
  story: string
  /** The first segment `karten-designen` marks the listing of card designs (R2.09). */
  isCardDesignListing: boolean
  /** The page is about one design: that of this number, `unknown` where the address names one that can't be, `any` where it names none. */
  design?: { id: number } | 'unknown' | 'any'
}

/** Slugs tell capital letters from small ones. */
const matchable = pageRoutes.flatMap(({ id, path, alias }) =>
  [path, ...(alias ? [alias] : [])].map((each) => ({ id, path: each, caseSensitive: true })),
)
const byFirstStep: Map<string | undefined, RouteObject[]> = Map.groupBy(matchable, ({ path }) => firstStep(path))

/** Those that may match: React Router ranks all it is given each time, which takes longer than to match one. */
function routesFor(path: string): RouteObject[] {
  if (path.includes('%')) return matchable
  return [firstStep(path), firstStep('*')].flatMap((step) => byFirstStep.get(step) ?? [])
}

/** Without one, a path may be any. */
function firstStep(path: string): string | undefined {
  return path.split('/', 2)[1]
}

/** Which story an address of a site stands for. `undefined` when there is no such route. */
export function matchPageRoute({ site, path }: Pick<SiteRequest, 'path'> & { site: Pick<Site, 'channel'> }): RouteMatch | undefined {
  const match = matchRoutes(routesFor(path), path)?.at(-1)
  const route = pageRoutes.find(({ id }) => id === match?.route.id)
  if (!match || !route || (route.feature && !channelFeatures[site.channel][route.feature])) return undefined
  return {
    id: route.id,
    story: `${site.channel}/${route.contentKey(path, match.params)}`,
    isCardDesignListing: route.id === 'card-design-listing',
    ...(route.id === 'design' && { design: designOf(match.params.design) }),
  }
}

/**
 * The full slug of the story that shoppers find at the address of a story in a brand's folder: its own, unless the address is
 * another page's. `undefined` where the brand has no such page, and for what stands in no brand's folder.
 */
export function storyFoundFor(fullSlug: string): string | undefined {
  const [first, ...steps] = fullSlug.split('/').filter(Boolean)
  const channel = channels.find((each) => each === first)
  return channel && matchPageRoute({ site: { channel }, path: pathOfContentKey(steps.join('/')) })?.story
}

function designOf(segment: string | undefined): RouteMatch['design'] {
  if (segment === undefined) return 'any'
  const id = designIdOf(segment)
  return id === undefined ? 'unknown' : { id }
}
