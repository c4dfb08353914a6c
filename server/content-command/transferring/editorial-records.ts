/**
 * What editors work with around the stories, as an export has it. People stay where they are; their ids stand here, so that an
 * import into the same installation finds them again, and elsewhere name nobody.
 */
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { SchedulingStatus } from '../../database/editorial-tables.ts'
import { id, json } from './record-columns.ts'
import type { SpaceTable } from './space-tables.ts'

const text = z.string()

const statuses = [
  'scheduled',
  'schedule_published',
  'published_before_schedule',
  'invalid_story',
  'deleted',
] as const satisfies SchedulingStatus[]

const Scheduling = z.strictObject({
  id,
  story_id: id,
  publish_at: text,
  status: z.enum(statuses),
  person_id: id.nullable(),
  deleted_at: text.nullable(),
  created_at: text,
  updated_at: text,
})

const Discussion = z.strictObject({
  id,
  uuid: text,
  story_id: id,
  title: text,
  block_uid: text,
  fieldname: text.nullable(),
  component: text.nullable(),
  lang: text,
  solved_at: text.nullable(),
  created_at: text,
})

const Comment = z.strictObject({
  id,
  uuid: text,
  discussion_id: id,
  person_id: id.nullable(),
  message_json: json,
  created_at: text,
  updated_at: text,
})

const TranslatedSlug = z.strictObject({ id, story_id: id, lang: text, name: text.nullable(), slug: text.nullable() })

export interface StoryPartTable extends SpaceTable {
  /** Which rows are of stories that stand. Those of stories in the trash are not exported, and stay when a space is replaced. */
  standing: RawBuilder<boolean>
}

const ofStories = sql<boolean>`story_id in (select id from stories)`
const ofDiscussions = sql<boolean>`discussion_id in (select id from discussions where ${ofStories})`
const ofComments = sql<boolean>`comment_id in (select id from comments where ${ofDiscussions})`

/** What hangs on stories, each table after those whose rows it names. */
export const storyPartTables: readonly StoryPartTable[] = [
  {
    table: 'story_redirects',
    record: z.strictObject({ id, from_slug: text, story_id: id, created_at: text }),
    order: ['id'],
    standing: ofStories,
    // The address may have led to a story that is in the trash now.
    replaces: 'from_slug',
  },
  { table: 'translated_slugs', record: TranslatedSlug, order: ['id'], standing: ofStories },
  { table: 'story_schedulings', record: Scheduling, order: ['id'], standing: ofStories },
  { table: 'discussions', record: Discussion, order: ['id'], standing: ofStories },
  { table: 'comments', record: Comment, order: ['id'], standing: ofDiscussions },
  {
    table: 'comment_mentions',
    record: z.strictObject({ comment_id: id, person_id: id }),
    order: ['comment_id', 'person_id'],
    standing: ofComments,
  },
]
