import { randomUUID } from 'node:crypto'
import type { StoryTable } from '../database/database.ts'
import type { StoryChange } from './content-change.ts'
import type { ContentWriting } from './content-writing.ts'
import { RefusedWrite } from './refused-write.ts'
import { getDraft, putContent, type StoryDraft, writeDraft } from './story-draft.ts'
import { checkFree, getStoryRow, placeIn, selectInside } from './story-place.ts'
import { numericId } from './story-uuid.ts'

export interface NewStory extends StoryDraft {
  name: string
  /** The last part of the full slug. A start page takes its folder's. */
  slug?: string
  /** 0, the root, when left out. */
  parentId?: number
  position?: number
  isFolder?: boolean
  isStartpage?: boolean
  uuid?: string
  /** Of the story it is an alternate of. */
  groupId?: string
}

export async function createStory(writing: ContentWriting, story: NewStory): Promise<number> {
  const { trx, now } = writing
  const uuid = story.uuid ?? randomUUID()
  const id = numericId(uuid)
  const isStartpage = story.isStartpage ?? false
  const place = await placeIn(trx, story.parentId ?? 0, story.slug ?? '', isStartpage)
  await checkFree(trx, place.fullSlug)
  const row = {
    id,
    uuid,
    group_id: story.groupId ?? uuid,
    parent_id: place.parentId,
    name: story.name,
    slug: place.slug,
    full_slug: place.fullSlug,
    is_folder: story.isFolder ? 1 : 0,
    is_startpage: isStartpage ? 1 : 0,
    position: story.position ?? 0,
    created_at: now,
    updated_at: now,
    published_at: null,
    first_published_at: null,
  }
  await trx.insertInto('stories').values(row).execute()
  if (!story.isFolder) await writeDraft(writing, row, story)
  announce(writing, 'drafted', row)
  return id
}

export async function saveDraft(writing: ContentWriting, id: number, draft: StoryDraft): Promise<void> {
  const row = await getStoryRow(writing.trx, id)
  const changed = { name: draft.name ?? row.name, updated_at: writing.now }
  await writing.trx.updateTable('stories').set(changed).where('id', '=', id).execute()
  if (!row.is_folder) await writeDraft(writing, row, draft)
  announce(writing, 'drafted', row)
}

export async function publishStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx, now } = writing
  const row = await getStoryRow(trx, id)
  if (row.is_folder) throw new RefusedWrite('id', `"${row.full_slug}" is a folder; only stories are published.`)
  const draft = await getDraft(writing, id)
  await putContent(writing, { ...draft, version: 'published' })
  await trx
    .updateTable('stories')
    .set({ published_at: now, first_published_at: row.first_published_at ?? now })
    .where('id', '=', id)
    .execute()
  announce(writing, 'published', row)
}

export async function unpublishStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx } = writing
  const row = await getStoryRow(trx, id)
  await trx.deleteFrom('story_contents').where('story_id', '=', id).where('version', '=', 'published').execute()
  await trx.deleteFrom('story_tags').where('story_id', '=', id).where('version', '=', 'published').execute()
  await trx.updateTable('stories').set({ published_at: null }).where('id', '=', id).execute()
  announce(writing, 'unpublished', row)
}

export async function deleteStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx } = writing
  const row = await getStoryRow(trx, id)
  const inside = row.is_folder ? await selectInside(trx, row).execute() : []
  for (const gone of [...inside, row]) {
    await trx.deleteFrom('stories').where('id', '=', gone.id).execute()
    announce(writing, 'deleted', gone)
  }
}

/** Keeps a change for the listeners. */
export function announce(
  writing: ContentWriting,
  action: StoryChange['action'],
  story: Pick<StoryTable, 'id' | 'uuid' | 'full_slug'>,
  previousFullSlug?: string,
): void {
  const { id, uuid, full_slug: fullSlug } = story
  writing.changes.push({ action, id, uuid, fullSlug, ...(previousFullSlug !== undefined && { previousFullSlug }) })
}
