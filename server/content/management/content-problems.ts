import type { Kysely } from 'kysely'
import { type ContentProblem, describeProblem } from '../../../runtime/content-error.ts'
import { findProblems } from '../../../runtime/parse-story.ts'
import type { Registry } from '../../../runtime/registry.ts'
import type { Tables } from '../../database/database.ts'
import { isObject } from '../blok-tree.ts'
import type { StoryProblem } from '../story-problem.ts'
import { ManagementError } from './management-error.ts'

/**
 * Checks content against the schemas of the blocks. A content type that the space has of its own, for another
 * site than the shop, has no blocks here and is not checked.
 */
export async function problemsIn(kysely: Kysely<Tables>, registry: Registry, content: unknown): Promise<StoryProblem[]> {
  const component = isObject(content) && typeof content.component === 'string' ? content.component : ''
  if (!registry.find(component)) {
    const own = await kysely.selectFrom('components').select('id').where('name', '=', component).executeTakeFirst()
    if (own) return []
  }
  return findProblems(content, registry).flatMap(toStoryProblems)
}

/** Throws 422 with the list of what keeps a draft from being published. */
export function refuseProblems(problems: readonly StoryProblem[] = []): void {
  if (problems.length > 0) throw new ManagementError(422, { content: problems.map(wordProblem), problems })
}

function toStoryProblems(problem: ContentProblem): StoryProblem[] {
  const path = problem.path || 'content'
  if (problem.type !== 'invalid-fields') return [{ path, field: '', message: describeProblem(problem) }]
  return problem.fields.map(({ field, problem: message }) => ({ path, field, message }))
}

function wordProblem({ path, field, message }: StoryProblem): string {
  return field === '' ? message : `${path}, „${field}“: ${message}`
}
