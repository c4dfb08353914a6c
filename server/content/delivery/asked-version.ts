import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { StoryVersion } from '../../database/story-content-table.ts'
import type { PlannedText } from '../plan-until.ts'
import { releaseVersion } from '../release-version.ts'

/** Which stories a request reads, and which text of each. */
export interface AskedVersion {
  version: StoryVersion
  /** The stories of this release as they will be, all others in that version. */
  release?: number
  /** Just these; all when left out. */
  storyIds?: number[]
  /** The texts of these stories in the place of that version's: as they will be published, or their drafts. */
  texts?: ReadonlyMap<number, PlannedText>
}

/** Whether a row that holds a version of a story, or something of one, holds the version asked for. */
export function isAsked(
  table: 'content' | 'tag' | 'story_tags' | 'story_contents',
  { version, release, texts = new Map() }: AskedVersion,
): RawBuilder<SqlBool> {
  const held = sql.ref(`${table}.version`)
  const shown = texts.size === 0 ? sql`${version}` : textOf(sql.ref(`${table}.story_id`), version, texts)
  if (release === undefined) return sql`${held} = ${shown}`
  const inRelease = sql`select released.version from story_contents as released
    where released.story_id = ${sql.ref(`${table}.story_id`)} and released.version = ${releaseVersion(release)}`
  return sql`${held} = coalesce((${inRelease}), ${shown})`
}

/** Which version a story shows. The ids are numbers of ours and stand in the statement: databases take only so many parameters. */
function textOf(storyId: Expression<unknown>, version: StoryVersion, texts: ReadonlyMap<number, PlannedText>) {
  const ids = Map.groupBy(texts.keys(), (id) => texts.get(id))
  const cases = [...ids].map(([text, stories]) => sql`when ${storyId} in (${sql.raw(stories.join(','))}) then ${text}`)
  return sql`case ${sql.join(cases, sql` `)} else ${version} end`
}

/** Whether the story of this row is one of those that the key of the request is for. */
export function isReached({ storyIds = [] }: Pick<AskedVersion, 'storyIds'>): RawBuilder<SqlBool> {
  return sql`story.id in (${sql.join(storyIds)})`
}
