import { createHash } from 'node:crypto'
import { z } from 'zod'
import { newId } from '../database/new-id.ts'
import { putComponent } from './component-writing.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentWriting } from './content-writing.ts'
import { numericId, storyUuid } from './story-uuid.ts'

/** A component as `npm run schemas` writes it. */
const GeneratedComponent = z.object({
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
  is_root: z.boolean(),
  is_nestable: z.boolean(),
  schema: z.record(z.string(), z.looseObject({ type: z.string() })),
})

const GeneratedPreset = z.object({ name: z.string(), component: z.string(), preset: z.record(z.string(), z.unknown()) })

const Generated = z.object({
  components: z.array(GeneratedComponent),
  presets: z.array(GeneratedPreset).default([]),
  /** By component. */
  groups: z.record(z.string(), z.string()).default({}),
})
type GeneratedPreset = z.infer<typeof GeneratedPreset>

export interface BroughtComponents {
  created: number
  updated: number
  /** Blocks that are not in the code any more; their components are the space's own from then on. */
  released: number
}

/**
 * Brings the components of the blocks into the space. The code decides how a block looks, so a change there replaces what
 * stands in the space, of which a version is kept; tags, colours and icons are the editors' and stay, and so does the group they have put it in. Each
 * component's example comes with it as a preset, with which a new blok begins.
 */
export async function bringComponents(store: ContentStore, generated: unknown): Promise<BroughtComponents> {
  const { components, presets, groups } = Generated.parse(generated)
  const presetOf = new Map(presets.map((preset) => [preset.component, preset]))
  return store.transaction(async (writing) => {
    const { trx } = writing
    const standing = new Map((await trx.selectFrom('components').selectAll().execute()).map((row) => [row.name, row]))
    const count: BroughtComponents = { created: 0, updated: 0, released: 0 }
    for (const { description, ...component } of components) {
      const preset = presetOf.get(component.name)
      const group = groups[component.name]
      const sourceHash = createHash('sha1')
        .update(JSON.stringify({ ...component, description, preset, group }))
        .digest('hex')
      const before = standing.get(component.name)
      standing.delete(component.name)
      if (before?.source_hash === sourceHash) continue
      const looks = { ...(before && Looks.parse(JSON.parse(before.looks))), description }
      const component_group_uuid = before?.component_group_uuid ?? (group ? await groupNamed(writing, group) : null)
      const id = await putComponent(writing, { ...component, component_group_uuid, looks, sourceHash }, before)
      if (preset) await putPreset(writing, id, preset)
      count[before ? 'updated' : 'created'] += 1
    }
    for (const row of standing.values()) {
      if (row.source_hash === null) continue
      await trx.updateTable('components').set({ source_hash: null }).where('id', '=', row.id).execute()
      count.released += 1
    }
    return count
  })
}

/** The uuid of the group; made when there is none, with the same uuid in every space. */
async function groupNamed({ trx }: ContentWriting, name: string): Promise<string> {
  const known = await trx.selectFrom('component_groups').select('uuid').where('name', '=', name).executeTakeFirst()
  if (known) return known.uuid
  const uuid = storyUuid(`component group ${name}`)
  await trx
    .insertInto('component_groups')
    .values({ id: newId(), uuid, name, parent_id: null })
    // Under another name by now.
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .execute()
  return uuid
}

const Looks = z.record(z.string(), z.unknown())

/** In the place of the one that an earlier build brought; what editors have made of their own stays. */
async function putPreset({ trx, now }: ContentWriting, componentId: number, { name, component, preset }: GeneratedPreset): Promise<void> {
  const row = { component_id: componentId, name, preset: JSON.stringify(preset), updated_at: now }
  const looks = { image: null, color: null, icon: null, description: null }
  await trx
    .insertInto('presets')
    .values({ ...row, ...looks, id: numericId(`preset:${component}`), created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
