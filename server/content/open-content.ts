import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import type { Content } from './content.ts'
import { embeddedContent } from './embedded-content.ts'
import { storyblokContent } from './storyblok-content.ts'

/** The content service the settings name: hosted Storyblok where there is a token, else the embedded one on this database. */
export function openContent({ storyblok: { token, apiUrl }, tokens }: Settings, database: Database, log: Logger): Content {
  if (token) return storyblokContent({ token, ...(apiUrl && { apiUrl }) })
  return embeddedContent({ database, tokens, onError: (err) => log.error({ err }, 'a read of content failed') })
}
