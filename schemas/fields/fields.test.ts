import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blok } from '../blok.ts'
import { asset, multiasset, requiredAsset } from './asset.ts'
import { items, slotOf } from './bloks.ts'
import { custom } from './custom.ts'
import { multilink, requiredLink } from './multilink.ts'
import { option, optionalOption, options, optionsFrom } from './option.ts'
import { richtext } from './richtext.ts'
import { boolean, datetime, number } from './scalars.ts'
import { table } from './table.ts'
import { markdown, text, textarea } from './text.ts'

const label = 'Feld'

describe('what Storyblok really sends becomes clean values', () => {
  it.each([
    ['text', text({ label }), 'Hallo', 'Hallo'],
    ['a text that was never set', text({ label, default: 'Mehr' }), undefined, 'Mehr'],
    ['an empty textarea', textarea({ label }), null, ''],
    ['markdown', markdown({ label }), '# Ja', '# Ja'],
    ['a number as a string', number({ label }), '12.5', 12.5],
    ['an empty number', number({ label }), '', undefined],
    ['a number from before the field', number({ label, default: 3 }), undefined, 3],
    ['a datetime', datetime({ label }), '2026-05-01 09:30', '2026-05-01T09:30:00.000Z'],
    ['an empty datetime', datetime({ label }), '', undefined],
    ['a boolean', boolean({ label }), true, true],
    ['a boolean from before the field', boolean({ label, default: true }), undefined, true],
    ['a boolean as a string', boolean({ label }), 'false', false],
    ['an option', option({ label, choices: { a: 'A', b: 'B' }, default: 'a' }), 'b', 'b'],
    ['an empty option', option({ label, choices: { a: 'A', b: 'B' }, default: 'a' }), '', 'a'],
    ['an optional option', optionalOption({ label, choices: { a: 'A' } }), '', undefined],
    ['options', options({ label, choices: { a: 'A', b: 'B' } }), ['a', 'b'], ['a', 'b']],
    ['options that held one value', options({ label, choices: { a: 'A' } }), 'a', ['a']],
    ['references', optionsFrom({ label, from: { source: 'stories' } }), '', []],
    ['an empty asset', asset({ label }), '', undefined],
    ['an asset without a file', asset({ label }), { id: null, filename: '', fieldtype: 'asset' }, undefined],
    ['a multiasset that was never set', multiasset({ label }), '', []],
    ['an empty link', multilink({ label }), { linktype: 'story', id: '', cached_url: '', fieldtype: 'multilink' }, undefined],
    ['no bloks', slotOf({ label }), '', []],
    ['an empty rich text', richtext({ label }), '', { type: 'doc', content: [] }],
    ['an empty table', table({ label }), '', { head: [], rows: [] }],
  ])('%s', (_, field, sent, clean) => {
    expect(field.parse(sent)).toEqual(clean)
  })

  it('an asset with its size, taken from its address', () => {
    const sent = { id: 7, alt: 'Karte', filename: 'https://a.storyblok.com/f/1/900x1200/ab/karte.jpg', focus: '', fieldtype: 'asset' }
    expect(asset({ label }).parse(sent)).toMatchObject({ id: 7, alt: 'Karte', width: 900, height: 1200 })
  })

  it('R8.06 an asset whose size is not known has width and height 0', () => {
    expect(asset({ label }).parse({ filename: 'https://a.storyblok.com/f/1/ab/karte.svg' })).toMatchObject({ width: 0, height: 0 })
  })

  it.each([
    ['135deg,#8d8a7e,#b5b0a4,#e9e4da', 'linear-gradient(135deg,#8d8a7e,#b5b0a4,#e9e4da)'],
    ['data:image/webp;base64,AAAA', 'url(data:image/webp;base64,AAAA)'],
    [null, ''],
  ])('R4.12 an asset with what is painted until it is there: %s', (placeholder, painted) => {
    const sent = { filename: 'https://a.storyblok.com/f/1/9x9/ab/karte.jpg', meta_data: { placeholder } }
    expect(asset({ label }).parse(sent)).toMatchObject({ placeholder: painted })
  })

  it('an asset refuses a placeholder that would be something else in a style', () => {
    const sent = { filename: 'https://a.storyblok.com/f/1/9x9/ab/karte.jpg', meta_data: { placeholder: '0deg,red),url(x)' } }
    expect(asset({ label }).safeParse(sent).success).toBe(false)
  })

  it('a story link with the slug of today rather than that of saving', () => {
    const sent = { linktype: 'story', id: 'u1', cached_url: 'alt', fieldtype: 'multilink', story: { full_slug: 'anlass/neu' } }
    expect(multilink({ label }).parse(sent)).toMatchObject({ kind: 'story', to: 'anlass/neu', uuid: 'u1' })
  })

  it('a table with its cells as text', () => {
    const sent = { thead: [{ _uid: '1', value: 'Land' }], tbody: [{ _uid: '2', body: [{ _uid: '3', value: 'Österreich' }] }] }
    expect(table({ label }).parse(sent)).toEqual({ head: ['Land'], rows: [['Österreich']] })
  })

  it('a plugin’s object', () => {
    const field = custom({ label, plugin: 'color', value: z.object({ hex: z.string() }) })
    expect(field.parse({ plugin: 'color', _uid: 'x', hex: '#fff' })).toMatchObject({ hex: '#fff' })
    expect(field.parse('')).toBeUndefined()
  })

  it('own bloks with their fields parsed, edit marks kept', () => {
    const Slide = blok('slide', { displayName: 'Folie' }, { amount: number({ label }) })
    const sent = [{ _uid: 's', component: 'slide', amount: '3', _editable: '<!--#storyblok#{"uid":"s"}-->', gone: 'old field' }]
    expect(items(Slide, { label }).parse(sent)).toEqual([{ _uid: 's', component: 'slide', amount: 3, _editable: sent[0]?._editable }])
  })
})

