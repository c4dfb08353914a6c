import type { Transaction } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { ContentChange } from './content-change.ts'

/** One transaction of the content store, as the writing verbs get it. */
export interface ContentWriting {
  trx: Transaction<Tables>
  /** Told to listeners after the commit. */
  changes: ContentChange[]
  /** The instant that all its writes carry. */
  now: string
}
