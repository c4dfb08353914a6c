import { describe, expect, it } from 'vitest'
import { leadsBelow, noLink, readLink, readLinkMark, writeLink, writeLinkMark } from './link-value.ts'

const toFaq = {
  id: 'u-1',
  url: '',
  linktype: 'story',
  fieldtype: 'multilink',
  cached_url: 'anlass/faq',
  anchor: 'versand',
  story: { full_slug: 'anlass/faq' },
  rel: 'nofollow',
}

it.each([
  ['www.example.org', true],
  ['hochzeit', true],
  ['', false],
  ['/hochzeit', false],
  ['#preise', false],
  ['?seite=2', false],
  ['https://www.example.org', false],
  ['tel:+4989123', false],
])('tells of %j whether it leads below the page: %j', (address, expected) => {
  expect(leadsBelow(address)).toBe(expected)
})

describe('the value of a link field', () => {
  it('keeps what is not edited, keys that nobody knows too', () => {
    expect(writeLink(toFaq, readLink(toFaq))).toEqual(toFaq)
    expect(writeLink(toFaq, { ...readLink(toFaq), title: 'Fragen' })).toEqual({ ...toFaq, title: 'Fragen' })
    const seeded = { fieldtype: 'multilink', linktype: 'email', id: '', email: 'a@example.com', url: 'a@example.com', cached_url: '' }
    expect(writeLink(seeded, { ...readLink(seeded), newTab: true })).toEqual({ ...seeded, target: '_blank' })
  })

  it('leaves nothing of the old address behind', () => {
    const { story: _resolved, ...kept } = toFaq
    expect(writeLink(toFaq, { ...readLink(toFaq), uuid: 'u-2', to: 'anlass/kontakt' })).toEqual({
      ...kept,
      id: 'u-2',
      cached_url: 'anlass/kontakt',
    })
    const mail = writeLink(toFaq, { ...noLink, kind: 'email', to: 'a@example.com' })
    expect(mail).toMatchObject({ linktype: 'email', id: '', email: 'a@example.com', cached_url: 'a@example.com', anchor: '' })
    expect(writeLink(mail, { ...noLink, kind: 'url', to: 'https://example.com' })).toMatchObject({ linktype: 'url', email: '' })
  })

  it('begins from nothing', () => {
    for (const unset of [undefined, null, '', []]) expect(readLink(unset)).toEqual(noLink)
    expect(writeLink('', { ...noLink, kind: 'url', to: '/' })).toEqual({
      fieldtype: 'multilink',
      linktype: 'url',
      id: '',
      url: '/',
      cached_url: '/',
    })
  })
})

describe('the mark of a link in a text', () => {
  it('has the slash of the vendor before a slug, and keeps custom attributes', () => {
    const attrs = { href: '/anlass/faq', uuid: 'u', anchor: null, target: null, linktype: 'story', custom: { rel: 'nofollow' } }
    expect(readLinkMark(attrs)).toEqual({ ...noLink, uuid: 'u', to: 'anlass/faq' })
    expect(writeLinkMark(attrs, readLinkMark(attrs))).toEqual(attrs)
    expect(writeLinkMark(attrs, { ...readLinkMark(attrs), title: 'Fragen' }).custom).toEqual({ rel: 'nofollow', title: 'Fragen' })
  })
})
