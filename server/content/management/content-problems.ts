import { explainProblem } from '../../../runtime/explain-problem.ts'
import type { LanguageProblem } from '../../../runtime/language-problems.ts'
import { isObject } from '../blok-tree.ts'
import type { ContentStore } from '../content-store.ts'
import { getSpace, type Space } from '../space.ts'
import type { StoryProblem } from '../story-problem.ts'
import type { FindProblems } from './environment.ts'
import { ManagementError } from './management-error.ts'

/**
 * Checks content, as JSON, against the schemas of the blocks, in every language of the space. A content type that the space
 * has of its own, for another site than the shop, has no blocks here and is not checked. Do it before a transaction: it may take its time.
 * With `space`, by whom it was read already, it is on its way when the call returns.
 */
export async function problemsIn(parts: CheckingParts, json: string, space?: Pick<Space, 'languages'>): Promise<StoryProblem[]> {
  const { languages } = space ?? (await getSpace(parts.store.database.kysely))
  const problems = await languageProblemsIn(parts, languages, json).catch(() => undefined)
  return problems ? problems.flatMap(toStoryProblems) : unchecked
}

export interface CheckingParts {
  store: Pick<ContentStore, 'database'>
  findProblems: FindProblems
}

/** The same in the form of the blocks. Throws when nothing can be checked just now. */
export async function languageProblemsIn(
  { store, findProblems }: CheckingParts,
  languages: readonly string[],
  json: string,
): Promise<LanguageProblem[]> {
  const problems = await findProblems(json, languages)
  const hasUnknownRoot = problems.some(({ type, path }) => type === 'unknown-component' && path === '')
  return hasUnknownRoot && (await isOwnType(store, JSON.parse(json))) ? [] : problems
}

/** What can't be checked now is kept, and not published. */
export const unchecked: StoryProblem[] = [
  {
    path: 'content',
    field: '',
    message: 'Der Inhalt konnte gerade nicht geprüft werden. Speichere ihn noch einmal, ehe du ihn veröffentlichst.',
  },
]

async function isOwnType({ database }: CheckingParts['store'], content: unknown): Promise<boolean> {
  const component = isObject(content) && typeof content.component === 'string' ? content.component : ''
  const own = await database.kysely.selectFrom('components').select('id').where('name', '=', component).executeTakeFirst()
  return own !== undefined
}

/** Throws 422 with the list of what keeps a draft from being published. */
export function refuseProblems(problems: readonly StoryProblem[] = []): void {
  if (problems.length > 0) throw new ManagementError(422, { content: problems.map(wordProblem), problems })
}

/** One for each field, by the place of its blok. */
export function toStoryProblems({ language, ...problem }: LanguageProblem): StoryProblem[] {
  const path = problem.path || 'content'
  const where = language === undefined ? '' : ` (in ${language})`
  if (problem.type !== 'invalid-fields') return [{ path, field: '', message: explainProblem(problem) + where }]
  return problem.fields.map(({ field, problem: message }) => ({ path, field, message: message + where }))
}

function wordProblem({ path, field, message }: StoryProblem): string {
  return field === '' ? message : `${path}, „${field}“: ${message}`
}
