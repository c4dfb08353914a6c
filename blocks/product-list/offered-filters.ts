import type { FetchedDesigns } from '../../runtime/fetch-designs.ts'
import type { FilterValue } from '../../schemas/cards/design.ts'
import type { DesignFilterName, DesignsAsked } from '../../schemas/cards/design-filters.ts'
import type { ListingChoice } from './listing-address.ts'

export interface OfferedFilter {
  name: DesignFilterName
  values: FilterValue[]
}

/** Of the filters an editor offers those that part the listing, unless its kind of product is settled. */
export function offeredFilters({ filters }: FetchedDesigns, names: DesignFilterName[], asked: DesignsAsked): OfferedFilter[] {
  return names
    .filter((name) => name !== 'product' || !asked.product)
    .map((name) => ({ name, values: filters[name] ?? [] }))
    .filter(({ values }) => values.length > 1)
}

/** What the choice leaves of the values; the chosen one stays, also when nothing is left of it. */
export const valuesLeft = ({ name, values }: OfferedFilter, { filters }: FetchedDesigns, chosen: string | undefined): FilterValue[] =>
  values.flatMap((value) => {
    const left = filters[name]?.find((each) => each.value === value.value)
    return left ?? (value.value === chosen ? { ...value, count: 0 } : [])
  })

/** Without what the address says of filters and values that are not offered. */
export function sensibleChoice(choice: ListingChoice, offered: OfferedFilter[]): ListingChoice {
  const filters = offered.flatMap(({ name, values }) => {
    const chosen = choice.filters[name]
    return values.some(({ value }) => value === chosen) ? [[name, chosen] as const] : []
  })
  return { ...choice, filters: Object.fromEntries(filters) }
}
