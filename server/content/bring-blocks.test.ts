import { expect, it } from 'vitest'
import { bringBlocks } from './bring-blocks.ts'
import { openTestContent } from './test-content.ts'

it('brings the components of the blocks once for a version of the code, and again where one of them is gone', async () => {
  const { store } = await openTestContent()
  const first = await bringBlocks(store, '1')
  expect(first).toMatchObject({ updated: 0, released: 0 })
  expect(await bringBlocks(store, '1')).toBeUndefined()
  expect(await bringBlocks(store, '2')).toEqual({ created: 0, updated: 0, released: 0 })
  expect(await bringBlocks(store, '2')).toBeUndefined()
  expect(await bringBlocks(store)).toEqual({ created: 0, updated: 0, released: 0 })

  const { kysely } = store.database
  const { id } = await kysely.selectFrom('components').select('id').where('source_hash', 'is not', null).limit(1).executeTakeFirstOrThrow()
  await kysely.deleteFrom('presets').where('component_id', '=', id).execute()
  await kysely.deleteFrom('components').where('id', '=', id).execute()
  expect(await bringBlocks(store, '2')).toEqual({ created: 1, updated: 0, released: 0 })
})
