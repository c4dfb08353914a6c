import { randomUUID } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** Named by the specification (R3.26). */
const cookie = 'splitIoUserKey'
/** In seconds: half a year. Tests are shorter. */
export const keyMaxAge = 180 * 24 * 3600
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface VisitorKey {
  /** A random UUID: it tells one browser from another, and nothing of who it is. */
  key: string
  /** The header that gives it to a browser which has none. */
  setCookie?: string
}

/** The key that a visitor's browser keeps; `undefined` for one that has none, or none of ours. */
export function knownKey(cookies: string | undefined): string | undefined {
  const key = parse(cookies ?? '', cookie)[cookie]
  return key !== undefined && uuid.test(key) ? key : undefined
}

/** The same, or a new one. */
export function visitorKey(cookies: string | undefined, { isSecure }: { isSecure: boolean }): VisitorKey {
  const known = knownKey(cookies)
  if (known !== undefined) return { key: known }
  const key = randomUUID()
  return {
    key,
    setCookie: generateCookie(cookie, key, { path: '/', maxAge: keyMaxAge, sameSite: 'Lax', httpOnly: true, secure: isSecure }),
  }
}
