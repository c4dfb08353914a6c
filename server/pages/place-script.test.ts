import { expect, it } from 'vitest'
import type { PageNode } from '../../runtime/payload.ts'
import { placeScript } from './place-script.ts'

const leaf = (html: string): PageNode => ({ id: 'leaf', html })
const live = (slots: Record<string, PageNode[]>): PageNode => ({ component: 'page', uid: 'p', content: {}, slots })
const place = (...nodes: PageNode[]) => placeScript(nodes, ['card-row', 'main-teaser'], '<script></script>')

it('puts the script at the end of the first element', () => {
  const rest = '<p>Text</p><card-row class="x"><p>Karten</p></card-row>'
  expect(place(leaf(`<main-teaser><ul></ul></main-teaser>${rest}`), leaf(rest))).toEqual([
    leaf(`<main-teaser><ul></ul><script></script></main-teaser>${rest}`),
    leaf(rest),
  ])
})

it('finds it in the slot of a page that is interactive elsewhere', () => {
  const carousel = leaf('<main-teaser class="x"></main-teaser>')
  const form = live({})
  expect(place(live({ body: [carousel, form] }))).toEqual([
    live({ body: [leaf('<main-teaser class="x"><script></script></main-teaser>'), form] }),
  ])
})

it('leaves the script where it is when nothing on the first screen needs it', () => {
  expect(place()).toBeUndefined()
  expect(place(leaf('<p>Text</p>'))).toBeUndefined()
  expect(place(live({ body: [live({}), leaf('<card-row class="x"></card-row>')] }))).toBeUndefined()
  expect(place(leaf(`<p>${'Text '.repeat(101)}</p><card-row class="x"></card-row>`))).toBeUndefined()
})
