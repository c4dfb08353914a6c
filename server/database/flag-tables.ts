import type { Generated } from 'kysely'

/** What the embedded flag service keeps: the A/B tests, who saw which side of them, and what they did. */
export interface FlagTables {
  flags: FlagTable
  flag_impressions: FlagImpressionTable
  flag_events: FlagEventTable
}

export interface FlagTable {
  name: string
  description: Generated<string>
  /** Of 100 visitors, how many get `on`. */
  share: number
  /** A signed integer of 32 bits. It decides which visitors these are: two flags with the same seed would choose the same ones. */
  seed: number
  /** In milliseconds, greater than that of every change of any flag before: who knows the flags as of a number asks for what came after it. */
  change_number: number
  is_archived: Generated<number>
  created_at: string
  updated_at: string
}

/** That a visitor got a treatment: once, however often they came. */
export interface FlagImpressionTable {
  flag: string
  visitor_key: string
  treatment: 'on' | 'off'
  first_seen: string
}

/** That a visitor did something, when last: whether that was after they saw a variant is all that is asked. */
export interface FlagEventTable {
  visitor_key: string
  type: string
  /** In whose variant they did it; empty for what belongs to no test, such as an order. */
  flag: string
  last_done: string
}
