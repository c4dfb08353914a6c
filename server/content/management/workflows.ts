import { Hono } from 'hono'
import { z } from 'zod'
import { newId } from '../../database/new-id.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import { readPaging } from '../delivery/paging.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, line, parseWrapped } from './sent.ts'
import { demandEntry, StageRules } from './stage-rules.ts'

const StageBody = StageRules.extend({
  name: filledLine().optional(),
  color: line(64).nullish(),
  position: z.number('must be a number').int().optional(),
})

const ChangeBody = z.object({
  story_id: z.number('must be a number').int(),
  workflow_stage_id: z.number('must be a number').int(),
  due_date: z.iso.datetime({ offset: true, error: 'must be a time such as 2026-12-01T09:00:00.000Z' }).nullish(),
})

/** There is one workflow, for all content types. */
const workflow = { id: 1, name: 'Default', is_default: true, content_types: [] }

/**
 * GET workflows
 * GET workflow_stages, POST, GET/PUT/DELETE :id
 * GET workflow_stage_changes ?with_story=, POST { workflow_stage_change: { story_id, workflow_stage_id, due_date } }
 */
export function workflowRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const find = async (id: number) => {
    const row = await kysely.selectFrom('workflow_stages').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    const { rules, ...stage } = row
    return { ...StageRules.parse(JSON.parse(rules)), ...stage, workflow_id: workflow.id }
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => c.json({ workflow_stage: await find(id) }, status)
  const checkName = async (name: string, ownId?: number) => {
    const taken = await kysely.selectFrom('workflow_stages').select('id').where('name', '=', name).executeTakeFirst()
    if (taken && taken.id !== ownId) throw new RefusedWrite('name', 'has already been taken')
  }

  return new Hono<ManagementEnv>()
    .get('/workflows', (c) => c.json({ workflows: [workflow] }))
    .get('/workflow_stages', async (c) => {
      const rows = await kysely.selectFrom('workflow_stages').select('id').orderBy('position').orderBy('id').execute()
      return c.json({ workflow_stages: await Promise.all(rows.map(({ id }) => find(id))) })
    })
    .post('/workflow_stages', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { name, color, position = 0, ...rules } = parseWrapped(c.var.sent, 'workflow_stage', StageBody)
      if (name === undefined) throw invalid('name', "can't be blank")
      await checkName(name)
      const row = { id: newId(), name, color: color ?? '', position, rules: JSON.stringify(rules) }
      await kysely.insertInto('workflow_stages').values(row).execute()
      return answer(c, row.id, 201)
    })
    .get('/workflow_stages/:id', (c) => answer(c, idParameter(c)))
    .put('/workflow_stages/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { id, workflow_id: _one, ...before } = await find(idParameter(c))
      const { name, color, position, ...rules } = StageBody.parse({
        ...before,
        ...givenOnly(parseWrapped(c.var.sent, 'workflow_stage', StageBody.partial())),
      })
      await checkName(name ?? before.name, id)
      const row = { name: name ?? before.name, color: color ?? '', position: position ?? 0, rules: JSON.stringify(rules) }
      await kysely.updateTable('workflow_stages').set(row).where('id', '=', id).execute()
      return answer(c, id)
    })
    .delete('/workflow_stages/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { id, name } = await find(idParameter(c))
      const used = await kysely.selectFrom('stories').select('full_slug').where('workflow_stage_id', '=', id).executeTakeFirst()
      if (used) throw new RefusedWrite('id', `"${used.full_slug}" is in the stage "${name}"; move the stories in it on first.`)
      await kysely.deleteFrom('workflow_stages').where('id', '=', id).execute()
      return c.body(null, 204)
    })
    .get('/workflow_stage_changes', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 100)
      const storyId = query.count('with_story', 1)
      let changes = kysely.selectFrom('workflow_stage_changes')
      if (storyId !== undefined) changes = changes.where('story_id', '=', storyId)
      const rows = await changes.selectAll().orderBy('id', 'desc').limit(paging.perPage).offset(paging.offset).execute()
      const { total } = await changes.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const workflow_stage_changes = rows.map(({ person_id, ...row }) => ({ ...row, user_id: person_id }))
      return sendList(c, { workflow_stage_changes }, { total, perPage: paging.perPage })
    })
    .post('/workflow_stage_changes', async (c) => {
      const { actor } = c.var
      const { story_id, workflow_stage_id, due_date } = parseWrapped(c.var.sent, 'workflow_stage_change', ChangeBody)
      const stage = await kysely.selectFrom('workflow_stages').selectAll().where('id', '=', workflow_stage_id).executeTakeFirst()
      if (!stage) throw invalid('workflow_stage_id', `There is no workflow stage with the id ${workflow_stage_id}`)
      const change = await store.transaction(async (writing) => {
        const { trx, now } = writing
        const row = await getRow(writing, story_id)
        demand(actor, 'save_stories', row.full_slug)
        await demandEntry(trx, actor, row, stage)
        const change = { id: newId(), story_id, workflow_stage_id, person_id: actor.person.id, due_date: due_date ?? null, created_at: now }
        await trx.insertInto('workflow_stage_changes').values(change).execute()
        await trx.updateTable('stories').set({ workflow_stage_id }).where('id', '=', story_id).execute()
        await recordActivity(writing, 'story.workflow_stage_change', row)
        return change
      }, authorship(actor))
      const { person_id: user_id, ...workflow_stage_change } = change
      return c.json({ workflow_stage_change: { ...workflow_stage_change, user_id } }, 201)
    })
}

function givenOnly(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
