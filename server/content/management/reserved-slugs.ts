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

/** Throws `RefusedWrite` for a full slug in the shop under which nobody would find the story. Stories of other sites stand beside its folders. */
export function checkReachable(fullSlug: string): void {
  const [channel, first] = fullSlug.split('/')
  if (!first || !channels.some((known) => known === channel) || !reservedSteps.has(first)) return
  throw new RefusedWrite(
    'slug',
    `"${first}" means something else in the addresses of the shop: nobody would find "${fullSlug}". Choose another.`,
  )
}
