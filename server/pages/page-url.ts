import { languageOf } from '../../runtime/site/content-language.ts'
import { storyHref } from '../../runtime/site/link-target.ts'
import { resolveSite } from '../../runtime/site/site.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Where shoppers find the published page of a story, by its full slug: what links lead to and its canonical link names (R2.14), in
 * the country that a language of the content is for, else in that of `SHOP_URL`. `undefined` for every story where `SHOP_HOSTS` has
 * no such host.
 */
export function pageUrlOf({
  shopUrl,
  site,
}: Pick<Settings, 'shopUrl' | 'site'>): (fullSlug: string, language?: string) => string | undefined {
  const own = resolveSite(new URL(shopUrl), site)?.site
  const shopOf = (language: string) => {
    const home = own?.countries.find(({ locale }) => languageOf(locale) === language)?.href
    return home === undefined ? own : resolveSite(new URL(home), site)?.site
  }
  return (fullSlug, language) => {
    const shop = language ? shopOf(language) : own
    return shop && new URL(storyHref(fullSlug, shop), shopUrl).href
  }
}
