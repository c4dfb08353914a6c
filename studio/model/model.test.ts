import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { applyEdit } from '../../runtime/edits/edit.ts'
import { bloksIn } from '../../runtime/edits/find-blok.ts'
import { findProblems } from '../../runtime/parse-story.ts'
import components from '../../schemas/components.json' with { type: 'json' }
import { toStoryProblems } from '../../server/content/management/content-problems.ts'
import { registry } from '../../tests/render-example.tsx'
import { Component } from '../management/answers.ts'
import { changesBetween } from './changes.ts'
import { createModel } from './component-model.ts'
import { copyBlok, newBlok } from './new-blok.ts'
import { problemsByBlok } from './problems-by-blok.ts'
import { blok, testModel, testPage } from './test-model.ts'
import { valueInWords } from './value-in-words.ts'

describe('what differs between two texts', () => {
  const inBody = (after?: string) => ({ parent: 'root', field: 'body', after })
  const after = (...edits: Parameters<typeof applyEdit>[1][]) =>
    edits.reduce((content, edit) => applyEdit(content, edit)?.content ?? content, testPage)
  const said = (content = testPage) => changesBetween(testPage, content).map(({ type, blok }) => `${type} ${blok._uid}`)

  it('is nothing between a text and itself, and where nothing is as empty as before', () => {
    expect(said(structuredClone(testPage))).toEqual([])
    expect(said(after({ verb: 'set', uid: 'end', field: 'words', value: '', was: undefined }))).toEqual([])
  })
  it('is a field, with both values', () => {
    const now = after({ verb: 'set', uid: 'hello', field: 'words', value: 'Hei', was: 'Hallo' })
    expect(changesBetween(testPage, now)).toMatchObject([
      { type: 'changed', blok: { _uid: 'hello' }, fields: [{ field: 'words', before: 'Hallo', after: 'Hei' }] },
    ])
  })
  it('is a blok that came or went, with what is inside as part of it', () => {
    const row = blok('new', 'row', { content: [blok('inner', 'text')] })
    expect(said(after({ verb: 'insert', blok: row, to: inBody() }, { verb: 'remove', uid: 'list' }))).toEqual(['added new', 'removed list'])
  })
  it('is the one blok that stands elsewhere, in its list or in another', () => {
    expect(said(after({ verb: 'move', uid: 'end', to: inBody() }))).toEqual(['moved end'])
    expect(said(after({ verb: 'move', uid: 'hello', to: inBody('end') }))).toEqual(['moved hello'])
    expect(said(after({ verb: 'move', uid: 'left', to: inBody() }, { verb: 'remove', uid: 'row' }))).toEqual(['moved left', 'removed row'])
  })
  it('is another component under the same uid', () => {
    const end = blok('end', 'card')
    expect(said(after({ verb: 'replace', uid: 'end', blok: end, was: end }))).toEqual(['changed end'])
  })
})

describe('the problems of the content service', () => {
  it('are found at their bloks and fields', () => {
    const content = {
      _uid: 'root',
      component: 'page',
      title: 'Seite',
      body: [
        { _uid: 'a', component: 'page_headline' },
        { _uid: 'b', component: 'section', body: [{ _uid: 'c', component: 'no_such_block' }] },
        { _uid: 'd', component: 'benefits_bar', benefits: [{ _uid: 'e', component: 'benefits_bar_item', title: 'x'.repeat(100) }] },
      ],
    }
    const problems = findProblems(content, registry).flatMap((problem) => toStoryProblems({ ...problem, language: undefined }))
    const found = problemsByBlok(content, problems)
    const fields = Object.fromEntries([...found].map(([uid, list]) => [uid, list.map(({ field }) => field)]))
    expect(fields).toMatchObject({ a: expect.arrayContaining(['headline']), c: [''], e: ['title'] })
    expect([...found.values()].flat()).toHaveLength(problems.length)
  })
  it('are at the nearest blok that is still there', () => {
    const problem = { path: 'body[7].content[0]', field: 'words', message: 'fehlt' }
    expect(problemsByBlok(testPage, [problem, { ...problem, path: 'content', field: 'title' }])).toEqual(
      new Map([
        [
          'root',
          [
            { field: 'body', message: 'fehlt' },
            { field: 'title', message: 'fehlt' },
          ],
        ],
      ]),
    )
  })
})

