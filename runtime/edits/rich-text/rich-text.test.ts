import { getSchema } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import * as registry from '../../../registry.ts'
import { cleanPaste } from './clean-paste.ts'
import { heldDocument } from './held-document.ts'
import { saysTheSame, type TextNode, writeDocument } from './text-document.ts'
import { textExtensions } from './text-schema.ts'
import { madeBy } from './tools.ts'

const schema = getSchema(textExtensions)
const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const item = (text: string) => ({ type: 'list_item', content: [paragraph(words(text))] })
const cell = (type: string, text: string, attrs?: object) => ({ type, ...(attrs && { attrs }), content: [paragraph(words(text))] })

/** Every node and mark of the vendor's, old forms and what nobody knows among them. */
const everything = doc(
  { type: 'heading', attrs: { level: 3, textAlign: 'center', dir: null }, content: [words('Papier', { type: 'bold' })] },
  { type: 'paragraph', attrs: { textAlign: null }, content: [words('a', { type: 'italic' }, { type: 'bold' }), { type: 'hard_break' }] },
  { type: 'paragraph' },
  paragraph(
    words('Link', {
      type: 'link',
      attrs: { href: '/anlass/faq', uuid: 'u', anchor: 'x', target: '_self', linktype: 'story', custom: { rel: 'nofollow' } },
    }),
    words('rot', { type: 'textStyle', attrs: { color: '#f00', class: null } }),
    words('gelb', { type: 'highlight', attrs: { color: '#ff0' } }),
    words('hier', { type: 'anchor', attrs: { id: 'hier' } }, { type: 'styled', attrs: { class: 'gross' } }),
    words('2', { type: 'superscript' }, { type: 'strike' }, { type: 'underline' }, { type: 'code' }),
    words('fremd', { type: 'sparkle', attrs: { hue: 3 } }, { type: 'glow' }),
    { type: 'emoji', attrs: { name: 'herz', emoji: '♥', fallbackImage: null } },
    { type: 'image', attrs: { id: 7, src: '/f/1/a.png', alt: 'Bild', meta_data: { a: 1 } } },
    { type: 'mention', attrs: { of: 'jemand' } },
  ),
  { type: 'image', attrs: { src: '/f/1/b.png', alt: '' } },
  {
    type: 'bullet_list',
    content: [
      item('eins'),
      { type: 'list_item', content: [paragraph(words('zwei')), { type: 'ordered_list', attrs: { order: 3 }, content: [item('drei')] }] },
    ],
  },
  { type: 'blockquote', content: [paragraph(words('Zitat'))] },
  { type: 'code_block', attrs: { class: 'language-ts' }, content: [words('const a = 1\nconst b = 2')] },
  { type: 'horizontal_rule' },
  {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Kopf', { colspan: 2, rowspan: 1, colwidth: [120, 80] })] },
      { type: 'tableRow', content: [cell('tableCell', 'a', { backgroundColor: '#eee' }), cell('tableCell', 'b')] },
    ],
  },
  { type: 'blok', attrs: { id: 'b', body: [{ _uid: 'x', component: 'small_teaser' }] } },
  { type: 'accordion', own: true, content: [paragraph(words('innen'))] },
)

const written = (value: unknown) => {
  const held = heldDocument(schema, value)
  return held && writeDocument(held, value)
}

describe('a rich text', () => {
  it('comes out of the editor as it went in, with every node and mark', () => {
    const out = written(everything)
    expect(saysTheSame(out, everything)).toBe(true)
    // Only marks come in an order of the editor's own.
    const [, , , ...rest] = everything.content
    expect(out?.content?.slice(4)).toEqual(rest.slice(1))
    expect(out?.content?.[0]).toEqual(everything.content[0])
  })

  it('of the shop’s own blocks can all be edited', () => {
    const texts: unknown[] = []
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('type' in value && value.type === 'doc') texts.push(value)
      else Object.values(value).forEach(collect)
    }
    collect(Object.values(registry).map(({ example }) => example))
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(saysTheSame(written(text), text)).toBe(true)
  })

  it('that the editor would change is not given to it', () => {
    expect(written(doc({ type: 'table', content: [paragraph(words('keine Zeile'))] }))).toBeUndefined()
    expect(written(doc(words('Text ohne Absatz')))).toMatchObject({ content: [{ type: 'text' }] })
    expect(written('Text aus einer Zeit, in der das Feld ein anderes war')).toBeUndefined()
  })

  it('is empty when nothing is in it', () => {
    for (const unset of ['', null, undefined, doc(), doc({ type: 'paragraph' })])
      expect(written(unset)).toMatchObject({ type: 'doc', content: [] })
  })
})

describe('what is pasted', () => {
  const paste = (names: string[], ...content: TextNode[] | object[]) => {
    const nodes = heldDocument(schema, doc(...content))
    const fragment = schema.nodeFromJSON(nodes).content
    const cleaned = cleanPaste(new Slice(fragment, 0, 0), madeBy(names)).content
    return writeDocument({ type: 'doc', content: cleaned.toJSON() }, undefined).content
  }

  it('keeps its words, and only the marks and nodes that the field allows', () => {
    const pasted = [
      { type: 'heading', attrs: { level: 1 }, content: [words('Titel', { type: 'bold' }, { type: 'italic' })] },
      { type: 'heading', attrs: { level: 2 }, content: [words('Unter')] },
      { type: 'bullet_list', content: [item('eins')] },
      { type: 'image', attrs: { src: '/f/1/b.png' } },
    ]
    expect(paste(['bold', 'h2'], ...pasted)).toEqual([
      paragraph(words('Titel', { type: 'bold' })),
      { type: 'heading', attrs: { level: 2 }, content: [words('Unter')] },
      paragraph(words('eins')),
    ])
    expect(paste(['bold', 'italic', 'h1', 'h2', 'list', 'image'], ...pasted)).toEqual(pasted)
  })
})
