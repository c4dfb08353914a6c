import type { Kysely } from 'kysely'
import { flagSwitch } from '../../../schemas/flags/flag.ts'
import { objectsIn } from '../../content/blok-tree.ts'
import type { Database, Tables } from '../../database/database.ts'

interface Shown {
  /** Of stories that show it to visitors. */
  published: string[]
  /** Of all that have it in any text: published, in the draft, or in a release that may bring it back. */
  all: string[]
}

/** The full slugs of the stories that are shown by a flag, by its name; a flag that none is shown by is not in it. */
export async function storiesByFlag(kysely: Kysely<Tables>, { dialect }: Pick<Database, 'dialect'>): Promise<Map<string, Shown>> {
  const texts = await kysely
    .selectFrom('story_contents as text')
    .innerJoin('stories as story', 'story.id', 'text.story_id')
    .select(['story.full_slug', 'text.version', 'text.content'])
    // Most texts have none, and need not be read.
    .where(({ ref }) => dialect.contains(ref('text.content'), JSON.stringify(flagSwitch.component)))
    .orderBy('story.full_slug')
    .execute()
  const stories = new Map<string, Shown>()
  for (const { full_slug, version, content } of texts) {
    for (const flag of flagsIn(JSON.parse(content))) {
      const shown = stories.get(flag) ?? { published: [], all: [] }
      stories.set(flag, shown)
      if (version === 'published') shown.published.push(full_slug)
      if (shown.all.at(-1) !== full_slug) shown.all.push(full_slug)
    }
  }
  return stories
}

function flagsIn(content: unknown): Set<string> {
  return new Set(
    objectsIn(content).flatMap(({ component, [flagSwitch.field]: flag }) =>
      component === flagSwitch.component && typeof flag === 'string' ? [flag] : [],
    ),
  )
}
