import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { BroughtComponents } from './bring-components.ts'
import { isDoneFor, markDoneFor } from './build-marks.ts'
import type { ContentStore } from './content-store.ts'

/**
 * Brings the components of this build's blocks into the space. To load them and compare each takes as long as a start takes
 * otherwise to serve a page, so a `version` of the code does it once, unless what it brought is no longer there; without one it
 * always does. Answers what was done, `undefined` for nothing.
 */
export async function bringBlocks(store: ContentStore, version?: string): Promise<BroughtComponents | undefined> {
  const { database } = store
  if (version !== undefined && (await isDoneFor(database, 'components', version, await blocksIn(database)))) return undefined
  const [{ bringComponents }, { default: components }, { default: presets }] = await Promise.all([
    import('./bring-components.ts'),
    import('../../schemas/components.json', { with: { type: 'json' } }),
    import('../../schemas/presets.json', { with: { type: 'json' } }),
  ])
  const brought = await bringComponents(store, { ...components, ...presets })
  if (version !== undefined) await markDoneFor(database, 'components', version, await blocksIn(database))
  return brought
}

/** Tells whether the components of blocks are the same as before. */
async function blocksIn({ kysely }: Database): Promise<string> {
  const rows = await kysely
    .selectFrom('components')
    .select(['name', 'source_hash'])
    .where('source_hash', 'is not', null)
    .orderBy('name')
    .execute()
  return createHash('sha1').update(JSON.stringify(rows)).digest('hex')
}
