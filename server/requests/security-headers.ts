import type { MiddlewareHandler } from 'hono'
import { requestAddress } from './request-address.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** On every answer of both origins. Who has come by TLS shall not come without it for a year. */
export function securityHeaders(origin: string): Record<string, string> {
  return { ...everywhere, ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }) }
}

export function setSecurityHeaders(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(requestAddress(c, trustProxy).origin))) c.header(name, value)
  }
}
