/** How a listing of designs is narrowed down, ordered and parted. Plain data: browsers read it, too. */

/** By which a shopper narrows a listing down (R3.19); their values are in design.ts. */
export const designFilterNames = ['category', 'product', 'color', 'style', 'aspectRatio', 'punching', 'label'] as const
export type DesignFilterName = (typeof designFilterNames)[number]

/** Values with which a filter filters nothing. */
export const unfiltered = { usual: 'alle', product: 'alleVorlagen' } as const

/** What the back end calls the order by recommendation and by novelty, for cards (R2.22). */
export const designSorts = { recommendation: 'sort', novelty: 'dateCreated.date' } as const
export type DesignSort = keyof typeof designSorts

/** How many designs a listing shows at a time (R9.06). */
export const pageSizes = [12, 48] as const
export type PageSize = (typeof pageSizes)[number]

/** What is asked of the catalogue. A filter has one of the values, `occasion` those below it, too. */
export interface DesignsAsked extends Partial<Record<DesignFilterName, readonly string[]>> {
  occasion?: string | undefined
  /** Only these. */
  ids?: readonly number[]
  sort?: DesignSort
  /** From 1. */
  page?: number
  pageSize?: PageSize
}

/** The keys of the catalogue's query, in the order in which they are sent. */
export const designQueryKeys = [...designFilterNames, 'occasion', 'ids', 'sort', 'page', 'pageSize'] as const
