/** What is chosen in the steps, and what is wrong with it. */
import { storedMoment } from '../fields/datetime-value.ts'
import type { Words } from '../messages/german.ts'

export interface Choice {
  brand: string
  /** The value of an occasion. */
  occasion: string
  /** Values of kinds of product. */
  kinds: readonly string[]
  tone: string
  /** A value of the root's option field for colours; `''` leaves the template's. */
  colours: string
  /** Local German times, as an input has them. */
  from: string
  until: string
  name: string
  /** `undefined` while it follows the name. */
  slug: string | undefined
  folder: { id: number; fullSlug: string } | undefined
  redirect: string
}

export type Wrong = Partial<Record<keyof Choice, string>>

export const noChoice: Choice = {
  brand: '',
  occasion: '',
  kinds: [],
  tone: '',
  colours: '',
  from: '',
  until: '',
  name: '',
  slug: undefined,
  folder: undefined,
  redirect: '',
}

/** An instant in ISO 8601 of a German local time; `undefined` for none. */
export const instantOf = (local: string): string | undefined => {
  const stored = storedMoment(local)
  return stored ? `${stored.replace(' ', 'T')}:00.000Z` : undefined
}

/** Where the page will stand. */
export interface Address {
  slug: string
  fullSlug: string
}

export function wrongAt(step: number, choice: Choice, address: Address, now: Date, { occasion: words }: Words): Wrong {
  if (step === 0)
    return {
      ...(!choice.occasion && { occasion: words.noOccasion }),
      ...(choice.occasion && choice.kinds.length === 0 && { kinds: words.kindsMissing }),
    }
  if (step === 1) return wrongTimes(choice, now, words)
  if (step === 2)
    return {
      ...(!choice.name.trim() && { name: words.noName }),
      ...(!isSlug(address.slug) && { slug: words.noSlug }),
      ...(formerSlug(choice.redirect, choice.brand) === address.fullSlug && { redirect: words.redirectIsPage }),
    }
  return {}
}

/** What the shop finds as one step of an address. */
const isSlug = (slug: string) => /^[\p{L}\p{N}_~.-]+$/u.test(slug) && !/^\.+$/.test(slug)

function wrongTimes({ from, until }: Choice, now: Date, words: Words['occasion']): Wrong {
  const [begins, ends] = [instantOf(from), instantOf(until)]
  const present = now.toISOString()
  return {
    ...(begins && begins <= present && { from: words.past }),
    ...(ends && (ends <= present ? { until: words.past } : begins && ends <= begins ? { until: words.untilBeforeFrom } : {})),
  }
}

const copiedHost = /^(?:https?:\/\/|(?=www\.))([^/?#]+)/i

/** The host of a former address that was copied with it. */
export const formerHost = (written: string): string | undefined => copiedHost.exec(written.trim())?.[1]

/** The full slug a former address stands for: of the same brand, whatever way it was copied; the brand's own is its home. */
export function formerSlug(written: string, brand: string): string {
  if (written.trim() === '') return ''
  const path = written
    .trim()
    .replace(copiedHost, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+|\/+$/g, '')
  if (path === '') return brand
  return path === brand || path.startsWith(`${brand}/`) ? path : `${brand}/${path}`
}
