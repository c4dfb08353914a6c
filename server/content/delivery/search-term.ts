import { demandFewEnough, distinct } from './most-asked.ts'
import type { QueryParameters } from './query-parameters.ts'

/** Words that a story has to have, in whatever order. */
export function readSearchTerm(query: QueryParameters, name: 'search_term' | 'text_search'): string | undefined {
  const term = query.text(name)
  if (term !== undefined) demandFewEnough('words', name, wordsOf(term).length)
  return term
}

/** Each word once. */
export function wordsOf(searchTerm: string): string[] {
  return distinct(searchTerm.split(/\s+/).filter((word) => word !== ''))
}
