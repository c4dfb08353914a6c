import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blok } from '../schemas/blok.ts'
import { asset, multiasset } from '../schemas/fields/asset.ts'
import { items, slotOf } from '../schemas/fields/bloks.ts'
import { custom } from '../schemas/fields/custom.ts'
import { multilink, requiredLink } from '../schemas/fields/multilink.ts'
import { option, optionFrom, options, optionsFrom } from '../schemas/fields/option.ts'
import { richtext } from '../schemas/fields/richtext.ts'
import { boolean, datetime, number } from '../schemas/fields/scalars.ts'
import { table } from '../schemas/fields/table.ts'
import { text } from '../schemas/fields/text.ts'
import { ContentError } from './content-error.ts'
import { defineBlock } from './define-block.ts'
import { findProblems, type KnownBloks, parseDraft, parseStory } from './parse-story.ts'
import { createRegistry } from './registry.ts'

const Slide = blok('slide', { displayName: 'Folie' }, { title: text({ label: 'Titel', required: true }) })
const Carousel = blok('carousel', { displayName: 'Karussell' }, { slides: items(Slide, { label: 'Folien' }) })
const Box = blok('box', { displayName: 'Kasten' }, { body: slotOf({ label: 'Inhalt' }) })
const Shelf = blok('shelf', { displayName: 'Regal' }, { only: slotOf({ label: 'Inhalt', allow: ['carousel'] }) })
const Root = blok('page', { displayName: 'Seite', isRoot: true }, { body: slotOf({ label: 'Inhalt' }) })
const Clock = blok('clock', { displayName: 'Uhr' }, {})

const nothing = () => null
const example = { _uid: 'e', component: 'x' }
const registry = createRegistry({
  page: defineBlock({ schema: Root, Component: nothing, example }),
  box: defineBlock({ schema: Box, Component: nothing, example }),
  shelf: defineBlock({ schema: Shelf, Component: nothing, example }),
  carousel: defineBlock({ schema: Carousel, Component: nothing, example }),
  clock: defineBlock({ schema: Clock, Component: nothing, example, wakes: 'visible' }),
})

let uid = 0
const b = (component: string, fields: object = {}) => ({ _uid: `u${++uid}`, component, ...fields })
const parse = (content: unknown) => parseStory(content, 'anlass/home', registry)

function problemOf(content: unknown): ContentError {
  try {
    parse(content)
  } catch (error) {
    if (error instanceof ContentError) return error
  }
  throw new Error('The story was parsed without a problem.')
}

describe('a story is drawn whole or not at all', () => {
  it('R2.45 an unknown container type names story, place, type and the nearest known type', () => {
    const error = problemOf(b('page', { body: [b('box'), b('box', { body: [b('carousell')] })] }))
    expect(error.problem).toMatchObject({ type: 'unknown-component', path: 'body[1].body[0]', component: 'carousell', nearest: 'carousel' })
    expect(error.message).toBe(
      '„anlass/home“ kann nicht gezeigt werden: Den Blocktyp „carousell“ an der Stelle body[1].body[0] gibt es nicht. Gemeint ist vielleicht „carousel“.',
    )
  })

  it('R2.45 so does an unknown type among a block’s own bloks, and at the root', () => {
    const inside = b('page', { body: [b('carousel', { slides: [b('slide', { title: 'A' }), b('slidee', { title: 'B' })] })] })
    expect(problemOf(inside).problem).toMatchObject({ type: 'unknown-component', path: 'body[0].slides[1]', nearest: 'slide' })
    expect(problemOf(b('pagge')).problem).toMatchObject({ type: 'unknown-component', component: 'pagge', nearest: 'page' })
  })

  it('R2.45 a blok whose fields fail their schema names the fields', () => {
    const error = problemOf(b('page', { body: [b('carousel', { slides: [b('slide', { title: '' })] })] }))
    expect(error.problem).toMatchObject({
      type: 'invalid-fields',
      path: 'body[0]',
      component: 'carousel',
      fields: [{ field: 'slides[0].title', problem: 'fehlt' }],
    })
  })

  it('R2.45 a known block in a place that does not allow it says what may stand there', () => {
    const error = problemOf(b('page', { body: [b('shelf', { only: [b('box')] })] }))
    expect(error.problem).toMatchObject({ type: 'not-allowed-here', path: 'body[0].only[0]', component: 'box', allowed: ['carousel'] })
    expect(problemOf(b('page', { body: [b('page')] })).problem).toMatchObject({ type: 'not-allowed-here', component: 'page' })
  })

  it.each([null, 'page', [], {}, { component: 'page' }, { _uid: 'x' }])('%j is no blok', (content) => {
    expect(problemOf(content).problem).toEqual({ type: 'not-a-blok', path: '' })
  })
})

describe('large and deep stories', () => {
  const nested = (depth: number): object => (depth === 0 ? b('box') : b('box', { body: [nested(depth - 1)] }))

  it('200 levels are parsed', () => {
    expect(parse(b('page', { body: [nested(198)] })).slots.body).toHaveLength(1)
  })

  it('more than anybody composes are refused with the limit', () => {
    expect(problemOf(b('page', { body: [nested(400)] })).problem).toMatchObject({ type: 'too-deep', limit: 300 })
  })

  it('5,000 bloks are parsed', () => {
    const body = Array.from({ length: 5000 }, () => b('box'))
    expect(parse(b('page', { body })).slots.body).toHaveLength(5000)
  })
})

