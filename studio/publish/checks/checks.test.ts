import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Component, type StoryInList } from '../../management/answers.ts'
import { german } from '../../messages/german.ts'
import { createModel } from '../../model/component-model.ts'
import { referencesIn } from '../../model/references.ts'
import { blok } from '../../model/test-model.ts'
import { emptyLinks } from './empty-links.ts'
import { flagChecks, flagsIn } from './flag-checks.ts'
import { holdsStories, linkChecks } from './link-checks.ts'
import { findingChecks, weightChecks } from './page-checks.ts'
import { picturesElsewhere, picturesWithoutText } from './picture-checks.ts'

const model = createModel([
  z.parse(Component, {
    id: 1,
    name: 'teaser',
    schema: {
      linkText: { type: 'text' },
      isButtonVisible: { type: 'boolean' },
      url: { type: 'multilink', display_name: 'Ziel' },
      notice: { type: 'text' },
      noticeUrl: { type: 'multilink' },
      title: { type: 'text' },
      picture: { type: 'asset', filetypes: ['images'] },
      altText: { type: 'text' },
      author: { type: 'option', source: 'internal_stories' },
      note: { type: 'text' },
      words: { type: 'richtext' },
    },
  }),
])

describe('links', () => {
  const gone = '11111111-0000-4000-8000-000000000000'
  const draft = '22222222-0000-4000-8000-000000000000'
  const live = '33333333-0000-4000-8000-000000000000'
  const story = (id: number, published: boolean) => ({ id, name: `S${id}`, published, is_folder: false }) as StoryInList
  const known = new Map([
    [gone, null],
    [draft, story(2, false)],
    [live, story(3, true)],
  ])
  const link = (id: string) => ({ linktype: 'story', id, cached_url: 'x' })
  const check = (fields: object, along: number[] = []) =>
    linkChecks(referencesIn(blok('t', 'teaser', fields)), {
      known,
      goesAlong: ({ id }) => along.includes(id),
      isRelation: holdsStories(model),
      words: german,
    }).map(({ level, field }) => `${level} ${field}`)

  it('to nothing are errors, to a draft warnings, to what is published nothing', () => {
    expect(check({ url: link(gone), noticeUrl: link(draft) })).toEqual(['error url', 'warning noticeUrl'])
    expect(check({ url: link(live) })).toEqual([])
  })

  it('to a draft that goes live along are right', () => {
    expect(check({ url: link(draft) }, [2])).toEqual([])
  })

  it('are relations by the schema alone: any other uuid may be something else', () => {
    expect(check({ author: gone, note: gone })).toEqual(['error author'])
  })

  it('that nobody has asked for yet are not judged', () => {
    expect(check({ url: link('44444444-0000-4000-8000-000000000000') })).toEqual([])
  })
})

describe('a link without a target', () => {
  const empty = (fields: object) => emptyLinks(blok('t', 'teaser', fields), model).map(({ field, text }) => `${field}: ${text}`)

  it('is missed where its text stands', () => {
    expect(empty({ linkText: 'Mehr', notice: 'Neu da', noticeUrl: { linktype: 'url', url: '', cached_url: '' } })).toEqual([
      'url: Mehr',
      'noticeUrl: Neu da',
    ])
  })

  it('is not missed without a text, with a target, or where the blok hides it', () => {
    expect(empty({ title: 'Titel' })).toEqual([])
    expect(empty({ linkText: 'Mehr', url: { linktype: 'url', url: 'https://example.org', cached_url: 'https://example.org' } })).toEqual([])
    expect(empty({ linkText: 'Mehr', isButtonVisible: false })).toEqual([])
  })
})

it('a picture without a text is found by the content, unless the blok says what it shows', () => {
  const picture = (alt: string) => ({ filename: 'https://a.example/f/1/10x10/ab/rosen.jpg', alt })
  const found = (fields: object) => picturesWithoutText(blok('t', 'teaser', fields), model).map(({ field, name }) => `${field} ${name}`)
  expect(found({ picture: picture('') })).toEqual(['picture rosen.jpg'])
  expect(found({ picture: picture('Rosen') })).toEqual([])
  expect(found({ picture: picture(''), altText: 'Rosen' })).toEqual([])
  expect(found({ picture: { filename: 'https://a.example/f/1/liste.pdf', alt: '' } })).toEqual([])
})

it('what the page has shown is said in words, with its place', () => {
  const [contrast, unknown] = findingChecks(
    [{ rule: 'color-contrast', uid: 'a', field: 'title', text: 'Blass', contrast: { is: 2.1, least: 4.5 } }, { rule: 'neu-in-axe' }],
    german,
  )
  expect(contrast).toEqual({
    level: 'warning',
    uid: 'a',
    field: 'title',
    message: 'Der Text hebt sich zu wenig vom Grund ab: Kontrast 2,1, nötig 4,5. „Blass“',
  })
  expect(unknown?.message).toContain('neu-in-axe')
})

it('pictures in texts that are files of other sites are warned of, once a site, in every language', () => {
  const text = (...addresses: string[]) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: addresses.map((src) => ({ type: 'image', attrs: { src } })) }],
  })
  const found = picturesElsewhere(
    blok('t', 'teaser', {
      words: text(
        '/f/52681/1x1/ab/a.png',
        'https://a.storyblok.com/f/1/1x1/ab/a.png',
        'https://example.org/a.png',
        'https://example.org/b.png',
      ),
      words__i18n__de_at: text('https://example.at/a.png'),
      note: text('https://example.org/c.png'),
    }),
    model,
  )
  expect(found).toEqual(['example.org', 'example.at'].map((host) => ({ uid: 't', field: 'words', host })))
})

it('a page over its budget is said by kind, and leads to the blok with the most of it', () => {
  const bytes = { html: 100, css: 100, script: 0, pictures: 0 }
  const row = (uid: string, pictures: number) => ({ ...bytes, pictures, uid, storyId: '1', component: 'teaser' })
  const checks = weightChecks(
    { total: { ...bytes, pictures: 900_000 }, budget: { ...bytes, pictures: 500_000 }, bloks: [row('light', 1), row('heavy', 899_999)] },
    german,
  )
  expect(checks).toEqual([
    { level: 'warning', uid: 'heavy', message: 'Die Seite ist zu schwer: Bilder 900,0 kB, höchstens 500,0 kB. Hier ist das meiste.' },
  ])
})

describe('A/B tests', () => {
  it('that are not there are said once each, at the first block that names them', () => {
    const page = blok('p', 'page', {
      body: [
        blok('a', 'flag_switch', { flag: 'da' }),
        blok('b', 'flag_switch', { flag: 'vertippt' }),
        blok('c', 'flag_switch', { flag: 'vertippt' }),
        blok('d', 'flag_switch', { flag: '' }),
      ],
    })
    expect(flagChecks(flagsIn(page), [{ name: 'da' }], german)).toEqual([
      { level: 'warning', uid: 'b', field: 'flag', message: 'Einen Test „vertippt“ gibt es nicht: Alle sehen, was bisher da war.' },
    ])
  })
})
