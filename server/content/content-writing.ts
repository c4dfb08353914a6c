import type { Transaction } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { ContentChange } from './content-change.ts'

/** One transaction of the content store, as the writing verbs get it. */
export interface ContentWriting {
  trx: Transaction<Tables>
  /** Told to listeners after the commit. */
  changes: ContentChange[]
  /** The stories whose draft it has written since the newest of their versions was kept. */
  unkept: Set<number>
  /** The instant that all its writes carry. */
  now: string
  /** The person who writes; null when nobody does, as at a scheduled time. */
  authorId: number | null
  /** What is seeded stands in the code: no versions are kept of it. */
  isSeeding: boolean
}

export type Authorship = Partial<Pick<ContentWriting, 'authorId' | 'isSeeding'>>
