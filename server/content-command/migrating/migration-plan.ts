import { mapObjects } from '../../../runtime/map-objects.ts'
import { RawBlok } from '../../../schemas/blok.ts'
import { type CheckingParts, problemsIn } from '../../content/management/content-problems.ts'
import type { StoryWithTexts } from '../../content/stories-with-texts.ts'
import type { StoryProblem } from '../../content/story-problem.ts'
import type { StoryContentTable } from '../../database/story-content-table.ts'
import { CommandError } from '../content-command.ts'
import type { NamedMigration } from './migration-files.ts'
import type { IsDone } from './migration-record.ts'

/** What migrations make of one text of a story. */
export interface MigratedText {
  version: StoryContentTable['version']
  /** The content as it stands, as JSON. */
  before: string
  /** What each migration did that changed something, one after the other. */
  steps: { migration: string; before: string; after: string }[]
  after: unknown
  /** What the blocks say of the result. */
  problems: StoryProblem[]
  /** Those of them that the text did not have before. */
  newProblems: StoryProblem[]
}

/** What the migrations would change in a story; empty when nothing. `isDone` says of which texts one has been there already. */
export async function planStory(
  parts: CheckingParts,
  migrations: readonly NamedMigration[],
  { story, texts }: StoryWithTexts,
  isDone: IsDone,
): Promise<MigratedText[]> {
  const planned: MigratedText[] = []
  for (const { version, content } of texts) {
    const steps: MigratedText['steps'] = []
    let json = content
    for (const migration of migrations) {
      if (isDone(migration.name, version) || !mentions(json, migration.component)) continue
      const after = JSON.stringify(migrateContent(migration, JSON.parse(json), story.full_slug))
      if (after !== json) steps.push({ migration: migration.name, before: json, after })
      json = after
    }
    if (steps.length === 0) continue
    const after: unknown = JSON.parse(json)
    const problems = await problemsIn(parts, json)
    const known = new Set((await problemsIn(parts, content)).map((problem) => JSON.stringify(problem)))
    const newProblems = problems.filter((problem) => !known.has(JSON.stringify(problem)))
    planned.push({ version, before: content, steps, after, problems, newProblems })
  }
  return planned
}

/** Content is stored as JSON without spaces. */
const mentions = (json: string, component: string) => json.includes(`"component":${JSON.stringify(component)}`)

function migrateContent({ name, component, change }: NamedMigration, content: unknown, story: string): unknown {
  return mapObjects(content, (object) => {
    if (object.component !== component || !isBlok(object)) return object
    try {
      return change(object)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new CommandError(`${name} fails at the blok ${object._uid} of "${story}": ${reason}. Nothing was written of this story.`)
    }
  })
}

/** The object itself goes on, not zod's copy of it: that has its keys in another order. */
const isBlok = (object: object): object is RawBlok => RawBlok.safeParse(object).success
