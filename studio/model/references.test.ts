import { expect, it } from 'vitest'
import { keyOf, referencesIn, writtenLinksIn } from './references.ts'
import { blok } from './test-model.ts'

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const link = (id: string, to = '') => ({ fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url: to })

it('finds every link, link in a text and relation, with its place, and no uid of a blok', () => {
  const text = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'mehr', marks: [{ type: 'link', attrs: { linktype: 'story', uuid: uuid(2), href: '/zwei' } }] }],
      },
    ],
  }
  const content = blok(uuid(9), 'page', {
    to: link(uuid(1), 'eins'),
    to__i18n__de_at: link(uuid(3), 'drei'),
    mail: { linktype: 'email', email: 'a@example.org' },
    author: uuid(4),
    others: [uuid(5), 'kein uuid'],
    byAddress: link('', 'anlass/sechs/'),
    body: [blok(uuid(8), 'text', { words: text })],
  })

  expect(
    referencesIn(content).map((reference) => [reference.uid.slice(0, 1), reference.field, reference.kind, keyOf(reference).slice(0, 12)]),
  ).toEqual([
    ['9', 'to', 'link', '11111111-000'],
    ['9', 'to', 'link', '33333333-000'],
    ['9', 'author', 'relation', '44444444-000'],
    ['9', 'others', 'relation', '55555555-000'],
    ['9', 'byAddress', 'link', '/anlass/sech'],
    ['8', 'words', 'link', '22222222-000'],
  ])
})

it('finds the addresses that somebody has written, in links and in texts', () => {
  const marks = [{ type: 'link', attrs: { linktype: 'url', href: 'https://example.org/' } }]
  const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'mehr', marks }] }] }
  const content = blok('p', 'page', {
    to: { fieldtype: 'multilink', linktype: 'url', url: '/karten/', cached_url: '/karten/' },
    none: { fieldtype: 'multilink', linktype: 'url', url: '', cached_url: '' },
    story: link(uuid(1), 'eins'),
    body: [blok('t', 'text', { words })],
  })
  expect(writtenLinksIn(content)).toEqual([
    { uid: 'p', field: 'to', address: '/karten/' },
    { uid: 't', field: 'words', address: 'https://example.org/' },
  ])
})
