import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ComponentTable } from '../database/management-tables.ts'
import { newId } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'

export type ComponentRow = Selectable<ComponentTable>

export interface ComponentRecord {
  name: string
  display_name: string
  is_root: boolean
  is_nestable: boolean
  component_group_uuid: string | null
  /** Fields by name. */
  schema: Record<string, { type: string; id?: string | undefined }>
  /** What only the editor needs. */
  looks: object
  /** Undefined leaves them as they are. */
  internalTagIds?: readonly number[]
  sourceHash?: string
}

/** Makes a component or changes the one of this id, and keeps a version of it. Throws `RefusedWrite` for a name, group or tag that cannot be. */
export async function putComponent(writing: ContentWriting, record: ComponentRecord, before?: ComponentRow): Promise<number> {
  const { trx, now } = writing
  await checkNameFree(writing, record.name, before?.id)
  if (record.component_group_uuid !== null) await checkGroup(writing, record.component_group_uuid)
  const fields = {
    name: record.name,
    display_name: record.display_name,
    is_root: record.is_root ? 1 : 0,
    is_nestable: record.is_nestable ? 1 : 0,
    component_group_uuid: record.component_group_uuid,
    schema: JSON.stringify(withFieldIds(record)),
    looks: JSON.stringify(record.looks),
    source_hash: record.sourceHash ?? before?.source_hash ?? null,
    updated_at: now,
  }
  const id = before?.id ?? newId()
  if (before) await trx.updateTable('components').set(fields).where('id', '=', id).execute()
  else
    await trx
      .insertInto('components')
      .values({ ...fields, id, created_at: now })
      .execute()
  if (record.internalTagIds) await putTags(writing, id, record.internalTagIds)
  await keepComponentVersion(writing, id, before ? 'update' : 'create')
  return id
}

export async function deleteComponent(writing: ContentWriting, row: ComponentRow): Promise<void> {
  await keepComponentVersion(writing, row.id, 'delete')
  await writing.trx.deleteFrom('components').where('id', '=', row.id).execute()
}

async function keepComponentVersion({ trx, now, authorId }: ContentWriting, id: number, event: string): Promise<void> {
  const component = await trx.selectFrom('components').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await trx
    .insertInto('component_versions')
    .values({ id: newId(), component_id: id, event, author_id: authorId, component: JSON.stringify(component), created_at: now })
    .execute()
}

/** A field keeps its id when it is renamed; that is how the rename is seen. */
function withFieldIds({ name, schema }: ComponentRecord): ComponentRecord['schema'] {
  return Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, { ...field, id: field.id || fieldId(name, key) }]))
}

function fieldId(component: string, key: string): string {
  return createHash('sha1').update(`${component}.${key}`).digest('base64url').slice(0, 22)
}

async function checkNameFree({ trx }: ContentWriting, name: string, ownId: number | undefined): Promise<void> {
  const taken = await trx.selectFrom('components').select('id').where('name', '=', name).executeTakeFirst()
  if (taken && taken.id !== ownId) throw new RefusedWrite('name', 'has already been taken')
}

async function checkGroup({ trx }: ContentWriting, uuid: string): Promise<void> {
  const group = await trx.selectFrom('component_groups').select('id').where('uuid', '=', uuid).executeTakeFirst()
  if (!group) throw new RefusedWrite('component_group_uuid', `There is no component group ${uuid}.`)
}

async function putTags({ trx }: ContentWriting, component_id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('component_tags').where('component_id', '=', component_id).execute()
  for (const internal_tag_id of new Set(ids)) {
    const tag = await trx.selectFrom('internal_tags').select('object_type').where('id', '=', internal_tag_id).executeTakeFirst()
    if (tag?.object_type !== 'component')
      throw new RefusedWrite('internal_tag_ids', `There is no internal tag ${internal_tag_id} for components.`)
    await trx.insertInto('component_tags').values({ component_id, internal_tag_id }).execute()
  }
}
