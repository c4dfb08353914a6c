import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { StoryTable, Tables } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import { isObject } from './blok-tree.ts'
import type { ContentWriting } from './content-writing.ts'
import { releaseOf } from './release-version.ts'
import { announce, ofUnseen } from './story-announcing.ts'
import { putContent, type TextRow, withContent } from './story-draft.ts'
import { checkFree, getStoryRow, prefixRange, selectInside } from './story-place.ts'
import { endScheduling } from './story-scheduling.ts'
import { keepSeeded, keepVersion } from './story-versions.ts'

const StoredText = z.custom<TextRow>((row) => isObject(row) && 'content' in row)

/** What deletion wrote is read back only here, so its shape is known; parsing guards against a foreign hand. */
const TrashedStory = z.object({
  row: z.custom<Selectable<StoryTable>>((row) => isObject(row) && 'full_slug' in row),
  draft: StoredText.optional(),
  /** Its texts in releases. */
  inReleases: z.array(StoredText).default([]),
})

type TrashedStory = z.infer<typeof TrashedStory>

/** Takes a story away from readers and keeps it for `undeleteStory`. A folder takes everything in it along. */
export async function deleteStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx, now } = writing
  const found = await getStoryRow(trx, id)
  const inside = found.is_folder ? await selectInside(trx, found).execute() : []
  const deletionId = newId()
  for (const gone of [...inside, found]) {
    const row = await keepSeeded(writing, gone)
    const texts = await trx.selectFrom('story_contents').selectAll().where('story_id', '=', row.id).execute()
    const trashed: TrashedStory = {
      row,
      draft: texts.find(({ version }) => version === 'draft'),
      inReleases: texts.filter(({ version }) => releaseOf(version) !== null),
    }
    const { id, full_slug } = row
    const inTrash = { deletion_id: deletionId, full_slug, deleted_at: now, story: JSON.stringify(trashed) }
    // One that was deleted before and seeded or imported again since is in the trash as it is now; what it was then is in its versions.
    await trx
      .insertInto('deleted_stories')
      .values({ id, ...inTrash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(inTrash))
      .execute()
    await trx.deleteFrom('stories').where('id', '=', id).execute()
    await endScheduling(writing, id, 'deleted')
    announce(writing, 'deleted', row, ofUnseen(row))
  }
}

/** Brings a deleted story back as a draft, and a folder with what was deleted with it. Throws `RefusedWrite` when its place is gone or taken. */
export async function undeleteStory(writing: ContentWriting, id: number): Promise<void> {
  const { trx } = writing
  const deleted = await trx.selectFrom('deleted_stories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!deleted) throw new RefusedWrite('id', `There is no deleted story with the id ${id}.`)
  const { from, to } = prefixRange(`${deleted.full_slug}/`)
  const inside = await trx
    .selectFrom('deleted_stories')
    .selectAll()
    .where('deletion_id', '=', deleted.deletion_id)
    .where('full_slug', '>=', from)
    .where('full_slug', '<', to)
    .execute()
  // Folders come before what is in them.
  const all = [deleted, ...inside.filter((row) => row.id !== id)].sort((a, b) => a.full_slug.length - b.full_slug.length)
  for (const { id, story } of all) {
    await bringBack(writing, TrashedStory.parse(JSON.parse(story)))
    await trx.deleteFrom('deleted_stories').where('id', '=', id).execute()
  }
}

async function bringBack(writing: ContentWriting, { row, draft, inReleases }: TrashedStory) {
  const { trx } = writing
  const parent =
    row.parent_id === 0 ? undefined : await trx.selectFrom('stories').select('full_slug').where('id', '=', row.parent_id).executeTakeFirst()
  if (row.parent_id !== 0 && !parent) {
    throw new RefusedWrite('parent_id', `The folder of "${row.full_slug}" is not there any more; bring the folder back first.`)
  }
  const again = await trx
    .selectFrom('stories')
    .select('full_slug')
    .where((where) => where.or([where('id', '=', row.id), where('uuid', '=', row.uuid)]))
    .executeTakeFirst()
  if (again)
    throw new RefusedWrite(
      'id',
      `This story stands again, as "${again.full_slug}"; look at its versions for what was deleted, or delete it first.`,
    )
  const name = row.full_slug.slice(row.full_slug.replace(/\/$/, '').lastIndexOf('/') + 1)
  const full_slug = row.is_startpage === 1 ? `${parent?.full_slug ?? ''}/` : parent ? `${parent.full_slug}/${name}` : name
  await checkFree(trx, full_slug)
  // What is over would take it offline as soon as somebody publishes it.
  const expire_at = row.expire_at !== null && row.expire_at > writing.now ? row.expire_at : null
  const standing = { ...row, full_slug, published_at: null, publish_at: null, expire_at, updated_at: writing.now }
  await trx.insertInto('stories').values(standing).execute()
  // What is derived of a content may be more today than when it was deleted.
  if (draft) await putContent(writing, withContent(draft, JSON.parse(draft.content)))
  for (const text of inReleases) if (await isStillIn(writing, text)) await putContent(writing, withContent(text, JSON.parse(text.content)))
  await keepVersion(writing, standing, 'restore')
  announce(writing, 'drafted', standing)
}

/** What stories in the trash were called, and where they stood, by their ids. */
export async function readTrashed(kysely: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, TrashedStory['row']>> {
  const deleted = await kysely
    .selectFrom('deleted_stories')
    .select(['id', 'story'])
    .where('id', 'in', [-1, ...ids])
    .execute()
  return new Map(deleted.map(({ id, story }) => [id, TrashedStory.parse(JSON.parse(story)).row]))
}

/** The release may have gone live without it, or the story been taken out. */
async function isStillIn({ trx }: ContentWriting, { story_id, version }: TextRow): Promise<boolean> {
  const found = await trx
    .selectFrom('release_stories as member')
    .innerJoin('releases as release', 'release.id', 'member.release_id')
    .select('release.id')
    .where('member.story_id', '=', story_id)
    .where('release.id', '=', releaseOf(version) ?? -1)
    .where('release.released_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Empties the trash for good, with the versions of what was in it and all that hung on it. */
export async function clearTrash({ trx }: ContentWriting): Promise<void> {
  const deleted = trx.selectFrom('deleted_stories').select('deleted_stories.id')
  for (const table of [
    'story_versions',
    'story_redirects',
    'release_stories',
    'story_schedulings',
    'discussions',
    'translated_slugs',
  ] as const)
    await trx.deleteFrom(table).where('story_id', 'in', deleted).execute()
  await trx.deleteFrom('deleted_stories').execute()
}
