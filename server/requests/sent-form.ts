import type { Context } from 'hono'
import { z } from 'zod'
import { resolveSite, type Site } from '../../runtime/site/site.ts'
import { Channel } from '../../schemas/channel.ts'
import { germanSites, SiteCountry } from '../../schemas/locale.ts'
import type { Settings } from '../settings/settings.ts'
import { unlessCutOff } from './cut-off.ts'
import { isOwnPort } from './own-port.ts'
import { requestAddress } from './request-address.ts'

/** What tells the site of a form. */
export type SiteParts = Pick<Settings, 'site' | 'shopUrl' | 'trustProxy'>

/** Whether a browser has sent a form by itself, without script: it wants a page for an answer. */
export const isForm = (c: Context): boolean => (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

/** A refusal as who sent a form reads it: data for a program, a sentence for a browser without script. */
export const refuseForm = (c: Context, status: 400 | 403 | 404 | 413 | 429 | 503, said: { error: string; message: string }): Response =>
  isForm(c) ? c.text(said.message, status) : c.json(said, status)

/** The fields of a form or of a JSON object; `undefined` for anything else. */
export async function sentFields(c: Context): Promise<Record<string, unknown> | undefined> {
  if (isForm(c)) return c.req.parseBody().catch(unlessCutOff(c))
  const read = z.record(z.string(), z.unknown()).safeParse(await c.req.json().catch(unlessCutOff(c)))
  return read.data
}

/** The site whose form is sent: its fields or headers say which, for its address does not. `undefined` where they name what there is not. */
export function siteOfForm(c: Context, sent: Record<string, unknown>, settings: SiteParts): Site | undefined {
  const { site } = settings
  const address = requestAddress(c, settings.trustProxy)
  // The answer to a form may be a mail with links to this address.
  if (!isOwnPort(address, settings)) return undefined
  const own = resolveSite(address, site)?.site
  const channel = Channel.safeParse(sent.channel ?? c.req.header('x-channel') ?? own?.channel).data
  const locale = sent.locale ?? c.req.header('x-locale') ?? own?.locale
  const country = SiteCountry.options.find((each) => germanSites[each] === locale)
  return own && channel && country && siteAt(address.origin, channel, country, site)
}

/** The site of a channel and country at an origin of the shop. */
export const siteAt = (origin: string, channel: string, country: string, settings: Settings['site']): Site | undefined =>
  resolveSite(new URL(`/${channel}/${country}/`, origin), settings)?.site
