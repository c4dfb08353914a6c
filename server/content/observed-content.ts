import { inSpan } from '../traces/span.ts'
import type { Content } from './content.ts'

export type ContentRead = 'story' | 'list' | 'links' | 'datasource' | 'redirect'

/** Content that tells of every read how long it took, also of one that failed. */
export function observedContent(content: Content, onRead: (what: ContentRead, seconds: number) => void): Content {
  async function observe<Answer>(what: ContentRead, read: () => Promise<Answer>, slug?: string): Promise<Answer> {
    const start = performance.now()
    try {
      return await inSpan(`read ${what}`, slug === undefined ? {} : { 'anlass.slug': slug }, read)
    } finally {
      onRead(what, (performance.now() - start) / 1000)
    }
  }
  return {
    findStory: (slug, options) => observe('story', () => content.findStory(slug, options), slug),
    listStories: (query) => observe('list', () => content.listStories(query)),
    listLinks: (query) => observe('links', () => content.listLinks(query)),
    findRedirect: (slug) => observe('redirect', () => content.findRedirect(slug), slug),
    listDatasourceEntries: (slug, dimension) => observe('datasource', () => content.listDatasourceEntries(slug, dimension), slug),
  }
}
