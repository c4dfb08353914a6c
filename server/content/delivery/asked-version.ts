import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { StoryVersion } from '../../database/database.ts'
import { releaseVersion } from '../release-version.ts'

/** Which stories a request reads, and which text of each. */
export interface AskedVersion {
  version: StoryVersion
  /** The stories of this release as they will be, all others in that version. */
  release?: number
  /** Just these; all when left out. */
  storyIds?: number[]
}

/** Whether a row that holds a version of a story, or something of one, holds the version asked for. */
export function isAsked(
  table: 'content' | 'tag' | 'story_tags' | 'story_contents',
  { version, release }: AskedVersion,
): RawBuilder<SqlBool> {
  const held = sql.ref(`${table}.version`)
  if (release === undefined) return sql`${held} = ${version}`
  const inRelease = sql`select released.version from story_contents as released
    where released.story_id = ${sql.ref(`${table}.story_id`)} and released.version = ${releaseVersion(release)}`
  return sql`${held} = coalesce((${inRelease}), ${version})`
}

/** Whether the story of this row is one of those that the key of the request is for. */
export function isReached({ storyIds = [] }: Pick<AskedVersion, 'storyIds'>): RawBuilder<SqlBool> {
  return sql`story.id in (${sql.join(storyIds)})`
}
