import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { draftWeightPath } from '../../runtime/page-weight.ts'
import { draftDataPath } from '../../runtime/payload.ts'
import { limitBody } from '../requests/limit-body.ts'
import { requestAddress } from '../requests/request-address.ts'
import type { Settings } from '../settings/settings.ts'
import type { UnsavedStory } from './build-page.ts'
import type { Renderer } from './renderer.ts'
import { readVisit, type Visit, type VisitSettings } from './visit.ts'

const Sent = z.object({ fullSlug: z.string(), content: z.unknown() })

export interface DraftDataParts {
  settings: VisitSettings & Pick<Settings, 'trustProxy'>
  renderer: Renderer
}

/**
 * For the editor that signed the address, of an unsaved story:
 *
 * POST /{anything}/_draft.json    what its blocks load, by the bloks' uids
 * POST /{anything}/_weight.json   what its page would weigh
 */
export function draftData({ settings, renderer }: DraftDataParts) {
  const tooLarge = { error: 'too-large', message: 'The story is larger than 5 MB.' }
  const limit = limitBody({ most: 5_000_000, refuse: (c) => c.json(tooLarge, 413) })

  async function answer(c: Context, visit: Visit, ask: (visit: Visit, story: UnsavedStory) => Promise<object>): Promise<Response> {
    c.header('cache-control', 'private, no-store')
    if (visit.signed !== 'editor')
      return c.json({ error: 'no-editor', message: 'The address is not signed by the editor, or too old: open the page again.' }, 403)
    const story = Sent.safeParse(await c.req.json().catch(() => undefined))
    if (!story.success)
      return c.json({ error: 'invalid-story', message: 'The body must hold fullSlug and content.', issues: story.error.issues }, 400)
    const answered = await ask(visit, story.data)
    return 'problem' in answered ? c.json({ error: 'invalid-content', message: answered.problem }, 422) : c.json(answered)
  }

  return new Hono().post('*', limit, async (c, next) => {
    const address = requestAddress(c, settings.trustProxy)
    for (const [suffix, ask] of [
      [draftDataPath, renderer.draftData],
      [draftWeightPath, renderer.weigh],
    ] as const) {
      const visit = readVisit(address, settings, suffix)
      if (typeof visit !== 'string' && visit.wantsPayload) return answer(c, visit, ask)
    }
    return next()
  })
}
