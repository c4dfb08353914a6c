import type { QueryParameters } from './query-parameters.ts'

export interface Paging {
  perPage: number
  offset: number
}

/**
 * More than the most is read as the most, because clients written for another list ask for 1,000 stories
 * and page by what the `per-page` header says; less than one is refused.
 */
export function readPaging(query: QueryParameters, mostPerPage: number): Paging {
  const perPage = Math.min(query.count('per_page', 1) ?? 25, mostPerPage)
  const page = query.count('page', 1) ?? 1
  return { perPage, offset: (page - 1) * perPage }
}

/** Counts only when the rows themselves do not tell the total. */
export async function totalOf(rows: readonly unknown[], { perPage, offset }: Paging, count: () => Promise<number>): Promise<number> {
  const isLastPage = rows.length < perPage && (rows.length > 0 || offset === 0)
  return isLastPage ? offset + rows.length : count()
}
