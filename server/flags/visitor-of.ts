import { isbot } from 'isbot'
import type { Channel } from '../../schemas/channel.ts'
import type { Visitor } from './flags.ts'
import { isMobile } from './is-mobile.ts'
import { knownKey } from './visitor-key.ts'

/** Who has sent a request, to tell the flag service what they did; `undefined` for crawlers, and for whom no page has asked for a flag yet. */
export function visitorOf(headers: Headers, channel: Channel): Visitor | undefined {
  const userAgent = headers.get('user-agent') ?? ''
  const key = isbot(userAgent) ? undefined : knownKey(headers.get('cookie') ?? undefined)
  return key === undefined ? undefined : describeVisitor({ key, channel, userAgent, privacy: headers.get('sec-gpc') })
}

interface Described {
  key: string
  channel: Channel
  userAgent: string
  /** `Sec-GPC: 1` says that what somebody does shall go to nobody else: https://www.w3.org/TR/gpc/ */
  privacy: string | null | undefined
}

export function describeVisitor({ key, channel, userAgent, privacy }: Described): Visitor {
  return { key, channel, mobileDevice: isMobile(userAgent), consents: privacy !== '1' }
}
