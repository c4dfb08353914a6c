import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { ContentError } from '../../runtime/content-error.ts'
import { draftDataPath } from '../../runtime/draft-screen.tsx'
import { loadData } from '../../runtime/load-data.ts'
import { parseStory } from '../../runtime/parse-story.ts'
import { requestAddress } from '../request-address.ts'
import { contentPageReader } from './content-page-reader.ts'
import type { PagesParts } from './pages.ts'
import { readVisit } from './visit.ts'

const UnsavedStory = z.object({ fullSlug: z.string(), content: z.unknown() })

/**
 * POST /{anything}/_draft.json   what the blocks of an unsaved story load, by the bloks' uids, for the editor that signed the address
 */
export function draftData(parts: PagesParts) {
  const tooLarge = { error: 'too-large', message: 'The story is larger than 5 MB.' }
  return new Hono().post('*', bodyLimit({ maxSize: 5_000_000, onError: (c) => c.json(tooLarge, 413) }), async (c, next) => {
    const address = requestAddress(c, parts.settings.trustProxy)
    const visit = readVisit(address, parts.settings, draftDataPath)
    if (typeof visit === 'string' || !visit.wantsPayload) return next()
    c.header('cache-control', 'private, no-store')
    if (visit.version !== 'draft')
      return c.json({ error: 'no-editor', message: 'The address is not signed by the editor, or too old: open the page again.' }, 403)
    const story = UnsavedStory.safeParse(await c.req.json().catch(() => undefined))
    if (!story.success)
      return c.json({ error: 'invalid-story', message: 'The body must hold fullSlug and content.', issues: story.error.issues }, 400)
    try {
      const blok = parseStory(story.data.content, story.data.fullSlug, parts.registry)
      const data = await loadData(
        blok,
        contentPageReader(parts.content, visit.site, 'draft', () => {}),
      )
      return c.json({ data: Object.fromEntries([...data].map(([{ uid }, loaded]) => [uid, loaded])) })
    } catch (error) {
      if (error instanceof ContentError) return c.json({ error: 'invalid-content', message: error.message }, 422)
      throw error
    }
  })
}
