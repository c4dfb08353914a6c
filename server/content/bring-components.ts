import { createHash } from 'node:crypto'
import { z } from 'zod'
import { putComponent } from './component-writing.ts'
import type { ContentStore } from './content-store.ts'

/** A component as `npm run schemas` writes it. */
const GeneratedComponent = z.object({
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
  is_root: z.boolean(),
  is_nestable: z.boolean(),
  schema: z.record(z.string(), z.looseObject({ type: z.string() })),
})

const Generated = z.object({ components: z.array(GeneratedComponent) })

export interface BroughtComponents {
  created: number
  updated: number
  /** Blocks that are not in the code any more; their components are the space's own from then on. */
  released: number
}

/**
 * Brings the components of the blocks into the space. The code decides how a block looks, so a change there replaces what
 * stands in the space, of which a version is kept; groups, tags, colours and icons are the editors' and stay.
 */
export async function bringComponents(store: ContentStore, generated: unknown): Promise<BroughtComponents> {
  const { components } = Generated.parse(generated)
  return store.transaction(async (writing) => {
    const { trx } = writing
    const standing = new Map((await trx.selectFrom('components').selectAll().execute()).map((row) => [row.name, row]))
    const count: BroughtComponents = { created: 0, updated: 0, released: 0 }
    for (const { description, ...component } of components) {
      const sourceHash = createHash('sha1')
        .update(JSON.stringify({ ...component, description }))
        .digest('hex')
      const before = standing.get(component.name)
      standing.delete(component.name)
      if (before?.source_hash === sourceHash) continue
      const looks = { ...(before && Looks.parse(JSON.parse(before.looks))), description }
      const component_group_uuid = before?.component_group_uuid ?? null
      await putComponent(writing, { ...component, component_group_uuid, looks, sourceHash }, before)
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

const Looks = z.record(z.string(), z.unknown())