describe('what is wrong is refused, in words for the editor', () => {
  it.each([
    ['a missing text', text({ label, required: true }), '', 'fehlt'],
    ['a long text', text({ label, maxLength: 3 }), 'vier', 'ist länger als 3 Zeichen'],
    ['a text of another form', text({ label, regex: /^[a-z]+$/ }), 'A1', 'hat nicht die verlangte Form'],
    ['a word for a number', number({ label }), 'viele', 'ist keine Zahl'],
    ['a missing number', number({ label, required: true }), '', 'fehlt'],
    ['a list for a text', text({ label }), [], 'ist kein Text; schreibe ihn neu'],
    ['a text for a link', multilink({ label }), '/kontakt', 'ist kein Link; wähle ihn neu'],
    ['a text for a file', requiredAsset({ label }), 'karte.jpg', 'ist keine Datei; wähle sie neu'],
    ['a text for bloks', slotOf({ label }), 'x', 'ist keine Liste von Blöcken'],
    ['a blok that is none', slotOf({ label }), [{ component: 'x' }], 'enthält etwas, das kein Block ist'],
    ['a text for a formatted text', richtext({ label }), 'x', 'ist kein formatierter Text; schreibe ihn neu'],
    ['a text for a table', table({ label }), 'x', 'ist keine Tabelle; lege sie neu an'],
    ['a number that is too large', number({ label, max: 5 }), '9', 'ist größer als 5'],
    ['a day that is none', datetime({ label }), 'morgen', 'ist kein Zeitpunkt'],
    ['a missing day', datetime({ label, required: true }), '', 'fehlt'],
    ['an unknown choice', option({ label, choices: { a: 'A' }, default: 'a' }), 'z', 'ist keine der Möglichkeiten'],
    ['a missing asset', requiredAsset({ label }), { filename: '' }, 'fehlt'],
    ['a script for a file', asset({ label }), { filename: 'javascript:alert(1)' }, 'ist keine Adresse einer Datei'],
    ['a file on no host', asset({ label }), { filename: 'https://a b/karte.jpg' }, 'ist keine Adresse einer Datei'],
    ['a missing link', requiredLink({ label }), '', 'fehlt'],
    ['too few bloks', slotOf({ label, min: 1 }), [], 'hat weniger als einen Eintrag'],
    ['an empty rich text that must be there', richtext({ label, required: true }), '', 'fehlt'],
  ])('%s', (_, field, sent, sentence) => {
    expect(field.safeParse(sent).error?.issues[0]?.message).toBe(sentence)
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'vbscript:x',
    'https://',
    '//',
    'https://www.beispiel de/',
  ])('a link to %j', (url) => {
    expect(multilink({ label }).safeParse({ linktype: 'url', url, cached_url: url }).success).toBe(false)
    const document = { type: 'doc', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: url } }] }] }
    expect(richtext({ label }).safeParse(document).success).toBe(false)
  })

  it.each<[string, object, string, PropertyKey[]]>([
    ['a block in it', { type: 'blok' }, 'enthält einen Block; Blöcke gehören in ein Feld für Blöcke', [0]],
    ['a picture from nowhere', { type: 'image', attrs: { src: 'javascript:x' } }, 'enthält ein Bild ohne gültige Adresse', [0]],
    ['a node without a type', { content: [] }, 'ist kein Knoten eines Textes', [0]],
    ['a text that is none', { type: 'text', text: 7 }, 'ist kein Text', [0, 'text']],
    ['a node of a type that no text has', { type: 'constructor', content: [] }, 'ist kein Knoten eines Textes', [0]],
    ['a node that is what all objects are', { type: '__proto__' }, 'ist kein Knoten eines Textes', [0]],
    [
      'a mark that is what all objects are',
      { type: 'text', text: 'x', marks: [{ type: '__proto__' }] },
      'ist keine Auszeichnung',
      [0, 'marks', 0],
    ],
    ['a text without words', { type: 'text' }, 'ist kein Text', [0, 'text']],
    ['an emoji that is none', { type: 'emoji', attrs: { name: 'x' } }, 'ist ein Emoji ohne Zeichen', [0]],
    [
      'a link to a number',
      { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 7 } }] },
      'enthält einen Link, der auf keine Seite führt',
      [0, 'marks', 0],
    ],
    ['marks that are none', { type: 'text', text: 'x', marks: ['bold'] }, 'ist keine Auszeichnung', [0, 'marks', 0]],
    ['a child that is none', { type: 'paragraph', content: [7] }, 'ist kein Knoten eines Textes', [0, 'content', 0]],
  ])('rich text with %s', (_, node, message, path) => {
    const { error } = richtext({ label }).safeParse({ type: 'doc', content: [node] })
    expect(error?.issues).toMatchObject([{ message, path: ['content', ...path] }])
  })

  it('R3.25 a link’s own attributes that would run code', () => {
    const withAttribute = (custom: object) => ({
      type: 'doc',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/', custom } }] }],
    })
    expect(richtext({ label }).safeParse(withAttribute({ onclick: 'alert(1)' })).success).toBe(false)
    expect(richtext({ label }).safeParse(withAttribute({ 'data-track': 'a' })).success).toBe(true)
  })

  it.each(['onclick', 'OnLoad', 'style', 'contenteditable', 'x onclick', 'a>b'])('rich text whose nodes or marks have %s', (name) => {
    const attrs = { [name]: 'window.x = 1' }
    const marked = { type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs }] }
    for (const node of [
      { type: 'paragraph', attrs },
      { type: 'paragraph', content: [marked] },
    ]) {
      const { error } = richtext({ label }).safeParse({ type: 'doc', content: [node] })
      expect(error?.issues).toMatchObject([{ message: 'hat Attribute, die nicht erlaubt sind' }])
    }
  })

  it('but not the attributes that the vendor’s nodes have', () => {
    const content = [
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'x' }] },
      { type: 'image', attrs: { id: 1, src: 'https://a.test/x.png', alt: '', title: null, source: '', copyright: '', meta_data: {} } },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null, backgroundColor: null } }] },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { color: '#f00', class: null } }] }] },
    ]
    expect(richtext({ label }).safeParse({ type: 'doc', content }).error).toBeUndefined()
  })
})
