import type { ContentWriting } from './content-writing.ts'

/** One thing to seed, whatever its kind. */
export interface SeedItem {
  key: string
  seed: unknown
  /** What stands in the database now, in all that an editor could change; undefined when nothing does. */
  findStored(writing: ContentWriting): Promise<unknown>
  /** Whether something of an editor's stands where a first seeding would write. */
  isTaken(writing: ContentWriting): Promise<boolean>
  write(writing: ContentWriting): Promise<void>
}
