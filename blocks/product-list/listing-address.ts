import { type DesignFilterName, type DesignSort, designFilterNames, unfiltered } from '../../schemas/cards/design-filters.ts'

/** How a shopper has a listing shown. */
export interface ListingChoice {
  filters: Partial<Record<DesignFilterName, string>>
  /** As the editor chose where it is left out. */
  sort?: DesignSort
  /** So many pages of it, one after the other. */
  pages: number
}

/** What stands in the page's address for it: people read and share it. */
const words: Record<DesignFilterName | 'sort' | 'pages', string> = {
  category: 'anlass',
  product: 'art',
  color: 'farbe',
  style: 'stil',
  aspectRatio: 'format',
  punching: 'ecken',
  label: 'kennzeichen',
  sort: 'sortierung',
  pages: 'seiten',
}

const sortWords: Record<DesignSort, string> = { recommendation: 'empfehlung', novelty: 'neuheit' }

/** More than that nobody scrolls through, and an address can ask for anything. */
const mostPages = 20

/** The second listing of a page has words of its own: `farbe-2`. */
const wordOf = (name: keyof typeof words, number: number) => words[name] + (number > 1 ? `-${number}` : '')

export function readListingAddress(search: string, number: number): ListingChoice {
  const parameters = new URLSearchParams(search)
  const read = (name: keyof typeof words) => parameters.get(wordOf(name, number)) ?? ''
  const sort = (Object.keys(sortWords) as DesignSort[]).find((each) => sortWords[each] === read('sort'))
  const filters = designFilterNames.flatMap((name) => {
    const value = read(name)
    return value && value !== unfilteredWord(name) ? [[name, value] as const] : []
  })
  const pages = Math.floor(Number(read('pages')))
  return { filters: Object.fromEntries(filters), ...(sort && { sort }), pages: Math.min(Math.max(1, pages || 1), mostPages) }
}

/** The page's query with this choice in it; all else in it stays. */
export function writeListingAddress(search: string, number: number, { filters, sort, pages }: ListingChoice): string {
  const parameters = new URLSearchParams(search)
  const write = (name: keyof typeof words, value: string | undefined) =>
    value ? parameters.set(wordOf(name, number), value) : parameters.delete(wordOf(name, number))
  for (const name of designFilterNames) write(name, filters[name])
  write('sort', sort && sortWords[sort])
  write('pages', pages > 1 ? String(pages) : undefined)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The value with which a filter filters nothing. */
export const unfilteredWord = (name: DesignFilterName): string => (name === 'product' ? unfiltered.product : unfiltered.usual)
