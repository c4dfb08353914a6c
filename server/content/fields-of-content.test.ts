import { expect, it } from 'vitest'
import { up as fillFields } from '../database/migrations/0010-content-fields.ts'
import { fieldsOfContent } from './fields-of-content.ts'
import { openTestContent, publish } from './test-content.ts'

it('keeps the short fields, and the names of the long ones', () => {
  const content = { _uid: 'r', component: 'page', title: 'Karten', tags: ['rot'], text: 'lang '.repeat(100), empty: null }
  const { fields, long_fields } = fieldsOfContent(JSON.stringify(content))
  const { text: _, ...short } = content
  expect([JSON.parse(fields), JSON.parse(long_fields)]).toEqual([short, ['text']])
})

it('is brought to stories that were there before, however often', async () => {
  const { database, store, slugs } = await openTestContent()
  for (let index = 0; index < 3; index++) await publish(store, `s${index}`, { fields: { title: `Karte ${index}` } })
  const { kysely } = database
  const stored = () =>
    kysely.selectFrom('story_contents').select(['fields', 'long_fields']).orderBy('story_id').orderBy('version').execute()
  const before = await stored()
  await kysely.updateTable('story_contents').set({ fields: '{}', long_fields: '[]' }).execute()
  expect(await slugs('filter_query[title][in]=Karte 1')).toEqual([])

  for (let times = 0; times < 2; times++) await fillFields(kysely as never)
  expect(await stored()).toEqual(before)
  expect(await slugs('filter_query[title][in]=Karte 1')).toEqual(['s1'])
})
