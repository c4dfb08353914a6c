import { isContentPath } from './content-path.ts'
import { unprocessable } from './delivery-error.ts'
import { demandFewEnough, distinct } from './most-asked.ts'
import type { QueryParameters } from './query-parameters.ts'

const operations = [
  'in',
  'not_in',
  'like',
  'not_like',
  'any_in_array',
  'all_in_array',
  'gt_date',
  'lt_date',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
  'is',
  'exists',
] as const

export type FilterOperation = (typeof operations)[number]

/** One condition on a field of the content. */
export interface Filter {
  /** From the root blok: `['body', '0', 'headline']`. */
  path: string[]
  operation: FilterOperation
  value: string
}

/** All filters and, of every group, at least one of its alternatives, whose own filters hold together. */
export interface FilterQuery {
  filters: Filter[]
  alternatives: Filter[][]
}

/**
 * Reads `filter_query[field.inner][operation]=value` and `filter_query[__or][][field][operation]=value`.
 * Every empty `[]` opens another alternative; a number between the brackets names one, so that
 * several filters can stand in it.
 */
export function readFilterQuery(query: QueryParameters): FilterQuery {
  const filters: Filter[] = []
  const alternatives = new Map<string, Filter[]>()
  for (const [name, value] of query.entries) {
    if (!name.startsWith('filter_query')) continue
    const [first, second, ...rest] = stepsOf(name)
    if (first === undefined || second === undefined) throw unprocessable(`${name} must name a field and an operation`)
    if (first !== '__or') {
      filters.push(readFilter(name, [first, second, ...rest], value))
      continue
    }
    const key = second === '' ? `[]${alternatives.size}` : second
    const alternative = alternatives.get(key) ?? []
    alternatives.set(key, [...alternative, readFilter(name, rest, value)])
  }
  const merged = { filters: distinct(filters), alternatives: distinct([...alternatives.values()].map(distinct)) }
  demandFewFilters(merged)
  return merged
}

/** The values of a filter that takes several, each once. */
export function valuesOf(value: string): string[] {
  return distinct(value.split(','))
}

function demandFewFilters({ filters, alternatives }: FilterQuery): void {
  const all = [...filters, ...alternatives.flat()]
  const patterns = all.filter(({ operation }) => operation === 'like' || operation === 'not_like').flatMap(({ value }) => valuesOf(value))
  demandFewEnough('alternatives', 'filter_query[__or]', alternatives.length)
  demandFewEnough('filters', 'filter_query', all.length)
  demandFewEnough('patterns', 'filter_query', patterns.length)
}

/** `filter_query[a.b][in]` as `['a.b', 'in']`. */
function stepsOf(name: string): string[] {
  const brackets = name.slice('filter_query'.length)
  if (!/^(\[[^[\]]*\])+$/.test(brackets)) throw unprocessable(`${name} must name a field and an operation`)
  return brackets.slice(1, -1).split('][')
}

function readFilter(name: string, steps: string[], value: string): Filter {
  const path = steps.slice(0, -1).flatMap((step) => step.split('.'))
  const operation = readOperation(name, steps.at(-1) ?? '')
  if (!isContentPath(path)) {
    throw unprocessable(`${name} does not name a field`)
  }
  return { path, operation, value }
}

function readOperation(name: string, sent: string): FilterOperation {
  // The vendor's documentation and its generated types disagree about this name.
  const wanted = sent === 'in_array' ? 'any_in_array' : sent
  const operation = operations.find((known) => known === wanted)
  if (!operation) throw unprocessable(`${name} is not an operation; use one of ${operations.join(', ')}`)
  return operation
}
