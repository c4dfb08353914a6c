import { type PhotobookRatio, ratioNames } from '../../schemas/photobooks/photobook-set-filters.ts'

/** How a shopper has the sets narrowed down. */
export interface OverviewChoice {
  aspectRatio?: PhotobookRatio | undefined
  categoryId?: number | undefined
}

/** What stands in the page's address for it: people read and share it. The second listing of a page has words of its own: `stil-2`. */
const wordsOf = (number: number) => {
  const suffix = number > 1 ? `-${number}` : ''
  return { aspectRatio: `format${suffix}`, categoryId: `stil${suffix}` }
}

/** Without what there is not. */
export function readOverviewAddress(search: string, number: number, categories: readonly { id: number }[]): OverviewChoice {
  const parameters = new URLSearchParams(search)
  const words = wordsOf(number)
  return {
    aspectRatio: ratioNames.find((each) => each === parameters.get(words.aspectRatio)),
    categoryId: categories.find(({ id }) => String(id) === parameters.get(words.categoryId))?.id,
  }
}

/** The page's query with this choice in it; all else in it stays. */
export function writeOverviewAddress(search: string, number: number, choice: OverviewChoice): string {
  const parameters = new URLSearchParams(search)
  const words = wordsOf(number)
  for (const name of ['aspectRatio', 'categoryId'] as const) {
    const value = choice[name]
    if (value === undefined) parameters.delete(words[name])
    else parameters.set(words[name], String(value))
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}
