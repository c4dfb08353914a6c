import type { StoryTable } from '../database/database.ts'
import type { StoryChange } from './content-change.ts'
import type { ContentWriting } from './content-writing.ts'

/** Keeps a change for the listeners. */
export function announce(
  writing: ContentWriting,
  action: StoryChange['action'],
  story: Pick<StoryTable, 'id' | 'uuid' | 'full_slug'>,
  more: Pick<StoryChange, 'previousFullSlug' | 'appears' | 'draftVersion'> = {},
): void {
  const { id, uuid, full_slug: fullSlug } = story
  writing.changes.push({ action, id, uuid, fullSlug, ...more })
}
