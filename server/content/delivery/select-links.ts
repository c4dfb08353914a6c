import type { Kysely } from 'kysely'
import type { Tables } from '../../database/database.ts'
import { type AskedVersion, isAsked, isReached } from './asked-version.ts'

/** All folders, and the stories that have this version, without their content. */
export function fromLinks(kysely: Kysely<Tables>, asked: AskedVersion) {
  return kysely
    .selectFrom('stories as story')
    .leftJoin('story_contents as content', (join) => join.onRef('content.story_id', '=', 'story.id').on(isAsked('content', asked)))
    .where((where) => where.or([where('story.is_folder', '=', 1), where('content.story_id', 'is not', null)]))
    .$if(asked.storyIds !== undefined, (links) => links.where(isReached(asked)))
}

export function selectLinks(kysely: Kysely<Tables>, asked: AskedVersion) {
  return fromLinks(kysely, asked).select([
    'story.id',
    'story.uuid',
    'story.group_id',
    'story.parent_id',
    'story.name as draft_name',
    'story.slug',
    'story.full_slug',
    'story.is_folder',
    'story.is_startpage',
    'story.position',
    'story.published_at',
    'story.created_at',
    'story.updated_at',
    'content.name',
    'content.path',
  ])
}

export type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

/** What every form of a link tells of its story. */
export function linkFields(row: LinkRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    parent_id: row.parent_id,
    name: row.name ?? row.draft_name,
    is_folder: row.is_folder === 1,
    published: row.published_at !== null,
    is_startpage: row.is_startpage === 1,
    position: row.position,
    path: row.path,
    real_path: `/${(row.path ?? row.full_slug).replace(/^\//, '')}`,
  }
}
