import type { Answer } from './answer.ts'
import { isAsked } from './asked-version.ts'
import { readFilterQuery } from './filter-query.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Reading } from './reading.ts'
import { fromStories } from './select-stories.ts'
import { storyConditions } from './story-conditions.ts'
import { splitLanguage } from './story-language.ts'

/** GET /v2/cdn/tags: every tag of the stories that match, all on one page. */
export async function listTags(reading: Reading, query: QueryParameters): Promise<Answer> {
  const { database, space } = reading
  const startsWith = splitLanguage(space.languages, query.text('starts_with') ?? '').slug || undefined
  const conditions = storyConditions(database.dialect, reading, { startsWith, filterQuery: readFilterQuery(query) })
  const tags = await fromStories(database.kysely, reading)
    .innerJoin('story_tags as tag', (join) => join.onRef('tag.story_id', '=', 'story.id').on(isAsked('tag', reading)))
    .where((where) => where.and(conditions(where)))
    .groupBy('tag.name')
    .select((select) => ['tag.name', select.fn.countAll<number>().as('taggings_count')])
    .orderBy('tag.name')
    .execute()
  return { body: { tags }, total: tags.length, perPage: Math.max(tags.length, 1) }
}
