import { Hono } from 'hono'
import { z } from 'zod'
import { type ComponentRow, putComponent } from '../component-writing.ts'
import { readPaging } from '../delivery/paging.ts'
import { recordActivity } from './activities.ts'
import { mergeComponent } from './change-component.ts'
import { authorship } from './change-story.ts'
import { ComponentBody } from './component-body.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { listVersions, restoreStory } from './story-history.ts'

/** What `putComponent` kept, read back. */
const KeptComponent = z.custom<ComponentRow>(
  (row) => z.object({ name: z.string(), schema: z.string(), looks: z.string() }).safeParse(row).success,
)

/**
 * GET versions?model=stories|components&model_id=
 * PUT versions/:id?model=&model_id=     restores that version
 * GET components/:id/component_versions/:version_id
 */
export function versionRoutes(parts: ManagementParts) {
  const { kysely } = parts.store.database
  return new Hono<ManagementEnv>()
    .get('/versions', (c) => {
      const { model, id } = readModel(c)
      return model === 'stories' ? listVersions(parts, c, id) : listComponentVersions(parts, c, id)
    })
    .put('/versions/:id', async (c) => {
      const { model, id } = readModel(c)
      const versionId = idParameter(c)
      if (model === 'stories') await restoreStory(parts, c.var.actor, id, versionId)
      else await restoreComponentVersion(parts, c.var.actor, id, versionId)
      return c.body(null, 204)
    })
    .get('/components/:id/component_versions/:version_id', async (c) => {
      const version = await kysely
        .selectFrom('component_versions')
        .selectAll()
        .where('id', '=', idParameter(c, 'version_id'))
        .where('component_id', '=', idParameter(c))
        .executeTakeFirst()
      if (!version) throw notFound()
      const { schema, looks, ...component } = KeptComponent.parse(JSON.parse(version.component))
      return c.json({ component_version: { ...component, ...JSON.parse(looks), schema: JSON.parse(schema) } })
    })
}

/** Brings a deleted component back as it last was. */
export async function restoreDeletedComponent(parts: ManagementParts, actor: Actor, id: number): Promise<void> {
  const { kysely } = parts.store.database
  const last = await kysely
    .selectFrom('component_versions')
    .selectAll()
    .where('component_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last) throw notFound()
  await restoreComponentVersion(parts, actor, id, last.id)
}

async function restoreComponentVersion({ store }: ManagementParts, actor: Actor, id: number, versionId: number): Promise<void> {
  demand(actor, 'manage_block_library')
  const version = await store.database.kysely
    .selectFrom('component_versions')
    .selectAll()
    .where('id', '=', versionId)
    .where('component_id', '=', id)
    .executeTakeFirst()
  if (!version) throw notFound()
  const kept = KeptComponent.parse(JSON.parse(version.component))
  await store.transaction(async (writing) => {
    const { trx, now } = writing
    const standing = await trx.selectFrom('components').selectAll().where('id', '=', id).executeTakeFirst()
    const before = standing ?? { ...kept, created_at: now, updated_at: now }
    if (!standing) await trx.insertInto('components').values(before).execute()
    const body = ComponentBody.parse({
      ...JSON.parse(kept.looks),
      name: kept.name,
      display_name: kept.display_name,
      schema: JSON.parse(kept.schema),
    })
    await putComponent(
      writing,
      mergeComponent({ ...body, is_root: kept.is_root === 1, is_nestable: kept.is_nestable === 1 }, before),
      before,
    )
    await recordActivity(writing, 'component.restore', kept)
  }, authorship(actor))
}

async function listComponentVersions({ store }: ManagementParts, c: ManagementContext, id: number): Promise<Response> {
  const paging = readPaging(c.var.sent.query, 100)
  const versions = store.database.kysely.selectFrom('component_versions as version').where('version.component_id', '=', id)
  const rows = await versions
    .leftJoin('people as person', 'person.id', 'version.author_id')
    .select(['version.id', 'version.event', 'version.created_at', 'version.author_id', 'person.name as author'])
    .orderBy('version.id', 'desc')
    .limit(paging.perPage)
    .offset(paging.offset)
    .execute()
  const { total } = await versions.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return sendList(c, { versions: rows.map((row) => ({ ...row, item_id: id, is_draft: false })) }, { total, perPage: paging.perPage })
}

function readModel(c: ManagementContext): { model: 'stories' | 'components'; id: number } {
  const { query } = c.var.sent
  const model = query.text('model')
  const id = query.count('model_id', 1)
  if (model !== 'stories' && model !== 'components') throw invalid('model', 'must be stories or components')
  if (id === undefined) throw invalid('model_id', 'is missing')
  return { model, id }
}
