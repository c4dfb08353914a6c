import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { ContentWriting } from '../../content/content-writing.ts'
import { isConflict } from '../../content/release-writing.ts'
import { keepSeeded, keepVersion } from '../../content/story-versions.ts'
import type { StoryTable, Tables } from '../../database/database.ts'
import { id, json } from './record-columns.ts'

/** A release as its file has it. The texts stand in the files of their stories. */
export const ReleaseRecord = z.strictObject({
  id,
  uuid: z.string(),
  name: z.string(),
  release_at: z.string().nullable(),
  released_at: z.string().nullable(),
  owner_id: id.nullable(),
  revision: z.int(),
  refusal: json.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  stories: z.array(
    z.strictObject({
      story_id: id,
      author_id: id.nullable(),
      updated_at: z.string(),
      /** Whether the story was changed since its text was begun. Versions, by which that is known, stay where they are. */
      is_conflicted: z.boolean(),
    }),
  ),
})

type ReleaseRecord = z.output<typeof ReleaseRecord>

/** Every release in the order of their ids. */
export async function* readReleaseRecords(kysely: Kysely<Tables>): AsyncGenerator<ReleaseRecord> {
  for (const release of await kysely.selectFrom('releases').selectAll().orderBy('id').execute()) {
    const members = await kysely
      .selectFrom('release_stories as member')
      .leftJoin('stories as story', 'story.id', 'member.story_id')
      .select(['member.story_id', 'member.author_id', 'member.updated_at', 'story.id as standing'])
      .select(isConflict.as('is_conflicted'))
      .where('member.release_id', '=', release.id)
      .orderBy('member.story_id')
      .execute()
    const stories = members.map(({ standing, is_conflicted, ...member }) => {
      return { ...member, is_conflicted: release.released_at === null && standing !== null && Boolean(is_conflicted) }
    })
    yield z.decode(ReleaseRecord, { ...release, stories })
  }
}

/** Writes a release as its record says; its stories stand already. Call `settleBases` after the last one. Throws zod's error where it is none. */
export async function putReleaseRecord(writing: ContentWriting, sent: unknown): Promise<void> {
  const { stories, ...release } = z.encode(ReleaseRecord, sent as ReleaseRecord)
  await writing.trx.insertInto('releases').values(release).execute()
  for (const { is_conflicted, ...member } of stories) {
    const story = is_conflicted ? await findStory(writing, member.story_id) : undefined
    const base_version_id = story ? await keepConflict(writing, story) : null
    await writing.trx
      .insertInto('release_stories')
      .values({ ...member, base_version_id, release_id: release.id })
      .execute()
  }
}

/** Texts that are in no conflict count as made from the story as it stands, so that what is changed from now on is one. */
export async function settleBases(writing: ContentWriting): Promise<void> {
  const { trx } = writing
  const members = await trx
    .selectFrom('release_stories as member')
    .innerJoin('releases as release', 'release.id', 'member.release_id')
    .select(['member.release_id', 'member.story_id'])
    .where('member.base_version_id', 'is', null)
    .where('release.released_at', 'is', null)
    .execute()
  for (const { release_id, story_id } of members) {
    const row = await findStory(writing, story_id)
    if (!row) continue
    const { version_id } = await keepSeeded(keeping(writing), row)
    const member = trx.updateTable('release_stories').set({ base_version_id: version_id })
    await member.where('release_id', '=', release_id).where('story_id', '=', story_id).execute()
  }
}

type StoryRow = Selectable<StoryTable>

/** Keeps a version that the text was made from and one that overtook it, and answers the first. */
async function keepConflict(writing: ContentWriting, row: StoryRow): Promise<number | null> {
  const story = await keepSeeded(keeping(writing), row)
  await keepVersion(keeping(writing), story, 'update')
  return story.version_id
}

const keeping = (writing: ContentWriting): ContentWriting => ({ ...writing, isSeeding: false, authorId: null })

/** `undefined`: it is in the trash. */
const findStory = ({ trx }: ContentWriting, storyId: number) =>
  trx.selectFrom('stories').selectAll().where('id', '=', storyId).executeTakeFirst()
