import type { Design, DesignPage, DesignQuery } from '../../../schemas/cards/design.ts'
import { type DesignFilterName, designFilterNames, designSorts } from '../../../schemas/cards/design-filters.ts'

export type FilterNames = Record<DesignFilterName, Record<string, string>>

/** Of these designs the page that is asked for, and what the listing can be narrowed down by further. */
export function selectDesigns(designs: readonly Design[], query: DesignQuery, names: FilterNames): DesignPage {
  const { page, pageSize, ids } = query
  const within = designs.filter((design) => isWithin(design, query))
  const found = within.filter((design) => designFilterNames.every((name) => passes(design, name, query))).toSorted(orders[query.sort])
  return {
    // Who asks for certain ones wants all of them.
    designs: ids ? found : found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    filters: Object.fromEntries(designFilterNames.map((name) => [name, valuesOf(within, name, query, names[name])])),
  }
}

function isWithin({ id, occasion }: Design, { ids, occasion: asked }: DesignQuery): boolean {
  const isOfOccasion = asked === undefined || occasion === asked || occasion.startsWith(`${asked}/`)
  return isOfOccasion && (ids === undefined || ids.includes(id))
}

function passes(design: Design, name: DesignFilterName, query: DesignQuery): boolean {
  const asked: readonly string[] = query[name]
  return asked.length === 0 || valuesOfDesign(design, name).some((value) => asked.includes(value))
}

const valuesOfDesign = (design: Design, name: DesignFilterName): readonly string[] => [design[name] ?? []].flat()

const orders: Record<DesignQuery['sort'], (one: Design, other: Design) => number> = {
  [designSorts.recommendation]: (one, other) => one.rank - other.rank,
  [designSorts.novelty]: (one, other) => other.created.localeCompare(one.created) || one.rank - other.rank,
}

/** Each value that a design has which all other filters let through, in the order of the names. */
function valuesOf(designs: readonly Design[], name: DesignFilterName, query: DesignQuery, names: Record<string, string>) {
  const others = designFilterNames.filter((other) => other !== name)
  const passing = designs.filter((design) => others.every((other) => passes(design, other, query)))
  return Object.entries(names)
    .map(([value, words]) => ({
      value,
      name: words,
      count: passing.filter((design) => valuesOfDesign(design, name).includes(value)).length,
    }))
    .filter(({ count }) => count > 0)
}
