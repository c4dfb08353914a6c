import { describe, expect, it } from 'vitest'
import generated from '../../../schemas/components.json' with { type: 'json' }
import { openTestStudio } from '../../../tests/test-studio.ts'
import { bringComponents } from '../bring-components.ts'
import { publish, tokens } from '../test-content.ts'

async function openComponents() {
  const studio = await openTestStudio()
  const create = async (name: string, fields: object = {}) => {
    const component = { name, schema: { title: { type: 'text' } }, ...fields }
    const { status, body } = await studio.manage('POST', 'components', { component })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.component
  }
  const names = async (query = '') =>
    (await studio.manage('GET', `components?${query}`)).body.components.map(({ name }: { name: string }) => name)
  return { ...studio, create, names }
}

describe('a component', () => {
  it('is made, read, changed, deleted and brought back', async () => {
    const { create, manage, names } = await openComponents()
    const made = await create('quote', { display_name: 'Zitat', is_root: false, color: '#fff', icon: 'block-quote' })
    expect(made).toMatchObject({
      name: 'quote',
      real_name: 'Zitat',
      is_nestable: true,
      color: '#fff',
      internal_tag_ids: [],
      all_presets: [],
    })
    expect(made.schema.title).toEqual({ type: 'text', id: expect.stringMatching(/^[\w-]{22}$/) })

    const changed = await manage('PUT', `components/${made.id}`, {
      component: { is_nestable: false, schema: { ...made.schema, by: { type: 'text', pos: 1 } } },
    })
    expect(changed.body.component).toMatchObject({ name: 'quote', display_name: 'Zitat', is_nestable: false, color: '#fff' })
    expect(Object.keys((await manage('GET', `components/${made.id}`)).body.component.schema)).toEqual(['title', 'by'])

    expect((await manage('DELETE', `components/${made.id}`)).body.component.name).toBe('quote')
    expect(await names()).toEqual([])
    expect((await manage('PUT', `components/${made.id}/restore`)).body.component).toMatchObject({ id: made.id, is_nestable: false })
    expect(await names()).toEqual(['quote'])
  })

  it.each([
    ['a name that is taken', { name: 'quote' }, { name: ['has already been taken'] }],
    ['no name', { name: '' }, { name: ["can't be blank"] }],
    ['a name with quotes', { name: 'a"b' }, { name: [expect.any(String)] }],
    ['a field without a type', { schema: { a: {} } }, { 'schema.a.type': [expect.any(String)] }],
    ['a group that there is not', { component_group_uuid: 'x' }, { component_group_uuid: [expect.any(String)] }],
    ['a tag that there is not', { internal_tag_ids: [5] }, { internal_tag_ids: [expect.any(String)] }],
  ])('is refused with %s', async (_, fields, errors) => {
    const { create, manage, names } = await openComponents()
    await create('quote')
    const { status, body } = await manage('POST', 'components', { component: { name: 'x', schema: {}, ...fields } })
    expect([status, body]).toEqual([422, errors])
    expect(await names()).toEqual(['quote'])
  })

  it('is found by name, kind, group and tag', async () => {
    const { create, manage, names } = await openComponents()
    const group = (await manage('POST', 'component_groups', { component_group: { name: 'Texte' } })).body.component_group
    const tag = (await manage('POST', 'internal_tags', { internal_tag: { name: 'neu', object_type: 'component' } })).body.internal_tag
    const article = await create('article', { is_root: true })
    const quote = await create('quote', { display_name: 'Zitat', component_group_uuid: group.uuid, internal_tag_ids: [String(tag.id)] })
    expect(quote).toMatchObject({ internal_tag_ids: [String(tag.id)], internal_tags_list: [{ id: tag.id, name: 'neu' }] })
    expect(await names()).toEqual(['article', 'quote'])
    expect(await names('search=ZIT')).toEqual(['quote'])
    expect(await names('is_root=true')).toEqual(['article'])
    expect(await names(`in_group=${group.uuid}`)).toEqual(['quote'])
    expect(await names(`with_tags=${tag.id}`)).toEqual(['quote'])
    expect(await names(`by_ids=${article.id}`)).toEqual(['article'])
    expect(await names('sort_by=name:desc')).toEqual(['quote', 'article'])
  })

  it('keeps versions, one of which can be restored', async () => {
    const { create, manage } = await openComponents()
    const { id, schema } = await create('quote')
    await manage('PUT', `components/${id}`, { component: { schema: { other: { type: 'text' } } } })
    const { versions } = (await manage('GET', `versions?model=components&model_id=${id}`)).body
    expect(versions.map(({ event, author }: { event: string; author: string }) => [event, author])).toEqual([
      ['update', 'Ada'],
      ['create', 'Ada'],
    ])
    const kept = await manage('GET', `components/${id}/component_versions/${versions[1].id}`)
    expect(kept.body.component_version.schema).toEqual(schema)
    expect((await manage('PUT', `versions/${versions[1].id}?model=components&model_id=${id}`)).status).toBe(204)
    expect((await manage('GET', `components/${id}`)).body.component.schema).toEqual(schema)
  })

  it('takes a new name, and new names of its fields, into every story', async () => {
    const { create, manage, store, studio } = await openComponents()
    const { id, schema } = await create('quote')
    await publish(store, 'a', {
      fields: {
        body: [
          { _uid: 'q', component: 'quote', title: 'T', title__i18n__de: 'Ü' },
          { _uid: 'o', component: 'other', title: 'T' },
        ],
      },
    })
    const component = { name: 'citation', schema: { headline: schema.title } }
    await manage('PUT', `components/${id}?update_content=true`, { component })
    const rewritten = [
      { _uid: 'q', component: 'citation', headline: 'T', headline__i18n__de: 'Ü' },
      { _uid: 'o', component: 'other', title: 'T' },
    ]
    const [story] = (await manage('GET', 'stories')).body.stories
    expect((await manage('GET', `stories/${story.id}`)).body.story).toMatchObject({
      content: { body: rewritten },
      unpublished_changes: false,
    })
    expect((await manage('GET', `stories/${story.id}/versions`)).body.versions).toHaveLength(3)

    await manage('POST', `components/${id}/rename_attribute`, { old_name: 'headline', new_name: 'words' })
    expect((await manage('GET', `stories/${story.id}`)).body.story.content.body[0].words).toBe('T')
    expect((await studio(`/v2/cdn/stories/a?token=${tokens.public}`)).text).toContain('"words":"T"')
    const wrong = await manage('POST', `components/${id}/rename_attribute`, { old_name: 'nothing', new_name: 'x' })
    expect([wrong.status, wrong.body]).toEqual([422, { old_name: [expect.any(String)] }])
  })
})

