import { designHref } from '../../runtime/site/link-target.ts'
import type { RouteMatch } from '../../runtime/site/routes.ts'
import type { SiteRequest } from '../../runtime/site/site.ts'
import { type Design, DesignQuery, designsQuestion } from '../../schemas/cards/design.ts'
import { designPath } from '../../schemas/cards/design-address.ts'
import type { ShopAnswer, ShopApi } from '../shop-api/shop-api.ts'

/**
 * The design that a page is about, by the number in its address; where the address names none, as an editor's preview of the
 * story they all are made of, the one that is recommended most. `undefined` when there is no such design.
 */
export async function findPageDesign(
  design: NonNullable<RouteMatch['design']>,
  { site }: SiteRequest,
  shopApi: ShopApi,
): Promise<ShopAnswer<Design> | undefined> {
  if (design === 'unknown') return undefined
  const query = DesignQuery.parse(design === 'any' ? {} : { ids: [String(design.id)] })
  const { data, ...life } = await shopApi.ask(site, designsQuestion, query)
  const [found] = data.designs
  return found && { data: found, ...life }
}

/** Where the page of a design is to be found, when the visitor asked for it by another name. */
export function movedDesign(design: Design, { site, path }: SiteRequest): string | undefined {
  return path.replace(/\/$/, '') === designPath(design) ? undefined : designHref(design, site)
}
