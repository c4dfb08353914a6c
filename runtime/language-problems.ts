import type { ContentProblem } from './content-error.ts'
import { collapseLanguages, languagesIn } from './content-language.ts'
import { findProblems } from './parse-story.ts'
import type { Registry } from './registry.ts'

/** `language` is set where only that translation has the problem. */
export type LanguageProblem = ContentProblem & { language?: string }

/**
 * All that would keep content, as JSON, from being drawn in any of the languages. Each country's page is drawn from its own
 * language, where a field may be missing or too long that is right in the other ones.
 *
 * @param content  the same, where it was read already
 */
export function languageProblems(
  json: string,
  languages: readonly string[],
  registry: Registry,
  content: unknown = JSON.parse(json),
): LanguageProblem[] {
  const problems: LanguageProblem[] = findProblems(content, registry)
  const known = new Set(problems.map((problem) => JSON.stringify(problem)))
  for (const language of languagesIn(json, languages)) {
    const translated = findProblems(collapseLanguages(content, { wanted: language, fallback: undefined }), registry)
    problems.push(...translated.filter((problem) => !known.has(JSON.stringify(problem))).map((problem) => ({ ...problem, language })))
  }
  return problems
}