it('a block is live when it wakes in the browser or holds one that does', () => {
  const root = parse(b('page', { body: [b('box', { body: [b('clock')] }), b('box')] }))
  expect(root.isLive).toBe(true)
  expect(root.slots.body?.map(({ isLive }) => isLive)).toEqual([true, false])
})

describe('the problems of a story', () => {
  it('are all found at once, also behind one another', () => {
    const story = b('page', {
      body: [b('boxx'), b('box', { body: [b('carousel', { slides: [b('slide'), b('clock'), {}] })] }), b('shelf', { only: [b('clock')] })],
    })
    expect(findProblems(story, registry).map((problem) => [problem.type, problem.path])).toEqual([
      ['unknown-component', 'body[0]'],
      ['not-allowed-here', 'body[1].body[0].slides[1]'],
      ['not-a-blok', 'body[1].body[0].slides[2]'],
      ['not-allowed-here', 'body[2].only[0]'],
    ])
  })

  it('are German whatever a field holds', () => {
    const fields = {
      words: text({ label: 'a', required: true }),
      amount: number({ label: 'a', required: true }),
      is: boolean({ label: 'a' }),
      at: datetime({ label: 'a', required: true }),
      link: multilink({ label: 'a' }),
      mustLead: requiredLink({ label: 'a' }),
      picture: asset({ label: 'a' }),
      pictures: multiasset({ label: 'a' }),
      one: option({ label: 'a', choices: { x: 'X' }, default: 'x' }),
      some: options({ label: 'a', choices: { x: 'X' } }),
      from: optionFrom({ label: 'a', from: { source: 'languages' } }),
      several: optionsFrom({ label: 'a', from: { source: 'languages' } }),
      formatted: richtext({ label: 'a' }),
      cells: table({ label: 'a' }),
      inside: slotOf({ label: 'a' }),
      own: items(Slide, { label: 'a' }),
      plugin: custom({ label: 'a', plugin: 'colour', value: z.object({ hex: z.string() }) }),
    }
    const Everything = blok('everything', { displayName: 'Alles' }, fields)
    const all = createRegistry({ everything: defineBlock({ schema: Everything, Component: nothing, example }) })
    const deep = { linktype: 'x', id: {}, filename: 7, meta_data: { placeholder: 'x' }, thead: 'x', tbody: [7], type: 'doc', content: 'x' }
    const values = [undefined, 7, 'x', true, [], [7], [{}], {}, deep, [deep], { thead: [7] }, { plugin: 'colour', hex: 7 }]
    const found = values.flatMap((value) => {
      const sent = { _uid: 'u', component: 'everything', ...Object.fromEntries(Object.keys(fields).map((name) => [name, value])) }
      return findProblems(sent, all).flatMap((problem) => (problem.type === 'invalid-fields' ? problem.fields : []))
    })
    const sayings = [...new Set(found.map(({ problem }) => problem))]
    expect(new Set(found.map(({ field }) => field.replace(/[.[].*/, '')))).toEqual(new Set(Object.keys(fields)))
    expect(sayings.filter((saying) => !/^(fehlt|ist|enthält|führt|hat) ?/.test(saying))).toEqual([])
  })

  it('are none for a story that can be drawn', () => {
    expect(findProblems(b('page', { body: [b('clock')] }), registry)).toEqual([])
  })
})

describe('a draft that is parsed again', () => {
  const draft = (content: unknown, known: KnownBloks) => parseDraft(content, 'anlass/home', registry, known)

  it('keeps what was made of its bloks, also of those that stand elsewhere now', () => {
    const known: KnownBloks = new WeakMap()
    const [a, c] = [b('box', { body: [b('clock')] }), b('carousel')]
    const before = draft(b('page', { body: [a, c] }), known)
    const after = draft(b('page', { body: [b('clock'), c, a] }), known)
    expect(after.slots.body?.slice(1)).toEqual([before.slots.body?.[1], before.slots.body?.[0]])
    expect(after.slots.body?.[2]).toBe(before.slots.body?.[0])
  })

  it('R2.45 says what is wrong with the place where it is wrong now', () => {
    const known: KnownBloks = new WeakMap()
    const broken = b('box', { body: [b('carousell')] })
    draft(b('page', { body: [broken] }), known)
    const wrapped = b('box', { body: [broken] })
    draft(b('page', { body: [wrapped] }), known)
    const { slots } = draft(b('page', { body: [b('clock'), wrapped] }), known)
    expect(slots.body?.[1]?.slots.body?.[0]?.slots.body?.[0]).toMatchObject({
      path: 'body[1].body[0].body[0]',
      content: { path: 'body[1].body[0].body[0]' },
    })
  })
})

it('a blok’s own fields are without its slots, which travel drawn', () => {
  const root = parse(b('page', { body: [b('clock')] }))
  expect(Object.keys(root.content)).not.toContain('body')
  expect(root.slots.body).toHaveLength(1)
})
