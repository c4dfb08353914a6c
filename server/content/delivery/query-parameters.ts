import { wholeNumber } from '../../whole-number.ts'
import { unprocessable } from './delivery-error.ts'

/** The query string of a request, read by the kinds of value that the vendor's parameters have. */
export interface QueryParameters {
  /** Names without their brackets. */
  names: ReadonlySet<string>
  /** All as they were sent, for `filter_query`, whose names are nested. */
  entries: readonly (readonly [name: string, value: string])[]
  /** Undefined when missing or empty. */
  text(name: string): string | undefined
  /** `a,b`, `name[]=a&name[]=b` or `name=a&name=b`; undefined when missing or empty. */
  list(name: string): string[] | undefined
  /** `1`, `0`, `true`, `false`. */
  flag(name: string): boolean | undefined
  /** A whole number that is not below `least`. */
  count(name: string, least: number): number | undefined
  /** `2026-03-01 12:00` or ISO 8601, in UTC when no zone is named; as ISO 8601. */
  time(name: string): string | undefined
}

export function readQuery(search: Iterable<readonly [name: string, value: string]>): QueryParameters {
  const entries = [...search]
  const valuesOf = (name: string) => entries.filter(([sent]) => sent === name || sent === `${name}[]`).map(([, value]) => value)
  const text = (name: string) => valuesOf(name).find((value) => value !== '')

  return {
    names: new Set(entries.map(([name]) => name.split('[', 1)[0] ?? name)),
    entries,
    text,
    list(name) {
      const values = valuesOf(name).flatMap((value) => value.split(','))
      const items = values.map((value) => value.trim()).filter((value) => value !== '')
      return items.length > 0 ? items : undefined
    },
    flag(name) {
      const value = text(name)
      if (value === undefined) return undefined
      if (value === '1' || value === 'true') return true
      if (value === '0' || value === 'false') return false
      throw unprocessable(`${name} must be 1, 0, true or false`)
    },
    count(name, least) {
      const value = text(name)
      if (value === undefined) return undefined
      const count = wholeNumber(value)
      if (count === undefined || count < least) throw unprocessable(`${name} must be a whole number from ${least}`)
      return count
    },
    time(name) {
      const value = text(name)
      return value === undefined ? undefined : asIsoTime(name, value)
    },
  }
}

/** Throws 422 with the vendor's words when a parameter is not one of these. */
export function allowOnly(query: QueryParameters, names: ReadonlySet<string>): void {
  const unknown = [...query.names].filter((name) => !names.has(name))
  if (unknown.length > 0) throw unprocessable(`Parameter(s) ${unknown.join(', ')} not allowed`)
}

/** The id that a text writes; -1, which is nobody's, when it writes none. */
export function idIn(text: string): number {
  return wholeNumber(text) ?? -1
}

function asIsoTime(name: string, value: string): string {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(value)
  const hasTime = /\d\d:\d\d/.test(value)
  const written = hasTime ? value.replace(' ', 'T') : `${value}T00:00`
  const time = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(hasZone ? written : `${written}Z`) : Number.NaN
  if (Number.isNaN(time)) throw unprocessable(`${name} must be a time such as 2026-03-01 12:00`)
  return new Date(time).toISOString()
}
