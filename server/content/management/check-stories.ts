import type { LanguageProblem } from '../../../runtime/language-problems.ts'
import type { StoryContentTable } from '../../database/story-content-table.ts'
import { releaseOf } from '../release-version.ts'
import { getSpace } from '../space.ts'
import { type StoryWithTexts, storiesWithTexts } from '../stories-with-texts.ts'
import { type CheckingParts, languageProblemsIn } from './content-problems.ts'
import type { FindProblems } from './environment.ts'

/** What becomes of a text: shoppers see it, will see it at its time or with its release, or only editors do. */
export const textStates = ['published', 'scheduled', 'release', 'draft'] as const
export type TextState = (typeof textStates)[number]

export interface StoryChecks extends CheckingParts {
  /** What is no problem, and worth a look beside them; nothing is, where it is left out. */
  findUnshown?: FindProblems
}

export interface CheckedStory {
  fullSlug: string
  texts: (CheckedText & { state: TextState })[]
}

interface CheckedText {
  problems: readonly LanguageProblem[]
  unshown: readonly LanguageProblem[]
}

/**
 * Checks every text of every story against the blocks as they are now, in the order of the stories' ids. Whoever takes the
 * stories sets the pace. A story that is written meanwhile is checked as it was or as it is.
 */
export async function* checkStories(parts: StoryChecks): AsyncGenerator<CheckedStory> {
  const { kysely } = parts.store.database
  const { languages } = await getSpace(kysely)
  for await (const { story, texts } of storiesWithTexts(kysely)) yield checkStory(parts, languages, story, texts)
}

async function checkStory(
  parts: StoryChecks,
  languages: readonly string[],
  { full_slug, publish_at }: StoryWithTexts['story'],
  texts: StoryWithTexts['texts'],
): Promise<CheckedStory> {
  const checked: CheckedStory = { fullSlug: full_slug, texts: [] }
  // What was published and not touched since is the same text twice.
  const known = new Map<string, CheckedText>()
  for (const { version, content } of texts) {
    const text = known.get(content) ?? {
      problems: await languageProblemsIn(parts, languages, content),
      unshown: (await parts.findUnshown?.(content, languages)) ?? [],
    }
    known.set(content, text)
    checked.texts.push({ state: stateOf(version, publish_at), ...text })
  }
  return checked
}

function stateOf(version: StoryContentTable['version'], publishAt: string | null): TextState {
  if (releaseOf(version) !== null) return 'release'
  if (version === 'published') return 'published'
  return publishAt === null ? 'draft' : 'scheduled'
}
