import { describe, expect, it } from 'vitest'
import type { Story } from '../management/answers.ts'
import { resolveContent, resolvingOf } from './resolve-content.ts'

const story = {
  id: 7,
  uuid: 'u-7',
  name: 'Autorin',
  slug: 'autorin',
  full_slug: 'autoren/autorin',
  content: { _uid: 'a', component: 'author' },
}
const known = { whole: new Map([['u-7', story as Story]]), listed: new Map([['u-7', story as Story]]) }
const nothing = { whole: new Map(), listed: new Map() }
const page = {
  _uid: 'p',
  component: 'page',
  author: 'u-7',
  tags: ['u-7', 'u-8'],
  body: [{ _uid: 'b', component: 'teaser', author: 'u-7', link: { linktype: 'story', id: 'u-7', url: '' } }],
}

describe('the story of an input message', () => {
  it('has what the page resolves itself, and nothing else', () => {
    const { content, wanted } = resolveContent(
      page,
      resolvingOf({ resolveRelations: 'page.author, page.tags', resolveLinks: 'url' }),
      known,
    )
    expect(content).toMatchObject({ author: { name: 'Autorin' }, tags: [{ name: 'Autorin' }, 'u-8'] })
    expect(content.body).toMatchObject([{ author: 'u-7', link: { id: 'u-7', story: { url: 'autoren/autorin' } } }])
    expect(wanted).toEqual({ whole: ['u-8'], listed: [] })
  })

  it('says which stories are wanted, each once', () => {
    const { content, wanted } = resolveContent(
      page,
      resolvingOf({ resolveRelations: ['page.author', 'teaser.author'], resolveLinks: '1' }),
      nothing,
    )
    expect(content).toEqual(page)
    expect(wanted).toEqual({ whole: ['u-7'], listed: ['u-7'] })
  })

  it('is what it was for a page that resolves nothing', () => {
    const { content, wanted } = resolveContent(page, resolvingOf(undefined), known)
    expect(content).toEqual(page)
    expect(wanted).toEqual({ whole: [], listed: [] })
  })
})
