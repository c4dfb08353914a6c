import { type ContentProblem, describeProblem } from '../../../runtime/content-error.ts'
import { isObject } from '../blok-tree.ts'
import type { ContentStore } from '../content-store.ts'
import type { StoryProblem } from '../story-problem.ts'
import type { FindProblems } from './environment.ts'
import { ManagementError } from './management-error.ts'

/**
 * Checks content against the schemas of the blocks. A content type that the space has of its own, for another
 * site than the shop, has no blocks here and is not checked. Do it before a transaction: it may take its time.
 */
export async function problemsIn(
  { store, findProblems }: { store: ContentStore; findProblems: FindProblems },
  content: unknown,
): Promise<StoryProblem[]> {
  const problems = await findProblems(content).catch(() => undefined)
  if (problems === undefined) return unchecked
  const hasUnknownRoot = problems.some(({ type, path }) => type === 'unknown-component' && path === '')
  return hasUnknownRoot && (await isOwnType(store, content)) ? [] : problems.flatMap(toStoryProblems)
}

/** What can't be checked now is kept, and not published. */
export const unchecked: StoryProblem[] = [
  {
    path: 'content',
    field: '',
    message: 'Der Inhalt konnte gerade nicht geprüft werden. Speichere ihn noch einmal, ehe du ihn veröffentlichst.',
  },
]

async function isOwnType({ database }: ContentStore, content: unknown): Promise<boolean> {
  const component = isObject(content) && typeof content.component === 'string' ? content.component : ''
  const own = await database.kysely.selectFrom('components').select('id').where('name', '=', component).executeTakeFirst()
  return own !== undefined
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
