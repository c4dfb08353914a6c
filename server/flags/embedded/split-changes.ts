/** The flags in the words of Split's SDKs. */
import { z } from 'zod'
import { trafficType } from '../../../schemas/flags/flag.ts'
import { FlagSet } from '../../../schemas/flags/flag-visitor.ts'
import type { Flag } from './flag-store.ts'

const changeNumber = z.coerce.number('must be a number').int('must be a whole number').min(-1, 'must be -1 or a change number').default(-1)
const names = z
  .string()
  .transform((list) => list.split(','))
  .optional()

/** What an SDK asks with: what it knows already, and of which flags it wants to hear. */
export const ChangesQuery = z.object({
  /** The version of Split's format; the oldest SDKs do not say it. */
  s: z.coerce.number('must be a version such as 1.3').default(1),
  since: changeNumber,
  sets: names.pipe(z.array(FlagSet).optional()),
  names,
  prefixes: names,
})

export type ChangesQuery = z.infer<typeof ChangesQuery>

/** Answers what has changed after `since`, of all flags there ever were. */
export function splitChanges(flags: readonly Flag[], query: ChangesQuery): object {
  const latest = Math.max(-1, ...flags.map(({ change_number }) => change_number))
  // Who knows of more than there is knows another database, such as one that a backup has replaced since.
  const since = query.since > latest ? -1 : query.since
  const isFirst = query.since === -1
  const changed = flags.filter((flag) => flag.change_number > since && !(isFirst && flag.is_archived) && isWanted(flag, query))
  const definitions = changed.map(splitDefinition)
  if (query.s < 1.3) return { splits: definitions, since: query.since, till: latest }
  // Segments by rules, which Split calls `rbs`, are not here.
  return { ff: { s: query.since, t: latest, d: definitions }, rbs: { s: -1, t: -1, d: [] } }
}

/** Flags belong to no sets here. Whoever asks for sets is not asked for names. */
function isWanted({ name }: Flag, query: ChangesQuery): boolean {
  if (query.sets) return false
  if (!query.names && !query.prefixes) return true
  return Boolean(query.names?.includes(name) || query.prefixes?.some((prefix) => name.startsWith(prefix)))
}

/** `on` comes first: a visitor whose number is within the share has it, so who is in stays in when the share grows. */
function splitDefinition({ name, share, seed, change_number, is_archived }: Flag): object {
  return {
    name,
    trafficTypeName: trafficType,
    changeNumber: change_number,
    status: is_archived ? 'ARCHIVED' : 'ACTIVE',
    killed: false,
    defaultTreatment: 'off',
    seed,
    trafficAllocation: 100,
    trafficAllocationSeed: seed,
    // Murmur hashes, which the SDK for JavaScript takes anyway.
    algo: 2,
    configurations: {},
    sets: [],
    conditions: [
      {
        conditionType: 'ROLLOUT',
        label: 'default rule',
        matcherGroup: {
          combiner: 'AND',
          matchers: [{ keySelector: { trafficType, attribute: null }, matcherType: 'ALL_KEYS', negate: false }],
        },
        // Whole numbers that make 100, or the SDK throws where it should answer.
        partitions: [
          { treatment: 'on', size: share },
          { treatment: 'off', size: 100 - share },
        ],
      },
    ],
  }
}
