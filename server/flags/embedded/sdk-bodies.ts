/** What Split's SDKs send of their own accord, in their form. */
import { z } from 'zod'
import type { FlagImpression } from './flag-impressions.ts'

const text = z.string()
const time = z.number().min(0).max(8.64e15)

/** Evaluations by flag: `k` the visitor's key, `t` the treatment, `m` the time, `r` why. No SDK takes a longer key. */
export const Impressions = z.array(
  z.object({ f: text, i: z.array(z.object({ k: text.min(1).max(250), t: text, m: time, r: text.nullish() })) }),
)
export const ImpressionCounts = z.object({ pf: z.array(z.object({ f: text, m: time, rc: z.number() })) })
export const Events = z.array(z.object({ eventTypeId: text, trafficTypeName: text, key: text, timestamp: time }))
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
      // The clock of who sends it may be ahead.
      return { flag, visitor_key, treatment, first_seen: new Date(Math.min(m, now)).toISOString() }
    }),
  )
}