describe('what may stand in a field', () => {
  const names = (component: string, field: string) => testModel.allowedIn(component, field).map(({ name }) => name)
  it('is its list, or all that belongs to no other block', () => {
    expect(names('list', 'items')).toEqual(['item'])
    expect(names('page', 'body')).toEqual(['row', 'list', 'text', 'card'])
    expect([names('page', 'title'), names('page', 'gone'), names('gone', 'body')]).toEqual([[], [], []])
  })
  it('is in the shop’s own space what the blocks can draw there, but for what only the foot asks for', () => {
    const ofFoot = ['consent_question', 'country_switch']
    const model = createModel(components.components.map((component, id) => z.parse(Component, { id, ...component })))
    for (const [component, field] of [
      ['page', 'body'],
      ['section', 'body'],
      ['columns', 'content'],
    ] as const)
      expect(
        model
          .allowedIn(component, field)
          .map(({ name }) => name)
          .sort(),
      ).toEqual(registry.nestable.filter((name) => !ofFoot.includes(name)).sort())
    expect(model.allowedIn('site_footer', 'questions').map(({ name }) => name)).toEqual(ofFoot)
  })
})

describe('a new blok', () => {
  it('has its fields’ defaults, or its preset', () => {
    expect(newBlok('text', testModel)).toEqual({ _uid: expect.any(String), component: 'text', words: 'Neu', isLoud: true })
    const card = newBlok('card', testModel)
    expect(card).toMatchObject({ component: 'card', content: [{ component: 'text' }] })
    expect(new Set([...bloksIn(card)].map(({ _uid }) => _uid)).has('p')).toBe(false)
  })
  it('that is a copy has no uid of its original, in rich text neither', () => {
    const text = { type: 'doc', content: [{ type: 'blok', attrs: { id: '1', body: [blok('rich', 'item')] } }] }
    const original = blok('a', 'text', { _editable: '<!-- -->', text, content: [blok('b', 'text')], tags: ['x'] })
    const copy = copyBlok(original)
    expect(JSON.stringify(copy)).not.toMatch(/"_uid":"(a|b|rich)"|_editable/)
    expect(copy).toMatchObject({ component: 'text', tags: ['x'], content: [{ component: 'text' }] })
    expect(copy.text).toMatchObject({ content: [{ attrs: { id: '1', body: [{ component: 'item' }] } }] })
  })
})

it.each([
  [undefined, '–'],
  ['', '–'],
  [0, '0'],
  [true, '✓'],
  [false, '–'],
  ['soft', 'Leise'],
  [['soft', 'loud'], 'Leise, loud'],
  [{ filename: '/f/52681/100x100/karte.jpg' }, 'karte.jpg'],
  [{ linktype: 'story', cached_url: 'hochzeit/' }, 'hochzeit/'],
  [
    {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Ein' },
            { type: 'text', text: ' Wort' },
          ],
        },
      ],
    },
    'Ein Wort',
  ],
])('says %j in words: %s', (value, words) => {
  const tone = testModel.find('text')?.fields.find(({ name }) => name === 'tone')
  expect(valueInWords(value, tone)).toBe(words)
})

it('slots that take the same are told apart by their labels', () => {
  const bloks = (display_name: string, extra: object = {}) => ({ type: 'bloks', display_name, ...extra })
  const model = createModel([
    { id: 1, name: 'flag_switch', schema: { off: bloks('Bisher'), on: bloks('Neu') } },
    {
      id: 2,
      name: 'page',
      schema: { body: bloks('Inhalt'), images: bloks('Bilder', { restrict_components: true, component_whitelist: ['image'] }) },
    },
  ] as Parameters<typeof createModel>[0])
  expect([model.slotLabel('flag_switch', 'on'), model.slotLabel('page', 'body'), model.slotLabel('gone', 'x')]).toEqual([
    'Neu',
    undefined,
    undefined,
  ])
})
