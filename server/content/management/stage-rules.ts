import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { StoryTable, Tables } from '../../database/database.ts'
import type { WorkflowStageTable } from '../../database/management-tables.ts'
import type { Actor } from './environment.ts'
import { forbidden } from './management-error.ts'

/** What a stage of the workflow allows, in the vendor's names. */
export const StageRules = z.object({
  is_default: z.boolean().nullish().transform(Boolean),
  /** Stories in this stage may be published; admins always may. */
  allow_publish: z.boolean().nullish().transform(Boolean),
  /** A story may go on to any stage, or to those of `workflow_stage_ids`. */
  allow_all_stages: z
    .boolean()
    .nullish()
    .transform((sent) => sent ?? true),
  workflow_stage_ids: z
    .array(z.number())
    .nullish()
    .transform((sent) => sent ?? []),
  /** Everybody may bring a story here, or those of `user_ids` and `space_role_ids`. */
  allow_all_users: z
    .boolean()
    .nullish()
    .transform((sent) => sent ?? true),
  user_ids: z
    .array(z.number())
    .nullish()
    .transform((sent) => sent ?? []),
  space_role_ids: z
    .array(z.number())
    .nullish()
    .transform((sent) => sent ?? []),
  /** Stories in this stage cannot be changed; admins always can. */
  story_editing_locked: z.boolean().nullish().transform(Boolean),
})

type StoryRow = Selectable<StoryTable>
type Stage = Selectable<WorkflowStageTable>

/** Throws 403 when the stage that the story is in keeps it from being changed, or published. */
export async function demandStage(kysely: Kysely<Tables>, { person }: Actor, story: StoryRow, to: 'save' | 'publish'): Promise<void> {
  if (story.workflow_stage_id === null || person.role === 'admin') return
  const stage = await kysely.selectFrom('workflow_stages').selectAll().where('id', '=', story.workflow_stage_id).executeTakeFirst()
  if (!stage) return
  const rules = rulesOf(stage)
  if (to === 'save' && rules.story_editing_locked)
    throw forbidden(`"${story.full_slug}" can't be changed while it is in the stage "${stage.name}"`)
  if (to === 'publish' && !rules.allow_publish)
    throw forbidden(`"${story.full_slug}" can't be published while it is in the stage "${stage.name}"`)
}

/** Throws 403 when the actor may not bring the story into this stage. */
export async function demandEntry(kysely: Kysely<Tables>, { person }: Actor, story: StoryRow, to: Stage): Promise<void> {
  if (person.role === 'admin') return
  const { allow_all_users, user_ids, space_role_ids } = rulesOf(to)
  const mayEnter =
    allow_all_users || user_ids.includes(person.id) || (person.space_role_id !== null && space_role_ids.includes(person.space_role_id))
  if (!mayEnter) throw forbidden(`You may not bring stories into the stage "${to.name}"`)

  const from = await kysely
    .selectFrom('workflow_stages')
    .selectAll()
    .where('id', '=', story.workflow_stage_id ?? -1)
    .executeTakeFirst()
  if (!from) return
  const { allow_all_stages, workflow_stage_ids } = rulesOf(from)
  if (!allow_all_stages && !workflow_stage_ids.includes(to.id))
    throw forbidden(`A story in the stage "${from.name}" can't go on to "${to.name}"`)
}

function rulesOf({ rules }: Stage) {
  return StageRules.parse(JSON.parse(rules))
}
