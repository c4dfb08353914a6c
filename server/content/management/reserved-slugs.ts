import { payloadPath } from '../../../runtime/payload.ts'
import { pathOfContentKey } from '../../../runtime/site/content-key.ts'
import { storyFoundFor } from '../../../runtime/site/routes.ts'
import { isStoryPath } from '../../../runtime/site/story-path.ts'
import { channels } from '../../../schemas/channel.ts'
import { germanSites } from '../../../schemas/locale.ts'
import { RefusedWrite } from '../../database/refused-write.ts'

/** First steps of the shop's addresses that never lead to a story: countries, brands, the desktop app, and what the server answers itself. */
export const reservedSteps: ReadonlySet<string> = new Set([
  ...Object.keys(germanSites),
  ...channels,
  'd',
  'f',
  'assets',
  '_image',
  '_blocks',
  '_flags',
  '_errors',
  '_track',
  'api',
  'web-api',
  'price-api',
  'pictures',
  'webhooks',
  'healthz',
  'readyz',
  'metrics',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
])

export interface PlacedStory {
  full_slug: string
  is_folder: number
}

/** Throws `RefusedWrite` for a full slug in the shop under which nobody would find the story. */
export function checkReachable(story: PlacedStory): void {
  const problem = whyUnreachable(story)
  if (problem !== undefined) throw new RefusedWrite('slug', problem)
}

/** Why nobody would find a story of the shop, and what to do. Stories of other sites stand beside its folders. */
export function whyUnreachable({ full_slug, is_folder }: PlacedStory): string | undefined {
  const [channel, ...steps] = full_slug.split('/').filter(Boolean)
  const [first] = steps
  if (!channels.some((known) => known === channel)) return undefined
  if (first !== undefined && reservedSteps.has(first))
    return `"${first}" means something else in the addresses of the shop: nobody would find "${full_slug}". Choose another.`
  const key = steps.join('/')
  if (steps.at(-1) === payloadPath)
    return `"${payloadPath}" is where the shop answers the data of a page: nobody would find "${full_slug}". Choose another.`
  if (!isStoryPath(pathOfContentKey(key)))
    return `Nobody would find "${full_slug}": the addresses of the shop have letters, digits and _ ~ . - in at most 12 steps of 200. Choose another slug.`
  if (is_folder) return undefined
  const found = storyFoundFor(full_slug)
  if (found === undefined) return `Nobody would find "${full_slug}": this brand has no page at that address. Choose another slug.`
  if (found === [channel, ...steps].join('/')) return undefined
  return `Nobody would find "${full_slug}": for that address the shop looks under "${found}". Put the story there, or into another folder.`
}

/**
 * The full slug under which the shop looks for an address, so that a redirect from it is found: `anlass/hochzeit/alt` is
 * `anlass/hochzeit/alt/category`. Slashes at the ends mean nothing.
 */
export function formerAddress(written: string): string {
  return storyFoundFor(written) ?? written.split('/').filter(Boolean).join('/')
}
