import { Hono } from 'hono'
import { isbot } from 'isbot'
import { z } from 'zod'
import type { Settings } from '../settings/settings.ts'

/** Two letters (ISO 3166-1). `XX` is what CDNs write who do not know, and `T1` for Tor is none. */
const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
  .refine((country) => country !== 'XX')

/**
 * GET /api/get-location/   { "country": "AT" }, where who asks is, as what stands before the shop says (LOCATION_HEADER)
 *
 * Without `country` where nobody knows, and for crawlers, who are everybody's. No cache may keep it: the next who asks is elsewhere.
 */
export function visitorLocation({ locationHeader }: Pick<Settings, 'locationHeader'>) {
  return new Hono().on('GET', ['/api/get-location', '/api/get-location/'], (c) => {
    c.header('cache-control', 'private, no-store')
    const isAsked = locationHeader !== undefined && !isbot(c.req.header('user-agent'))
    const { data: country } = Country.safeParse(isAsked ? c.req.header(locationHeader) : undefined)
    return c.json({ country })
  })
}
