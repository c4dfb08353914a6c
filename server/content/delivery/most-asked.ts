import { unprocessable } from './delivery-error.ts'

/**
 * How much of a kind one request may ask for. Each of these is looked for by itself in every story, in the same thread as all other
 * requests. Plain values, as `in`, `any_in_array` and `by_uuids` take them, are not among them: a thousand take as long as one.
 */
const mostAsked = {
  /** Of `by_slugs` and of `excluding_slugs`. As many as a condition of SQLite takes, with room to spare. */
  slugPatterns: { most: 500, are: 'entries with a *' },
  /** Of `filter_query`, those in its alternatives too. */
  filters: { most: 40, are: 'filters' },
  /** Of `filter_query[__or]`. */
  alternatives: { most: 20, are: 'alternatives' },
  /** Of all `like` and `not_like` of a `filter_query` together. */
  patterns: { most: 20, are: 'patterns to be like' },
  /** Of `search_term`, and of `text_search`: two or three sentences may be pasted. */
  words: { most: 50, are: 'words' },
  /** Of `sort_by`. */
  sortings: { most: 10, are: 'sortings' },
  /** Of `contain_component`. */
  components: { most: 20, are: 'components' },
} as const

/** Throws 422 where a parameter asks for more than one request may. */
export function demandFewEnough(kind: keyof typeof mostAsked, parameter: string, count: number): void {
  const { most, are } = mostAsked[kind]
  if (count > most) throw unprocessable(`${parameter} has ${count} ${are}, and at most ${most} are allowed`)
}

/** Each once, the first where it stands; equal is what is written alike. */
export function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}
