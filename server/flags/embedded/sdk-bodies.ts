/** What Split's SDKs send of their own accord, in their form. */
import { z } from 'zod'
import { flagName, trafficType } from '../../../schemas/flags/flag.ts'
import { VisitorKey } from '../../../schemas/flags/flag-visitor.ts'
import { TrackedEvent } from '../../../schemas/flags/tracked-event.ts'
import type { FlagEvent } from './flag-events.ts'
import type { FlagImpression } from './flag-impressions.ts'

const text = z.string()
const time = z.number().min(0).max(8.64e15)

/** Evaluations by flag: `k` the visitor's key, `t` the treatment, `m` the time, `r` why. */
export const Impressions = z.array(z.object({ f: text, i: z.array(z.object({ k: VisitorKey, t: text, m: time, r: text.nullish() })) }))
export const ImpressionCounts = z.object({ pf: z.array(z.object({ f: text, m: time, rc: z.number() })) })
/** What visitors did: an event in a variant has the flag among its properties. */
export const Events = z.array(
  z.object({
    eventTypeId: TrackedEvent.shape.type,
    trafficTypeName: text,
    key: VisitorKey,
    timestamp: time,
    properties: z.record(text, z.unknown()).nullish(),
  }),
)
export const KeysOfBrowsers = z.object({ keys: z.array(z.object({ k: text, fs: z.array(text) })) })
export const KeysOfServers = z.object({ keys: z.array(z.object({ f: text, ks: z.array(text) })) })
export const Metrics = z.record(text, z.unknown())

/** What a browser sends when its page goes: it can't set headers then, so the SDK key stands in the body. */
export const Beacon = z.object({ entries: z.unknown(), token: text })

/** The impressions that count: nobody saw `control`, nor what was evaluated before the SDK knew the flags. */
export function impressionsIn(sent: z.infer<typeof Impressions>): FlagImpression[] {
  const now = Date.now()
  return sent.flatMap(({ f: flag, i: evaluations }) =>
    evaluations.flatMap(({ k: visitor_key, t: treatment, m, r }) => {
      if ((treatment !== 'on' && treatment !== 'off') || r === 'not ready') return []
      return { flag, visitor_key, treatment, first_seen: past(m, now) }
    }),
  )
}

/** Events of other things than visitors are none of anybody's here. */
export function eventsIn(sent: z.infer<typeof Events>): FlagEvent[] {
  const now = Date.now()
  return sent
    .filter(({ trafficTypeName }) => trafficTypeName === trafficType)
    .map(({ eventTypeId: type, key: visitor_key, timestamp, properties }) => {
      const flag = properties?.flag
      const isInVariant = typeof flag === 'string' && flagName.test(flag)
      return { visitor_key, type, flag: isInVariant ? flag : '', last_done: past(timestamp, now) }
    })
}

/** The clock of who sends it may be ahead. */
const past = (time: number, now: number) => new Date(Math.min(time, now)).toISOString()
