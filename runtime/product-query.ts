/**
 * Query strings of the shop's back end, made and read in one place (R5.04). Browsers make them, too: no schema stands here.
 *
 *     { color: ['rot', 'blau'], price: { from: 3 }, style: null }  <->  color[]=rot&color[]=blau&price[from]=3
 */

type Scalar = string | number | boolean
type QueryValue = Scalar | null | undefined | readonly Scalar[] | { readonly [sub: string]: Scalar | null | undefined }

export type ProductQuery = Readonly<Record<string, QueryValue>>

/** What a query string says: everything is text. */
export type ReadQuery = Record<string, string | string[] | Record<string, string>>

/** Goes along with every query, whatever is filtered: past all caches. */
const always = 'disableCache'
/** What a design without refinement is called; nothing is filtered by it. */
const noRefinement = { key: 'refinementType', value: 'ohne' }

/** Keys are sent in the order of `known`, so that one question has one address; others than these and `disableCache` are not sent, nor is what is null or empty. */
export function writeProductQuery(query: ProductQuery, known: readonly string[]): string {
  const written = new URLSearchParams()
  for (const key of [...known, always]) {
    const value = query[key]
    if (key === noRefinement.key && value === noRefinement.value) continue
    for (const [name, text] of pairsOf(key, value)) if (text !== '') written.append(name, text)
  }
  // The brackets may stand in a query as they are, and can be read so.
  return written.toString().replaceAll('%5B', '[').replaceAll('%5D', ']')
}

function pairsOf(key: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined) return []
  if (isList(value)) return value.map((each) => [`${key}[]`, String(each)])
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([sub, inner]): [string, string][] => (inner == null ? [] : [[`${key}[${sub}]`, String(inner)]]))
  return [[key, String(value)]]
}

const isList = (value: QueryValue): value is readonly Scalar[] => Array.isArray(value)

/** Reads what `writeProductQuery` writes. A known key that stands there twice is a list, too; others are left out. */
export function readProductQuery(search: URLSearchParams, known: readonly string[]): ReadQuery {
  const read: ReadQuery = Object.create(null)
  for (const [name, text] of search) {
    const [, key = name, sub] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? []
    if (text === '' || !(key === always || known.includes(key))) continue
    const before = read[key]
    if (sub) {
      if (typeof before === 'object' && !Array.isArray(before)) before[sub] = text
      else read[key] = { [sub]: text }
    } else if (Array.isArray(before)) before.push(text)
    else if (before === undefined) read[key] = sub === undefined ? text : [text]
    // What is an object stays one.
    else if (typeof before === 'string') read[key] = [before, text]
  }
  return read
}
