import type { Kysely, Selectable } from 'kysely'
import type { StoryTable, Tables } from '../database/database.ts'
import type { StoryContentTable } from '../database/story-content-table.ts'

export interface StoryWithTexts {
  story: Pick<Selectable<StoryTable>, 'id' | 'full_slug' | 'publish_at'>
  texts: Pick<Selectable<StoryContentTable>, 'story_id' | 'version' | 'content'>[]
}

/** So many stories are in memory at a time. */
const storiesAPage = 100

/** Every story, folders aside, in the order of their ids. Whoever takes them sets the pace; what is written meanwhile comes as it was or as it is. */
export async function* storiesWithTexts(kysely: Kysely<Tables>): AsyncGenerator<StoryWithTexts> {
  for (let last = -1; ; ) {
    const stories = await kysely
      .selectFrom('stories')
      .select(['id', 'full_slug', 'publish_at'])
      .where('id', '>', last)
      .where('is_folder', '=', 0)
      .orderBy('id')
      .limit(storiesAPage)
      .execute()
    const end = stories.at(-1)
    if (!end) return
    const texts = await kysely
      .selectFrom('story_contents')
      .select(['story_id', 'version', 'content'])
      .where('story_id', '>', last)
      .where('story_id', '<=', end.id)
      .orderBy('story_id')
      .orderBy('version')
      .execute()
    const ofStory = Map.groupBy(texts, ({ story_id }) => story_id)
    for (const story of stories) yield { story, texts: ofStory.get(story.id) ?? [] }
    last = end.id
  }
}
