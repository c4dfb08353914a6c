/** A small space for tests: a page of rows and texts, and a list whose items stand nowhere else. */
import * as z from 'zod/mini'
import type { RawBlok } from '../../schemas/blok.ts'
import { Component } from '../management/answers.ts'
import { createModel } from './component-model.ts'

const component = (id: number, name: string, schema: object, more: object = {}) =>
  z.parse(Component, {
    id,
    name,
    display_name: name.toUpperCase(),
    schema,
    is_root: name === 'page',
    is_nestable: name !== 'page',
    ...more,
  })

const items = { type: 'bloks', restrict_components: true, component_whitelist: ['item'] }

export const testModel = createModel([
  component(1, 'page', { title: { type: 'text', pos: 0 }, body: { type: 'bloks', pos: 1 } }),
  component(2, 'row', { title: { type: 'text' }, content: { type: 'bloks' } }),
  component(3, 'list', { items, title: { type: 'text' } }),
  component(4, 'item', { words: { type: 'text' } }),
  component(5, 'text', {
    words: { type: 'text', default_value: 'Neu' },
    isLoud: { type: 'boolean', default_value: 'true' },
    tone: { type: 'option', options: [{ name: 'Leise', value: 'soft' }] },
  }),
  component(
    6,
    'card',
    {},
    {
      preset_id: 2,
      all_presets: [
        { id: 1, preset: {} },
        { id: 2, preset: { content: [{ _uid: 'p', component: 'text' }] } },
      ],
    },
  ),
])

export const blok = (uid: string, component: string, fields: object = {}): RawBlok => ({ _uid: uid, component, ...fields })

/** root: body [ hello, row: content [ left, right ], list: items [ one, two ], end ] */
export const testPage = blok('root', 'page', {
  title: 'Seite',
  body: [
    blok('hello', 'text', { words: 'Hallo' }),
    blok('row', 'row', { content: [blok('left', 'text'), blok('right', 'text')] }),
    blok('list', 'list', { items: [blok('one', 'item'), blok('two', 'item')] }),
    blok('end', 'text'),
  ],
})
