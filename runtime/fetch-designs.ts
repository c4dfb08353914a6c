import type { Design, DesignPage } from '../schemas/cards/design.ts'
import { fetchFromShop } from './fetch-from-shop.ts'
import type { Site } from './site/site.ts'

/** What a card shows of a design. */
export type DesignCardFacts = Pick<Design, 'id' | 'name' | 'description' | 'kindName' | 'label' | 'picture'>

export interface FetchedDesigns extends Pick<DesignPage, 'total' | 'filters'> {
  designs: DesignCardFacts[]
}

/**
 * In the browser: a page of the catalogue, asked with `designsQuery`. Rejects when the back end does not answer so that it can be
 * understood. What it answers is looked at by hand: no schema comes to browsers.
 */
export async function fetchDesigns(query: string, site: Pick<Site, 'channel' | 'locale'>): Promise<FetchedDesigns> {
  const response = await fetchFromShop(`/web-api/themes?${query}`, site)
  if (!response.ok) throw new Error(`The catalogue answered ${response.status} to ${query}.`)
  const { designs, total, filters }: Partial<DesignPage> = await response.json()
  if (!Array.isArray(designs) || !Number.isInteger(total)) throw new Error(`The catalogue answered ${query} with no page of designs.`)
  return { designs: designs.filter(isDesign), total: Number(total), filters: filters ?? {} }
}

const isDesign = (sent: Partial<Design> | null): sent is Design =>
  typeof sent?.id === 'number' && typeof sent.name === 'string' && typeof sent.picture?.src === 'string'
