import type { Migration } from 'kysely/migration'
import { up as content } from './0001-content.ts'
import { up as contentChanges } from './0002-content-changes.ts'

/** In the order of their names. A migration that has been released is never edited again; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-content': { up: content },
  '0002-content-changes': { up: contentChanges },
}
