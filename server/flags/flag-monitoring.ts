/**
 * Whether a visitor is treated as before (R3.26, R4.08). The browser keeps how that was, in two cookies that no script reads: for
 * as long as it is open, and for as long as it has the visitor's key.
 */
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { z } from 'zod'
import { flagName } from '../../schemas/flags/flag.ts'
import { VisitorKey } from '../../schemas/flags/flag-visitor.ts'
import { type Change, flagErrors } from './flag-errors.ts'
import type { Treatments, Visitor } from './flags.ts'
import { keyMaxAge } from './visitor-key.ts'

interface Memory {
  cookie: string
  /** In seconds; without it the cookie goes with the browser. */
  maxAge?: number
  /** A visitor with another key is another visitor, of whom nothing is known. */
  isOfKey: boolean
  changed(flag: string, change: Change): string
}

/** The user's has the name that the specification gives both: in one browser they can't be called the same. */
const session: Memory = { cookie: 'split-monitoring-session', isOfKey: false, changed: flagErrors.changedInSession }
const user: Memory = { cookie: 'split-monitoring', maxAge: keyMaxAge, isOfKey: true, changed: flagErrors.changedForUser }
const memories = [session, user]

/** In a cookie of 4,096 characters, which is what browsers keep, they find room whatever they are called. */
const mostFlags = 30
const mostCharacters = 4_096

const Remembered = z.object({
  splitKey: VisitorKey,
  featureFlags: z
    .record(z.string().regex(flagName), z.enum(['on', 'off']))
    .transform((flags) => new Map(Object.entries(flags)))
    .refine(({ size }) => size <= mostFlags),
})
type Remembered = z.output<typeof Remembered>

/** Whether the browser has it all as it is. */
export function isRemembered(cookies: string | undefined, { key }: Visitor, treatments: Treatments): boolean {
  return memories.every(({ cookie }) => {
    const known = readRemembered(cookies, cookie)
    return known?.splitKey === key && isIn(known, treatments)
  })
}

export interface Monitored {
  /** In the words of `flagErrors`, each change once. */
  errors: string[]
  /** What the browser is to keep from now on, where it has not. */
  setCookies: string[]
}

export function monitorTreatments(
  cookies: string | undefined,
  { key }: Visitor,
  treatments: Treatments,
  { isSecure }: { isSecure: boolean },
): Monitored {
  const monitored: Monitored = { errors: [], setCookies: [] }
  if (treatments.size === 0) return monitored
  for (const { cookie, maxAge, isOfKey, changed } of memories) {
    const found = readRemembered(cookies, cookie)
    const isOther = found !== undefined && found.splitKey !== key
    if (isOther && isOfKey) monitored.errors.push(flagErrors.userKeyChanged())
    const known = isOther && isOfKey ? undefined : found
    for (const [flag, to] of treatments) {
      const from = known?.featureFlags.get(flag)
      if (from !== undefined && from !== to) monitored.errors.push(changed(flag, { from, to }))
    }
    if (found?.splitKey === key && isIn(found, treatments)) continue
    const value = JSON.stringify({ splitKey: key, featureFlags: Object.fromEntries(renewed(known?.featureFlags, treatments)) })
    const kept = { path: '/', sameSite: 'Lax', httpOnly: true, secure: isSecure } as const
    monitored.setCookies.push(generateCookie(cookie, value, { ...kept, ...(maxAge !== undefined && { maxAge }) }))
  }
  return monitored
}

/** `undefined` for what is not there, or was not written here. */
function readRemembered(cookies: string | undefined, cookie: string): Remembered | undefined {
  const text = parse(cookies ?? '', cookie)[cookie]
  if (text === undefined || text.length > mostCharacters) return undefined
  try {
    return Remembered.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Of more flags than are kept those that are not there are none that was forgotten. */
function isIn({ featureFlags }: Remembered, treatments: Treatments): boolean {
  for (const [flag, treatment] of [...treatments].slice(0, mostFlags)) if (featureFlags.get(flag) !== treatment) return false
  return true
}

/** Those of now stay, of the others as many as there is room for, the latest. */
function renewed(before: Treatments = new Map(), now: Treatments): Treatments {
  const kept = [...now].slice(0, mostFlags)
  const others = [...before].filter(([flag]) => !now.has(flag))
  return new Map([...others.slice(Math.max(0, others.length - (mostFlags - kept.length))), ...kept])
}
