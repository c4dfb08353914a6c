import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { draftDataPath } from '../../runtime/payload.ts'
import { requestAddress } from '../request-address.ts'
import type { Settings } from '../settings.ts'
import type { Renderer } from './renderer.ts'
import { readVisit, type VisitSettings } from './visit.ts'

const UnsavedStory = z.object({ fullSlug: z.string(), content: z.unknown() })

export interface DraftDataParts {
  settings: VisitSettings & Pick<Settings, 'trustProxy'>
  renderer: Renderer
}

/**
 * POST /{anything}/_draft.json   what the blocks of an unsaved story load, by the bloks' uids, for the editor that signed the address
 */
export function draftData({ settings, renderer }: DraftDataParts) {
  const tooLarge = { error: 'too-large', message: 'The story is larger than 5 MB.' }
  return new Hono().post('*', bodyLimit({ maxSize: 5_000_000, onError: (c) => c.json(tooLarge, 413) }), async (c, next) => {
    const visit = readVisit(requestAddress(c, settings.trustProxy), settings, draftDataPath)
    if (typeof visit === 'string' || !visit.wantsPayload) return next()
    c.header('cache-control', 'private, no-store')
    if (visit.signed !== 'editor')
      return c.json({ error: 'no-editor', message: 'The address is not signed by the editor, or too old: open the page again.' }, 403)
    const story = UnsavedStory.safeParse(await c.req.json().catch(() => undefined))
    if (!story.success)
      return c.json({ error: 'invalid-story', message: 'The body must hold fullSlug and content.', issues: story.error.issues }, 400)
    const { fullSlug, content } = story.data
    const answer = await renderer.draftData(visit, { fullSlug, content })
    return 'problem' in answer ? c.json({ error: 'invalid-content', message: answer.problem }, 422) : c.json(answer)
  })
}