describe('the components of the blocks', () => {
  it('are brought into the space, once', async () => {
    const { store, names, manage } = await openComponents()
    const all = generated.components.map(({ name }) => name)
    expect(await bringComponents(store, generated)).toEqual({ created: all.length, updated: 0, released: 0 })
    expect(await names()).toEqual(all.toSorted())
    expect(await bringComponents(store, generated)).toEqual({ created: 0, updated: 0, released: 0 })
    const headline = (await manage('GET', 'components?search=page_headline')).body.components[0]
    expect(headline.schema.headline).toMatchObject({ type: 'text', id: expect.any(String) })
  })

  it('follow the code, and keep what editors made of them', async () => {
    const { store, manage } = await openComponents()
    const component = {
      name: 'quote',
      display_name: 'Zitat',
      description: '',
      is_root: false,
      is_nestable: true,
      schema: { title: { type: 'text' } },
    }
    await bringComponents(store, { components: [component] })
    const { id } = (await manage('GET', 'components')).body.components[0]
    const group = (await manage('POST', 'component_groups', { component_group: { name: 'Texte' } })).body.component_group
    await manage('PUT', `components/${id}`, { component: { color: '#123', component_group_uuid: group.uuid } })
    const next = { ...component, display_name: 'Spruch' }
    expect(await bringComponents(store, { components: [next] })).toEqual({ created: 0, updated: 1, released: 0 })
    const stands = { id, display_name: 'Spruch', color: '#123', component_group_uuid: group.uuid }
    expect((await manage('GET', `components/${id}`)).body.component).toMatchObject(stands)
  })

  it('are renamed and deleted in the code alone', async () => {
    const { store, manage } = await openComponents()
    await bringComponents(store, generated)
    const { id, schema } = (await manage('GET', 'components?search=page_headline')).body.components[0]
    expect((await manage('DELETE', `components/${id}`)).status).toBe(422)
    expect((await manage('PUT', `components/${id}`, { component: { name: 'x' } })).status).toBe(422)
    expect((await manage('POST', `components/${id}/rename_attribute`, { old_name: 'headline', new_name: 'x' })).status).toBe(422)
    const { headline, ...others } = schema
    expect(
      (await manage('PUT', `components/${id}?update_content=true`, { component: { schema: { ...others, x: headline } } })).status,
    ).toBe(422)

    expect(await bringComponents(store, { components: [] })).toMatchObject({ released: generated.components.length })
    expect((await manage('DELETE', `components/${id}`)).status).toBe(200)
  })
})

