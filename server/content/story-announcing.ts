import type { Selectable } from 'kysely'
import type { StoryTable } from '../database/database.ts'
import type { StoryChange } from './content-change.ts'
import type { ContentWriting } from './content-writing.ts'

/** Keeps a change for the listeners. */
export function announce(
  writing: ContentWriting,
  action: StoryChange['action'],
  story: Pick<StoryTable, 'id' | 'uuid' | 'full_slug'>,
  more: Pick<StoryChange, 'previousFullSlug' | 'appears' | 'isUnseen' | 'draftVersion'> = {},
): void {
  const { id, uuid, full_slug: fullSlug } = story
  writing.changes.push({ action, id, uuid, fullSlug, ...more })
}

/** Of a story that is not published. Folders never are, but links may lead to them. */
export const ofUnseen = ({ is_folder, published_at }: Pick<Selectable<StoryTable>, 'is_folder' | 'published_at'>) =>
  is_folder === 0 && published_at === null ? { isUnseen: true as const } : {}
