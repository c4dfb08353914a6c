import type { Kysely } from 'kysely'
import { objectsIn } from '../../content/blok-tree.ts'
import type { Database, Tables } from '../../database/database.ts'

/** The component of the blok that shows one thing or another by a flag, which its field `flag` names. */
const flagSwitch = 'flag_switch'

/** The full slugs of the stories that are shown by this flag: as they are published, in the draft, or in a release that may bring it back. */
export async function storiesWithFlag(kysely: Kysely<Tables>, { dialect }: Pick<Database, 'dialect'>, name: string): Promise<string[]> {
  const texts = await kysely
    .selectFrom('story_contents as text')
    .innerJoin('stories as story', 'story.id', 'text.story_id')
    .select(['story.full_slug', 'text.content'])
    // Most texts have neither word in them, and need not be read.
    .where(({ ref }) => dialect.contains(ref('text.content'), JSON.stringify(flagSwitch)))
    .where(({ ref }) => dialect.contains(ref('text.content'), JSON.stringify(name)))
    .orderBy('story.full_slug')
    .execute()
  return [...new Set(texts.filter(({ content }) => usesFlag(JSON.parse(content), name)).map(({ full_slug }) => full_slug))]
}

function usesFlag(content: unknown, name: string): boolean {
  return objectsIn(content).some(({ component, flag }) => component === flagSwitch && flag === name)
}
