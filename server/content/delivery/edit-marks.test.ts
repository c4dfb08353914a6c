import { describe, expect, it } from 'vitest'
import { openTestContent, publish } from '../test-content.ts'

describe('edit marks', () => {
  const table = {
    thead: [{ _uid: 'h', value: 'Kopf', component: '_table_head' }],
    tbody: [{ _uid: 'r', component: '_table_row', body: [{ _uid: 'c', value: 'Feld', component: '_table_col' }] }],
  }
  const richtext = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [{ _uid: 'rt', component: 'quote' }] } }] }

  it('stand on every blok of a draft, however deep: in bloks, tables and rich text', async () => {
    const { store, get } = await openTestContent()
    const body = [{ _uid: 's', component: 'section', bloks: [{ _uid: 't', component: 'te"xt' }], table, richtext }]
    const id = await publish(store, 'home', { fields: { _uid: 'root', body } })
    const text = JSON.stringify((await get('stories/home', { version: 'draft' })).body.story)
    const mark = (name: string, uid: string) =>
      JSON.stringify(`<!--#storyblok#{"name": "${name}", "space": "52681", "uid": "${uid}", "id": "${id}"}-->`)

    const bloks = { root: 'page', s: 'section', t: 'te\\"xt', h: '_table_head', r: '_table_row', c: '_table_col', rt: 'quote' }
    for (const [uid, name] of Object.entries(bloks)) expect(text).toContain(mark(name, uid))
    expect(text.match(/_editable/g)).toHaveLength(7)
  })

  it('are not in what is published', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home', { fields: { body: [{ _uid: 's', component: 'section' }] } })
    expect(JSON.stringify((await get('stories/home')).body)).not.toContain('_editable')
  })

  it('name the story that a related blok belongs to', async () => {
    const { store, get } = await openTestContent()
    const author = await publish(store, 'autor', { uuid: 'autor-uuid' })
    await publish(store, 'home', { fields: { author: 'autor-uuid' } })
    const { rels } = (await get('stories/home', { version: 'draft', resolve_relations: 'page.author' })).body
    expect(rels[0].content._editable).toContain(`"id": "${author}"`)
  })
})