describe('groups, presets and tags', () => {
  it('of components nest, and are deleted when they are empty', async () => {
    const { manage, create } = await openComponents()
    const outer = (await manage('POST', 'component_groups', { component_group: { name: 'Außen' } })).body.component_group
    const inner = await manage('POST', 'component_groups', { component_group: { name: 'Innen', parent_uuid: outer.uuid } })
    expect([inner.status, inner.body.component_group]).toEqual([
      201,
      { id: expect.any(Number), uuid: expect.any(String), name: 'Innen', parent_id: outer.id, parent_uuid: outer.uuid },
    ])
    const { id, uuid } = inner.body.component_group
    expect((await manage('PUT', `component_groups/${outer.id}`, { component_group: { parent_id: id } })).body).toEqual({
      parent_id: [expect.stringContaining('into itself')],
    })
    await create('quote', { component_group_uuid: uuid })
    expect((await manage('DELETE', `component_groups/${id}`)).status).toBe(422)
    expect(
      (await manage('PUT', `component_groups/${id}`, { component_group: { name: 'Neu', parent_id: null } })).body.component_group,
    ).toMatchObject({ name: 'Neu', parent_id: null })
    expect((await manage('DELETE', `component_groups/${outer.id}`)).status).toBe(204)
    expect((await manage('GET', 'component_groups')).body.component_groups).toHaveLength(1)
  })

  it('are presets of one component each', async () => {
    const { manage, create } = await openComponents()
    const { id: component_id } = await create('quote')
    const preset = { name: 'Lang', component_id, preset: { component: 'quote', title: 'T' } }
    const made = await manage('POST', 'presets', { preset })
    expect([made.status, made.body.preset]).toMatchObject([201, preset])
    expect((await manage('POST', 'presets', { preset })).body).toEqual({ name: ['has already been taken'] })
    expect((await manage('POST', 'presets', { preset: { ...preset, component_id: 5 } })).status).toBe(422)
    const { id } = made.body.preset
    await manage('PUT', `presets/${id}`, { preset: { name: 'Kurz' } })
    expect((await manage('GET', `presets?component_id=${component_id}`)).body.presets).toMatchObject([
      { name: 'Kurz', preset: preset.preset },
    ])
    expect((await manage('GET', `components/${component_id}`)).body.component.all_presets).toMatchObject([{ id, name: 'Kurz' }])
    expect((await manage('DELETE', `presets/${id}`)).status).toBe(204)
  })

  it('are internal tags of components and of assets', async () => {
    const { manage } = await openComponents()
    const tag = { name: 'neu', object_type: 'component' }
    const { id } = (await manage('POST', 'internal_tags', { internal_tag: tag })).body.internal_tag
    expect((await manage('POST', 'internal_tags', { internal_tag: tag })).body).toEqual({ name: ['has already been taken'] })
    await manage('POST', 'internal_tags', { internal_tag: { ...tag, object_type: 'asset' } })
    const listed = await manage('GET', 'internal_tags?by_object_type=component&page=1')
    expect([listed.headers.get('total'), listed.body.internal_tags]).toEqual(['1', [{ id, ...tag }]])
    expect((await manage('PATCH', `internal_tags/${id}`, { internal_tag: { name: 'alt' } })).body.internal_tag.name).toBe('alt')
    expect((await manage('DELETE', `internal_tags/${id}`)).status).toBe(204)
    expect((await manage('GET', `internal_tags?by_object_type=component`)).body.internal_tags).toEqual([])
  })
})
