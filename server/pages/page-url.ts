import { storyHref } from '../../runtime/site/link-target.ts'
import { resolveSite } from '../../runtime/site/site.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Where shoppers find the published page of a story, by its full slug: what links lead to and its canonical link names (R2.14), in
 * the country of `SHOP_URL`. `undefined` for every story where `SHOP_HOSTS` has no such host.
 */
export function pageUrlOf({ shopUrl, site }: Pick<Settings, 'shopUrl' | 'site'>): (fullSlug: string) => string | undefined {
  const shop = resolveSite(new URL(shopUrl), site)?.site
  return (fullSlug) => shop && new URL(storyHref(fullSlug, shop), shopUrl).href
}
