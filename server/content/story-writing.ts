import { randomUUID } from 'node:crypto'
import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'
import { announce } from './story-announcing.ts'
import { getDraft, putContent, type StoryDraft, writeDraft } from './story-draft.ts'
import { checkFree, getStoryRow, placeIn } from './story-place.ts'
import { endScheduling } from './story-scheduling.ts'
import { numericId } from './story-uuid.ts'
import { isKeptAlike, keepSeeded, keepVersion } from './story-versions.ts'

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
  const written = story.isFolder ? undefined : await writeDraft(writing, row, story)
  await keepVersion(writing, { id, version_id: null }, 'create', { ...row, text: written?.text })
  announce(writing, 'drafted', row)
  return id
}

interface Saving {
  event?: 'update' | 'restore'
  /** Whether something of the story beside its text was changed with it, as a time or a pin. */
  changesSettings?: boolean
}

/** Saves what a draft says. Where it said that before, and nothing else was changed, that is no version: nothing could be overwritten. */
export async function saveDraft(
  writing: ContentWriting,
  id: number,
  draft: StoryDraft,
  { event = 'update', changesSettings = false }: Saving = {},
): Promise<void> {
  const row = await getStoryRow(writing.trx, id)
  // Who has saved a story as it stands is the last who has saved it, too, though no version says so.
  const saved = writing.isSeeding ? {} : { last_author_id: writing.authorId }
  const changed = { name: draft.name ?? row.name, updated_at: writing.now, ...saved }
  await writing.trx.updateTable('stories').set(changed).where('id', '=', id).execute()
  const written = row.is_folder ? undefined : await writeDraft(writing, row, draft)
  const before = { ...row, text: written?.before }
  const standing = { ...row, ...changed, text: written?.text }
  const isTextAsBefore = event === 'update' && isKeptAlike(before, standing)
  // A text in a release that was made from this one may still replace it after `settings`.
  const keep = async () => keepVersion(writing, await keepSeeded(writing, row, before), isTextAsBefore ? 'settings' : event, standing)
  announce(writing, 'drafted', row, ofDraft(isTextAsBefore && !changesSettings ? row.version_id : await keep()))
}

/** What the seeder wrote has no version. */
const ofDraft = (version: number | null) => (version === null ? {} : { draftVersion: version })

export async function publishStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx, now } = writing
  const row = await keepSeeded(writing, await getStoryRow(trx, id))
  if (row.is_folder) throw new RefusedWrite('id', `"${row.full_slug}" is a folder; only stories are published.`)
  const draft = await getDraft(writing, id)
  // A release puts another text in the place of the draft with its publish.
  const draftVersion = writing.unkept.has(id) ? null : row.version_id
  await putContent(writing, { ...draft, version: 'published' })
  await trx
    .updateTable('stories')
    .set({ published_at: now, first_published_at: row.first_published_at ?? now, publish_at: null })
    .where('id', '=', id)
    .execute()
  if (row.publish_at !== null) await endScheduling(writing, id, 'published_before_schedule')
  await keepVersion(writing, row, 'publish', { ...row, text: draft })
  announce(writing, 'published', row, { ...ofDraft(draftVersion), ...(row.published_at === null && { appears: true }) })
}

export async function unpublishStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx } = writing
  const row = await keepSeeded(writing, await getStoryRow(trx, id))
  await trx.deleteFrom('story_contents').where('story_id', '=', id).where('version', '=', 'published').execute()
  await trx.deleteFrom('story_tags').where('story_id', '=', id).where('version', '=', 'published').execute()
  await trx.updateTable('stories').set({ published_at: null, expire_at: null }).where('id', '=', id).execute()
  await keepVersion(writing, row, 'unpublish')
  announce(writing, 'unpublished', row)
}

/** Gives a story the uuid that other stories name it by, as when a space is copied. Those that name the old one lose it. */
export async function changeUuid(writing: ContentWriting, id: number, uuid: string): Promise<void> {
  const { trx } = writing
  const row = await getStoryRow(trx, id)
  const taken = await trx.selectFrom('stories').select('id').where('uuid', '=', uuid).executeTakeFirst()
  if (taken && taken.id !== id) throw new RefusedWrite('uuid', 'has already been taken')
  await trx.updateTable('stories').set({ uuid, updated_at: writing.now }).where('id', '=', id).execute()
  for (const known of [row, { ...row, uuid }]) announce(writing, row.published_at === null ? 'drafted' : 'moved', known)
}
