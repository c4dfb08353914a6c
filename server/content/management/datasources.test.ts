import { describe, expect, it } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { tokens } from '../test-content.ts'

async function openDatasources() {
  const studio = await openTestStudio()
  const told: string[] = []
  studio.store.onChange((change) => told.push('slug' in change ? `${change.action} ${change.slug}` : change.action))
  const create = async (slug: string, dimensions: string[] = []) => {
    const dimensions_attributes = dimensions.map((entry_value) => ({ name: entry_value.toUpperCase(), entry_value }))
    return (await studio.manage('POST', 'datasources', { datasource: { name: slug, slug, dimensions_attributes } })).body.datasource
  }
  const entry = async (datasource_id: number, name: string, value: string) =>
    (await studio.manage('POST', 'datasource_entries', { datasource_entry: { datasource_id, name, value } })).body.datasource_entry
  const delivered = async (query: string) =>
    JSON.parse((await studio.studio(`/v2/cdn/datasource_entries?token=${tokens.public}&${query}`)).text).datasource_entries
  return { ...studio, told, create, entry, delivered }
}

describe('a datasource', () => {
  it('is made, found by id and by slug, changed and deleted', async () => {
    const { create, manage, told } = await openDatasources()
    const { id, dimensions } = await create('farben', ['at', 'ch'])
    expect(dimensions).toMatchObject([
      { name: 'AT', entry_value: 'at' },
      { name: 'CH', entry_value: 'ch' },
    ])
    expect((await manage('GET', 'datasources/farben')).body.datasource.id).toBe(id)
    const attributes = [
      { id: dimensions[0].id, name: 'Österreich' },
      { id: dimensions[1].id, _destroy: true },
      { name: 'Welsch', entry_value: 'fr' },
    ]
    const changed = await manage('PATCH', `datasources/${id}`, { datasource: { slug: 'toene', dimensions_attributes: attributes } })
    expect(changed.body.datasource).toMatchObject({
      name: 'farben',
      slug: 'toene',
      dimensions: [
        { id: dimensions[0].id, name: 'Österreich', entry_value: 'at' },
        { name: 'Welsch', entry_value: 'fr' },
      ],
    })
    expect((await manage('DELETE', `datasources/${id}`)).status).toBe(204)
    expect((await manage('GET', `datasources/${id}`)).body).toEqual(['This record could not be found'])
    expect(told).toEqual(['datasource-updated farben', 'datasource-updated farben', 'datasource-updated toene', 'datasource-updated toene'])
  })

  it('has entries, in order, with what they say in each dimension', async () => {
    const { create, entry, manage, delivered } = await openDatasources()
    const { id, dimensions } = await create('farben', ['at'])
    const red = await entry(id, 'Rot', 'red')
    await entry(id, 'Blau', 'blue')
    const dimension = dimensions[0].id
    const valued = await manage('PUT', `datasource_entries/${red.id}?dimension_id=${dimension}`, {
      datasource_entry: { name: 'Rot', value: 'red', dimension_value: 'rouge' },
    })
    expect(valued.body.datasource_entry).toMatchObject({ name: 'Rot', value: 'red', dimension_value: 'rouge' })
    await manage('PATCH', `datasource_entries/${red.id}`, { datasource_entry: { position: 9 } })

    const listed = await manage('GET', `datasource_entries?datasource_id=${id}&dimension=${dimension}`)
    expect(listed.headers.get('total')).toBe('2')
    expect(
      listed.body.datasource_entries.map((row: { name: string; dimension_value: string | null }) => [row.name, row.dimension_value]),
    ).toEqual([
      ['Blau', null],
      ['Rot', 'rouge'],
    ])
    expect(await delivered('datasource=farben&dimension=at')).toMatchObject([{ name: 'Blau' }, { name: 'Rot', dimension_value: 'rouge' }])
    expect((await manage('DELETE', `datasource_entries/${red.id}`)).status).toBe(204)
    expect(await delivered('datasource=farben')).toMatchObject([{ name: 'Blau' }])
  })

  it.each([
    ['a slug that is taken', 'datasources', { datasource: { name: 'X', slug: 'farben' } }, { slug: ['has already been taken'] }],
    ['no slug', 'datasources', { datasource: { name: 'X' } }, { slug: ["can't be blank"] }],
    [
      'an entry twice',
      'datasource_entries',
      { datasource_entry: { datasource_id: 'farben', name: 'Rot' } },
      { name: ['has already been taken'] },
    ],
    [
      'an entry of nothing',
      'datasource_entries',
      { datasource_entry: { datasource_id: 1, name: 'Rot' } },
      { datasource_id: [expect.any(String)] },
    ],
    ['no wrapper', 'datasources', {}, { datasource: [expect.stringContaining('is missing')] }],
  ])('is refused with %s', async (_, path, body, errors) => {
    const { create, entry, manage } = await openDatasources()
    const { id } = await create('farben')
    await entry(id, 'Rot', 'red')
    const sent = JSON.stringify(body).replace('"datasource_id":"farben"', `"datasource_id":${id}`)
    const answer = await manage('POST', path, sent)
    expect([answer.status, answer.body]).toEqual([422, errors])
  })
})
