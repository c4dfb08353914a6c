import type { Generated } from 'kysely'

/** What the embedded flag service keeps: the A/B tests, and who saw which side of them. */
export interface FlagTables {
  flags: FlagTable
  flag_impressions: FlagImpressionTable
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
