import { describe, expect, it } from 'vitest'
import type { Content, Story } from '../content/content.ts'
import { knownContent } from './known-content.ts'

const uuid = '5f3c1a52-0000-4000-8000-000000000001'
const story = (slug: string, content: object = {}): Story => ({
  id: slug.length,
  uuid: `uuid-of-${slug}`,
  name: slug,
  slug,
  full_slug: slug,
  lang: 'default',
  tag_list: [],
  created_at: '2026-01-01T00:00:00.000Z',
  content: { _uid: 'root', component: 'page', ...content },
})

/** Content that counts what it is asked, and answers when it is told to. */
function countedContent(answers: Record<string, object | 'missing' | 'failing'> = { home: {} }) {
  const asked: string[] = []
  let hold: Promise<void> = Promise.resolve()
  const content: Content = {
    async findStory(slug) {
      asked.push(slug)
      await hold
      const answer = answers[slug]
      if (answer === 'failing') throw new Error('The service is away.')
      return answer === undefined || answer === 'missing' ? undefined : story(slug, answer)
    },
    async listStories({ startsWith = '' }) {
      asked.push(`list ${startsWith}`)
      return { stories: [story('home')], total: 1 }
    },
    async listLinks() {
      asked.push('links')
      return []
    },
    listDatasourceEntries: async () => [],
    findRedirect: async () => undefined,
  }
  return {
    content: knownContent(content),
    asked,
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return resolve
    },
  }
}

describe('what is published is read once', () => {
  it('the same story comes as the same object, in each language by itself', async () => {
    const { content, asked } = countedContent()
    const first = await content.findStory('home', { version: 'published' })
    expect(await content.findStory('home', { version: 'published' })).toBe(first)
    await content.findStory('home', { version: 'published', language: 'de-at' })
    expect(asked).toEqual(['home', 'home'])
  })

  it('those who ask at the same moment share one read', async () => {
    const { content, asked } = countedContent()
    await Promise.all([content.findStory('home'), content.findStory('home'), content.findStory('home')])
    expect(asked).toEqual(['home'])
  })

  it('a list of which nobody can say what it read is not kept', async () => {
    const { content, asked } = countedContent()
    for (let times = 0; times < 2; times++) await content.listStories({ startsWith: 'anlass' })
    expect(asked).toHaveLength(2)
  })

  it('lists and links too', async () => {
    const { content, asked } = countedContent()
    for (let times = 0; times < 2; times++) {
      await content.listStories({ startsWith: 'anlass/' })
      await content.listLinks({ version: 'published' })
    }
    expect(asked).toEqual(['list anlass/', 'links'])
  })

  it('drafts, stories that are not there and failed reads are read anew', async () => {
    const { content, asked } = countedContent({ home: {}, away: 'failing' })
    for (let times = 0; times < 2; times++) {
      await content.findStory('home', { version: 'draft' })
      await content.findStory('nothing')
      await content.findStory('away').catch(() => {})
    }
    expect(asked).toEqual(['home', 'nothing', 'away', 'home', 'nothing', 'away'])
  })

  it('the ones unused for longest leave when there are too many', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `page-${index}`)
    const { content, asked } = countedContent(Object.fromEntries(names.map((name) => [name, {}])))
    for (const name of names) await content.findStory(name)
    await content.findStory('page-149')
    expect(asked).toHaveLength(150)
    await content.findStory('page-0')
    expect(asked).toHaveLength(151)
  })
})

describe('what changed is forgotten', () => {
  const linking = { linktype: 'story', fieldtype: 'multilink', id: uuid }
  it.each(['slug:home', 'id:4', `link:${uuid}`])('a story by %s', async (tag) => {
    const { content, asked } = countedContent({ home: { link: linking }, other: {} })
    const read = () => Promise.all([content.findStory('home'), content.findStory('other')])
    await read()
    content.forget(new Set([tag]))
    await read()
    expect(asked).toEqual(['home', 'other', 'home'])
  })

  it.each(['folder:anlass/', 'id:4'])('a list by %s', async (tag) => {
    const { content, asked } = countedContent()
    await content.listStories({ startsWith: 'anlass/' })
    content.forget(new Set([tag]))
    await content.listStories({ startsWith: 'anlass/' })
    expect(asked).toHaveLength(2)
  })

  it('all of it when nobody can say what changed', async () => {
    const { content, asked } = countedContent()
    await content.findStory('home')
    content.forget(new Set(['content']))
    await content.findStory('home')
    expect(asked).toHaveLength(2)
  })

  it('an answer under way may be from before the change: nobody who asks after it gets it', async () => {
    const { content, asked, holdAnswers } = countedContent()
    const answer = holdAnswers()
    const before = content.findStory('home')
    content.forget(new Set(['slug:other']))
    const after = content.findStory('home')
    answer()
    expect(await after).not.toBe(await before)
    expect(asked).toEqual(['home', 'home'])
  })
})
