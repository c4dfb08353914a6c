import { describe, expect, it } from 'vitest'
import { up as fillFields } from '../../database/migrations/0010-content-fields.ts'
import { openTestContent, publish } from '../test-content.ts'

const openFields = async () => {
  const content = await openTestContent()
  const { store } = content
  const faq = [{ _uid: 'f', component: 'faq', question: 'Wie lange?' }]
  await publish(store, 'a', {
    position: 1,
    fields: { title: 'Ärmel', number: '5', on: true, tags: ['rot', 'blau'], date: '2026-03-01 12:00', seo: { title: 'A' } },
  })
  await publish(store, 'b', {
    position: 2,
    fields: { title: 'ärger 50%', number: 10, on: false, tags: ['rot'], date: '2026-03-01T12:01:00Z', body: faq },
  })
  await publish(store, 'c', { position: 3, fields: { title: '', number: 'viele', on: null, tags: [], date: '', refs: ['u-1', 'u-2'] } })
  await publish(store, 'd', { position: 4, fields: { component: 'post' } })
  return content
}

describe('filter_query', () => {
  it.each([
    ['[title][in]=Ärmel', 'a'],
    ['[title][in]=Ärmel,', 'ac'],
    ['[title][in]=ärmel', ''],
    ['[title][not_in]=Ärmel', 'bcd'],
    ['[on][in]=true', 'a'],
    ['[on][in]=false,true', 'ab'],
    ['[number][in]=10', 'b'],
    ['[component][in]=post', 'd'],
    ['[component][not_in]=post', 'abc'],
    ['[title][like]=är*', 'ab'],
    ['[title][like]=*MEL', 'a'],
    ['[title][like]=*50%25*', 'b'],
    ['[title][like]=_rmel', ''],
    ['[title][like]=*%25mel', ''],
    ['[title][like]=', 'c'],
    ['[title][not_like]=är*', 'cd'],
    ['[tags][any_in_array]=blau,grün', 'a'],
    ['[tags][in_array]=rot', 'ab'],
    ['[tags][all_in_array]=rot,blau', 'a'],
    ['[tags][all_in_array]=rot', 'ab'],
    ['[refs][any_in_array]=u-2', 'c'],
    ['[title][any_in_array]=Ärmel', ''],
    ['[date][gt_date]=2026-03-01 12:00', 'b'],
    ['[date][gt_date]=2026-03-01', 'ab'],
    ['[date][lt_date]=2026-03-01T12:01', 'a'],
    ['[number][gt_int]=5', 'b'],
    ['[number][lt_int]=10', 'a'],
    ['[number][gt_float]=4.5', 'ab'],
    ['[number][lt_float]=9.99', 'a'],
    ['[title][is]=empty', 'cd'],
    ['[title][is]=not_empty', 'ab'],
    ['[tags][is]=empty_array', 'c'],
    ['[tags][is]=not_empty_array', 'ab'],
    ['[on][is]=true', 'a'],
    ['[on][is]=false', 'b'],
    ['[on][is]=null', 'cd'],
    ['[on][is]=not_null', 'ab'],
    ['[seo][exists]=true', 'a'],
    ['[seo][exists]=false', 'bcd'],
    ['[seo.title][in]=A', 'a'],
    ['[seo][title][in]=A', 'a'],
    ['[body.0.question][like]=wie*', 'b'],
    ['[body.1.question][like]=wie*', ''],
  ])('%s', async (filter, expected) => {
    const { slugs } = await openFields()
    expect((await slugs(`filter_query${filter}`)).join('')).toBe(expected)
  })

  it.each([
    ['filter_query[text][like]=*lang*', 'eg'],
    ['filter_query[text][not_like]=*lang*', 'f'],
    ['filter_query[body.19.question][in]=Wie 19?', 'e'],
    ['filter_query[body][is]=not_empty_array', 'eg'],
    ['filter_query[body][is]=empty_array', 'f'],
    ['filter_query[body][exists]=false', ''],
    ['filter_query[title][in]=g', 'g'],
    ['sort_by=content.text:desc', 'gef'],
    ['sort_by=content.body.0.question:asc', 'egf'],
  ])('looks into long fields as into short ones: %s', async (query, expected) => {
    const { store, slugs } = await openTestContent()
    const questions = Array.from({ length: 20 }, (_, number) => ({ _uid: `q-${number}`, component: 'faq', question: `Wie ${number}?` }))
    await publish(store, 'e', { position: 1, fields: { title: 'e', text: `a${' lang'.repeat(100)}`, body: questions } })
    await publish(store, 'f', { position: 2, fields: { title: 'f', text: 'a kurz', body: [] } })
    await publish(store, 'g', {
      position: 3,
      fields: { title: 'g', text: `b${' lang'.repeat(100)}`, body: questions.toReversed().slice(1) },
    })
    expect((await slugs(query)).join('')).toBe(expected)
  })

  it('finds stories of an older version of the database once it was brought up to date, however often', async () => {
    const { database, slugs } = await openFields()
    const { kysely } = database
    await kysely.updateTable('story_contents').set({ fields: '{}', long_fields: '[]' }).execute()
    for (let times = 0; times < 2; times++) await fillFields(kysely as never)
    expect(await slugs('filter_query[title][like]=är*')).toEqual(['a', 'b'])
    expect(await slugs('filter_query[body.0.question][like]=wie*')).toEqual(['b'])
  })

  it('holds all of several filters', async () => {
    const { slugs } = await openFields()
    expect(await slugs('filter_query[title][like]=är*&filter_query[on][is]=false')).toEqual(['b'])
  })

  it('holds one of the alternatives, each bracket pair opening another', async () => {
    const { slugs } = await openFields()
    const or = 'filter_query[__or][][title][in]=Ärmel&filter_query[__or][][component][in]=post'
    expect(await slugs(or)).toEqual(['a', 'd'])
    expect(await slugs(`${or}&filter_query[on][is]=true`)).toEqual(['a'])
  })

  it('keeps filters together that stand in one numbered alternative', async () => {
    const { slugs } = await openFields()
    const or = 'filter_query[__or][0][tags][any_in_array]=rot&filter_query[__or][0][on][is]=false&filter_query[__or][1][component][in]=post'
    expect(await slugs(or)).toEqual(['b', 'd'])
  })

  const many = (count: number, one: (index: number) => string, by = ',') => Array.from({ length: count }, (_, index) => one(index)).join(by)

  it.each([
    ['equal patterns', `[title][like]=${many(900, () => 'är*')}`, 'ab'],
    ['equal alternatives', many(100, () => '[__or][][title][in]=Ärmel', '&filter_query'), 'a'],
    ['equal filters', many(100, () => '[title][in]=Ärmel', '&filter_query'), 'a'],
    ['as many patterns as are allowed', `[title][like]=${many(19, (index) => `x${index}*`)},är*`, 'ab'],
    ['as many alternatives as are allowed', many(20, (index) => `[__or][][number][in]=${index}`, '&filter_query'), 'ab'],
    ['hundreds of plain values', `[number][in]=${many(700, String)}&filter_query[tags][any_in_array]=blau,${many(500, String)}`, 'a'],
  ])('takes %s', async (_, filter, expected) => {
    const { slugs } = await openFields()
    expect((await slugs(`filter_query${filter}`)).join('')).toBe(expected)
  })

  it.each([
    ['filter_query has 21 patterns to be like, and at most 20 are allowed', `[title][like]=${many(21, (index) => `*x${index}*`)}`],
    [
      'filter_query has 22 patterns to be like, and at most 20 are allowed',
      many(11, (index) => `[__or][${index}][f${index}][not_like]=x*,y*`, '&filter_query'),
    ],
    [
      'filter_query[__or] has 21 alternatives, and at most 20 are allowed',
      many(21, (index) => `[__or][][a][in]=${index}`, '&filter_query'),
    ],
    ['filter_query has 41 filters, and at most 40 are allowed', many(41, (index) => `[__or][0][f${index}][in]=x`, '&filter_query')],
  ])('says that %s', async (sentence, filter) => {
    const { get } = await openFields()
    const { status, body } = await get('stories', `filter_query${filter}`)
    expect([status, body]).toEqual([422, { error: sentence }])
  })

  it.each([
    ['[title][equals]=x', 'filter_query[title][equals] is not an operation'],
    ['[title]=x', 'must name a field and an operation'],
    ['[__or][][title]=x', 'is not an operation'],
    ['[a..b][in]=x', 'does not name a field'],
    ['[a%00b][in]=x', 'does not name a field'],
    ['[title][in]=x&sort_by=content.%00:asc', 'is neither a property of the story nor'],
    ['[number][gt_int]=many', 'filter_query[number][gt_int] must be a number'],
    ['[date][lt_date]=soon', 'filter_query[date][lt_date] must be a time'],
    ['[on][is]=maybe', 'filter_query[on][is] must be one of empty, not_empty'],
  ])('refuses %s with a sentence', async (filter, sentence) => {
    const { get } = await openFields()
    const { status, body } = await get('stories', `filter_query${filter}`)
    expect([status, body.error]).toEqual([422, expect.stringContaining(sentence)])
  })
})
