import { type ComponentRecord, type ComponentRow, putComponent } from '../component-writing.ts'
import { rewriteBloks } from '../content-rewriting.ts'
import type { ContentWriting } from '../content-writing.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { type ComponentBody, ComponentLooks, ComponentSchema } from './component-body.ts'
import type { Actor, ManagementParts } from './environment.ts'
import { invalid } from './management-error.ts'

/** What a component is after the change: what the body does not name stays as it was. */
export function mergeComponent(body: ComponentBody, before?: ComponentRow): ComponentRecord {
  const name = body.name ?? before?.name
  if (name === undefined) throw invalid('name', "can't be blank")
  const looks = before ? ComponentLooks.parse(JSON.parse(before.looks)) : {}
  return {
    name,
    display_name: body.display_name ?? before?.display_name ?? '',
    is_root: body.is_root ?? before?.is_root === 1,
    is_nestable: body.is_nestable ?? (before ? before.is_nestable === 1 : true),
    component_group_uuid:
      body.component_group_uuid === undefined ? (before?.component_group_uuid ?? null) : body.component_group_uuid || null,
    schema: body.schema ?? (before ? ComponentSchema.parse(JSON.parse(before.schema)) : {}),
    looks: { ...looks, ...givenOnly(ComponentLooks.parse(body)) },
    ...(body.internal_tag_ids && { internalTagIds: body.internal_tag_ids }),
  }
}

/** With `rewrites`, a new name of the component, and of fields that kept their id, goes into all stories. */
export async function changeComponent(
  { store }: ManagementParts,
  actor: Actor,
  before: ComponentRow,
  body: ComponentBody,
  rewrites: boolean,
) {
  const record = mergeComponent(body, before)
  const fields = renamedFields(ComponentSchema.parse(JSON.parse(before.schema)), record.schema)
  if (record.name !== before.name) refuseRenaming(before)
  if (rewrites && fields.size > 0) refuseRenaming(before)
  await store.transaction(async (writing) => {
    await putComponent(writing, record, before)
    if (rewrites) await rewrite(writing, store.database.dialect, before.name, record.name, fields)
    await recordActivity(writing, 'component.update', { id: before.id, name: record.name })
  }, authorship(actor))
}

/** Renames a field in the schema and in all stories. */
export async function renameField({ store }: ManagementParts, actor: Actor, row: ComponentRow, from: string, to: string): Promise<void> {
  refuseRenaming(row)
  const schema = ComponentSchema.parse(JSON.parse(row.schema))
  if (!(from in schema)) throw invalid('old_name', `"${row.name}" has no field "${from}"`)
  if (to in schema) throw invalid('new_name', `"${row.name}" already has a field "${to}"`)
  const renamed = Object.fromEntries(Object.entries(schema).map(([key, field]) => [key === from ? to : key, field]))
  await store.transaction(async (writing) => {
    await putComponent(writing, mergeComponent({ schema: renamed }, row), row)
    await rewrite(writing, store.database.dialect, row.name, row.name, new Map([[from, to]]))
    await recordActivity(writing, 'component.update', row)
  }, authorship(actor))
}

/** The blocks of the shop read their fields by the names in the code. */
function refuseRenaming({ name, source_hash }: ComponentRow): void {
  if (source_hash !== null) throw invalid('name', `"${name}" is a block of this shop; rename it, or its fields, in the code`)
}

/** Old names to new ones, of the fields that kept their id. */
function renamedFields(before: ComponentSchema, after: ComponentRecord['schema']): Map<string, string> {
  const names = new Map(Object.entries(before).map(([name, { id }]) => [id, name]))
  const renamed = new Map<string, string>()
  for (const [name, { id }] of Object.entries(after)) {
    const old = id === undefined ? undefined : names.get(id)
    if (old !== undefined && old !== name && !(old in after)) renamed.set(old, name)
  }
  return renamed
}

async function rewrite(
  writing: ContentWriting,
  dialect: ManagementParts['store']['database']['dialect'],
  from: string,
  to: string,
  fields: ReadonlyMap<string, string>,
): Promise<void> {
  if (from === to && fields.size === 0) return
  await rewriteBloks(writing, dialect, from, (blok) => {
    const renamed = Object.entries(blok).map(([key, value]) => [inLanguages(key, fields), value])
    return { ...Object.fromEntries(renamed), component: to }
  })
}

/** A translation stands beside its field as `title__i18n__de`. */
function inLanguages(key: string, fields: ReadonlyMap<string, string>): string {
  const [field = key, ...language] = key.split('__i18n__')
  return [fields.get(field) ?? field, ...language].join('__i18n__')
}

function givenOnly(looks: object): object {
  return Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined))
}
