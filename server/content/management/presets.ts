import { Hono } from 'hono'
import { z } from 'zod'
import { newId } from '../../database/new-id.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import { getSpace } from '../space.ts'
import { presetJson } from './component-answer.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'

const Body = z.object({
  name: filledLine().optional(),
  component_id: z.number('must be a number').int().optional(),
  preset: z.record(z.string(), z.unknown()).nullish(),
  image: z.string().nullish(),
  color: z.string().nullish(),
  icon: z.string().nullish(),
  description: z.string().nullish(),
})

/** GET presets ?component_id=, POST, GET/PUT/DELETE :id: filled-in bloks of a component that editors begin with. */
export function presetRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const find = async (id: number) => {
    const row = await kysely.selectFrom('presets').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) =>
    c.json({ preset: presetJson(await find(id), (await getSpace(kysely)).id) }, status)

  return new Hono<ManagementEnv>()
    .get('/presets', async (c) => {
      const componentId = c.var.sent.query.count('component_id', 1)
      let presets = kysely.selectFrom('presets').selectAll()
      if (componentId !== undefined) presets = presets.where('component_id', '=', componentId)
      const { id } = await getSpace(kysely)
      return c.json({ presets: (await presets.orderBy('name').orderBy('id').execute()).map((row) => presetJson(row, id)) })
    })
    .post('/presets', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const { name, component_id, preset, ...looks } = parseWrapped(c.var.sent, 'preset', Body)
      if (name === undefined) throw invalid('name', "can't be blank")
      if (component_id === undefined) throw invalid('component_id', "can't be blank")
      await checkComponent(component_id)
      await checkName(component_id, name)
      const now = new Date().toISOString()
      const row = { ...looks, id: newId(), name, component_id, preset: JSON.stringify(preset ?? {}), created_at: now, updated_at: now }
      await kysely.insertInto('presets').values(row).execute()
      return answer(c, row.id, 201)
    })
    .get('/presets/:id', (c) => answer(c, idParameter(c)))
    .on(['PUT', 'PATCH'], '/presets/:id', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const before = await find(idParameter(c))
      const { preset, ...fields } = parseWrapped(c.var.sent, 'preset', Body)
      if (fields.component_id !== undefined) await checkComponent(fields.component_id)
      await checkName(fields.component_id ?? before.component_id, fields.name ?? before.name, before.id)
      const changed = { ...fields, ...(preset && { preset: JSON.stringify(preset) }), updated_at: new Date().toISOString() }
      await kysely.updateTable('presets').set(changed).where('id', '=', before.id).execute()
      return answer(c, before.id)
    })
    .delete('/presets/:id', async (c) => {
      demand(c.var.actor, 'manage_block_library')
      const { id } = await find(idParameter(c))
      await kysely.deleteFrom('presets').where('id', '=', id).execute()
      return c.body(null, 204)
    })

  async function checkComponent(id: number): Promise<void> {
    const component = await kysely.selectFrom('components').select('id').where('id', '=', id).executeTakeFirst()
    if (!component) throw new RefusedWrite('component_id', `There is no component with the id ${id}.`)
  }

  async function checkName(componentId: number, name: string, ownId?: number): Promise<void> {
    const taken = await kysely
      .selectFrom('presets')
      .select('id')
      .where('component_id', '=', componentId)
      .where('name', '=', name)
      .executeTakeFirst()
    if (taken && taken.id !== ownId) throw new RefusedWrite('name', 'has already been taken')
  }
}
