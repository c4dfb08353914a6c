import type { ContentProblem } from '../../../runtime/content-error.ts'
import type { StoryContentTable } from '../../database/database.ts'
import { collapseLanguages, languagesIn } from '../delivery/story-language.ts'
import { releaseOf } from '../release-version.ts'
import { getSpace } from '../space.ts'
import { type StoryWithTexts, storiesWithTexts } from '../stories-with-texts.ts'
import { type CheckingParts, contentProblemsIn } from './content-problems.ts'

/** What becomes of a text: shoppers see it, will see it at its time or with its release, or only editors do. */
export const textStates = ['published', 'scheduled', 'release', 'draft'] as const
export type TextState = (typeof textStates)[number]

export interface CheckedStory {
  fullSlug: string
  texts: { state: TextState; problems: readonly LanguageProblem[] }[]
}

/** `language` is set where only that translation has the problem. */
export type LanguageProblem = ContentProblem & { language?: string }

/**
 * Checks every text of every story against the blocks as they are now, in the order of the stories' ids. Whoever takes the
 * stories sets the pace. A story that is written meanwhile is checked as it was or as it is.
 */
export async function* checkStories(parts: CheckingParts): AsyncGenerator<CheckedStory> {
  const { kysely } = parts.store.database
  const { languages } = await getSpace(kysely)
  for await (const { story, texts } of storiesWithTexts(kysely)) yield checkStory(parts, languages, story, texts)
}

async function checkStory(
  parts: CheckingParts,
  languages: readonly string[],
  { full_slug, publish_at }: StoryWithTexts['story'],
  texts: StoryWithTexts['texts'],
): Promise<CheckedStory> {
  const checked: CheckedStory = { fullSlug: full_slug, texts: [] }
  // What was published and not touched since is the same text twice.
  const known = new Map<string, LanguageProblem[]>()
  for (const { version, content } of texts) {
    const problems = known.get(content) ?? (await checkText(parts, languages, content))
    known.set(content, problems)
    checked.texts.push({ state: stateOf(version, publish_at), problems })
  }
  return checked
}

function stateOf(version: StoryContentTable['version'], publishAt: string | null): TextState {
  if (releaseOf(version) !== null) return 'release'
  if (version === 'published') return 'published'
  return publishAt === null ? 'draft' : 'scheduled'
}

/** Each country's page is drawn from its own language, where a field may be missing or too long that is right in the other ones. */
async function checkText(parts: CheckingParts, languages: readonly string[], json: string): Promise<LanguageProblem[]> {
  const content: unknown = JSON.parse(json)
  const problems: LanguageProblem[] = await contentProblemsIn(parts, content)
  const known = new Set(problems.map((problem) => JSON.stringify(problem)))
  for (const language of languagesIn(json, languages)) {
    const translated = await contentProblemsIn(parts, collapseLanguages(content, { wanted: language, fallback: undefined }))
    problems.push(...translated.filter((problem) => !known.has(JSON.stringify(problem))).map((problem) => ({ ...problem, language })))
  }
  return problems
}
