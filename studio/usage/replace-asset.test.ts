import { expect, it } from 'vitest'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Asset } from '../management/answers.ts'
import { replaceAsset } from './replace-asset.ts'

const origin = 'http://studio'
const by = { id: 2, filename: `${origin}/f/1/9x9/new/lily.svg`, alt: 'Lilie', focus: '1x1:2x2' } as Asset
const old = '/f/1/10x10/ab/rose.svg'
const replace = (fields: object, filename = `${origin}${old}`) => {
  const content = { _uid: 'root', component: 'page', ...fields } as RawBlok
  const replaced = replaceAsset(content, filename, by, origin)
  return { ...replaced, before: content, fields: replaced.content as Record<string, unknown> }
}

it('puts it into fields, with its own words and focal point, whatever host the story names', () => {
  const rose = { fieldtype: 'asset', id: 1, alt: 'Eine Rose', focus: '5x5:6x6', title: 'R' }
  const { fields, count } = replace({
    image: { ...rose, filename: old },
    image__i18n__en: { ...rose, filename: `https://elsewhere.example${old}` },
    images: [{ ...rose, filename: old }, { filename: '/f/1/other.svg' }],
    body: [{ _uid: 'b', component: 'teaser', picture: { ...rose, filename: `//elsewhere.example${old}` } }],
  })
  expect(count).toBe(4)
  const lily = { id: 2, filename: by.filename, alt: 'Lilie', focus: '1x1:2x2', title: '', fieldtype: 'asset' }
  expect(fields).toMatchObject({
    image: lily,
    image__i18n__en: lily,
    images: [lily, { filename: '/f/1/other.svg' }],
    body: [{ picture: lily }],
  })
})

it('puts it into formatted text, links and texts with its address', () => {
  const { fields, count } = replace({
    text: { type: 'doc', content: [{ type: 'image', attrs: { id: 1, src: old, alt: 'Eine Rose' } }] },
    link: { fieldtype: 'multilink', linktype: 'asset', url: old, cached_url: `${origin}${old}` },
    markdown: `Sieh ![sie](${origin}${old}) und ![kleiner](${old}/m/200x0).`,
    list: [old, 'etwas anderes'],
  })
  const address = '/f/1/9x9/new/lily.svg'
  expect(fields).toMatchObject({
    text: { content: [{ attrs: { id: 2, src: address, alt: 'Lilie' } }] },
    link: { linktype: 'asset', url: address, cached_url: address },
    markdown: `Sieh ![sie](${address}) und ![kleiner](${address}/m/200x0).`,
    list: [address, 'etwas anderes'],
  })
  expect(count).toBe(6)
})

it('leaves a text alone that does not have it, also where another file’s name begins alike', () => {
  const { content, before, count } = replace({ image: { filename: `${old}-2.svg` }, words: `/f/1/10x10/ab/rose.svgz`, items: ['a'] })
  expect(content).toBe(before)
  expect(count).toBe(0)
})
