import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { resolveSite } from '../../runtime/site/site.ts'
import { trackPath } from '../../runtime/track-path.ts'
import { flagName } from '../../schemas/flags/flag.ts'
import { limitBody } from '../requests/limit-body.ts'
import { isOwnOrigin, requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import type { Flags } from './flags.ts'
import { visitorOf } from './visitor-of.ts'

export interface TrackClicksParts {
  flags: Flags
  settings: Pick<Settings, 'site' | 'trustProxy'>
}

/** More variants than stand one within another on any page. */
const mostFlags = 20
/** In bytes. */
const mostOfBody = 4_096

const Clicked = z.object({ clicked: z.array(z.string().regex(flagName)).min(1).max(mostFlags) })

/**
 * POST /_track { clicked: ["<flag>", …] }   the visitor has clicked in the variants that they see by these flags
 *
 * From pages of the same host alone. Of crawlers, and of whom no page has given a key, nothing is told.
 */
export function trackClicks({ flags, settings }: TrackClicksParts) {
  const refuse = (c: Context, status: 400 | 403 | 413, error: string, message: string) => c.json({ error, message }, status)
  const limit = limitBody({
    most: mostOfBody,
    refuse: (c) => refuse(c, 413, 'too-large', `The body is larger than ${mostOfBody} bytes.`),
  })
  return new Hono().post(trackPath, limit, async (c) => {
    c.header('cache-control', 'no-store')
    const address = requestAddress(c, settings.trustProxy)
    const site = resolveSite(address, settings.site)?.site
    if (!site || !isOwnOrigin(c, address))
      return refuse(c, 403, 'other-origin', 'Only pages of the shop say what their visitors do: the header Origin must name its host.')
    const { data } = Clicked.safeParse(await c.req.json().catch(() => undefined))
    if (!data) return refuse(c, 400, 'bad-body', `The body must be { "clicked": [ … ] } with the names of 1 to ${mostFlags} flags.`)
    const visitor = visitorOf(c.req.raw.headers, site.channel)
    if (visitor) for (const flag of new Set(data.clicked)) flags.track(visitor, { type: 'click', properties: { flag } })
    return c.body(null, 204)
  })
}
