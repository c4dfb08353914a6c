import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { loadedOnce } from '../loaded-once.ts'
import type { Settings } from '../settings/settings.ts'
import type { Content } from './content.ts'

/**
 * The content service the settings name: hosted Storyblok where there is a token, else the embedded one on this database. It is
 * loaded with the first read: a start that finds its pages on disk needs none.
 */
export function openContent({ storyblok: { token, apiUrl }, tokens }: Settings, database: Database, log: Logger): Content {
  return contentOf(
    loadedOnce(async () => {
      if (token) return (await import('./storyblok-content.ts')).storyblokContent({ token, ...(apiUrl && { apiUrl }) })
      const onError = (err: Error) => log.error({ err }, 'a read of content failed')
      return (await import('./embedded-content.ts')).embeddedContent({ database, tokens, onError })
    }),
  )
}

const contentOf = (content: () => Promise<Content>): Content => ({
  findStory: async (...asked) => (await content()).findStory(...asked),
  listStories: async (...asked) => (await content()).listStories(...asked),
  listLinks: async (...asked) => (await content()).listLinks(...asked),
  listDatasourceEntries: async (...asked) => (await content()).listDatasourceEntries(...asked),
  findRedirect: async (...asked) => (await content()).findRedirect(...asked),
})
