/**
 * What hosted Storyblok tells us, as a publish in our own content service would be told.
 *
 * POST /webhooks/storyblok   signed with the webhook's secret
 */
import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { unlessCutOff } from '../requests/cut-off.ts'
import { limitBody } from '../requests/limit-body.ts'
import { isSameSecret } from '../same-secret.ts'
import type { ContentChange, ContentListener, StoryChange } from './content-change.ts'

export interface StoryblokWebhookParts {
  /** Undefined when none is set; then nobody can prove to be Storyblok. */
  secret: string | undefined
  announceContentChange(change: ContentChange): void
  /** Hears of every change, also of those that another process was told. */
  onContentChange(listener: ContentListener): void
  /** Of a published story; `undefined` when there is none. */
  findUuid(fullSlug: string): Promise<string | undefined>
}

export function storyblokWebhook({ secret, announceContentChange, onContentChange, findUuid }: StoryblokWebhookParts): Hono {
  const places = new Map<number, string>()
  // Of several processes another one may hear that a story went, and this one that it is there again.
  onContentChange((change) => {
    if (!('fullSlug' in change)) {
      if (change.action === anyChange.action) places.clear()
    } else if (change.action !== 'published') places.delete(change.id)
  })

  let looking = 0
  let isMoreThanLooked = false

  /** A notice does not say whether the story is new or stands elsewhere now, which pages that pick it or lead to it have to know. */
  async function tellPlace(change: StoryChange) {
    const { action, id, fullSlug } = change
    if (action !== 'published') return void places.delete(id)
    if (places.get(id) === fullSlug) return
    if (looking >= mostLooking) {
      isMoreThanLooked = true
      return
    }
    if (places.size >= mostPlaces) places.clear()
    places.set(id, fullSlug)
    looking++
    const uuid = await findUuid(fullSlug).catch(() => undefined)
    looking--
    if (uuid === undefined) places.delete(id)
    const isKnown = uuid !== undefined && !isMoreThanLooked
    isMoreThanLooked = false
    announceContentChange(isKnown ? { ...change, uuid, appears: true } : anyChange)
  }

  const tooLarge = { error: 'too-large', message: 'The body is larger than 64 kB.' }

  return new Hono().post('/webhooks/storyblok', limitBody({ most: 64 * 1024, refuse: (c) => c.json(tooLarge, 413) }), async (c) => {
    if (secret === undefined) {
      return c.json({ error: 'not-configured', message: 'Set STORYBLOK_WEBHOOK_SECRET to the secret of the webhook in Storyblok.' }, 501)
    }
    // What does not come whole has no signature.
    const body = (await c.req.text().catch(unlessCutOff(c))) ?? ''
    const signature = createHmac('sha1', secret).update(body).digest('hex')
    if (!isSameSecret(c.req.header('webhook-signature') ?? '', signature)) {
      return c.json({ error: 'wrong-signature', message: 'The header webhook-signature does not fit the body and the secret.' }, 401)
    }
    const notice = Notice.safeParse(parseJson(body))
    if (!notice.success) {
      return c.json({ error: 'invalid-notice', message: 'This is not a notice of Storyblok.', issues: notice.error.issues }, 400)
    }
    const change = notice.data
    if (change) announceContentChange(change)
    // The service takes an answer that is long in coming for none, and reading stories takes long while many are told of.
    if (change && 'fullSlug' in change) void tellPlace(change)
    return c.json({ isUsed: change !== undefined })
  })
}

/** Of so many stories it is remembered where they stand: a notice for each of the others costs reading it. */
const mostPlaces = 10_000

/** So many are looked at at once: of more than that, it is cheaper to say that anything may have changed than to read each before visitors' pages. */
const mostLooking = 20

/** Anything may have changed. */
const anyChange: ContentChange = { action: 'release-merged' }

const storyActions = ['published', 'unpublished', 'deleted', 'moved'] as const

const StoryNotice = z
  .object({ action: z.enum(storyActions), story_id: z.number().int(), full_slug: z.string() })
  .transform(({ action, story_id, full_slug }): ContentChange => ({ action, id: story_id, uuid: undefined, fullSlug: full_slug }))

const DatasourceNotice = z
  .object({ datasource_slug: z.string() })
  .transform(({ datasource_slug }): ContentChange => ({ action: 'datasource-updated', slug: datasource_slug }))

const AssetNotice = z
  .object({ asset_id: z.number().int() })
  .transform(({ asset_id }): ContentChange => ({ action: 'asset-updated', id: asset_id }))

const ReleaseNotice = z.object({ release_id: z.number().int() }).transform((): ContentChange => anyChange)

/** Of users, pipelines and the like: no page shows them. */
const OtherNotice = z
  .object({
    action: z.string().refine((action) => !storyActions.some((known) => known === action), 'is the action of a story, but names none'),
  })
  .transform(() => undefined)

/** Known by the fields they have, because actions of different kinds have the same names. */
const Notice = z.union([StoryNotice, DatasourceNotice, AssetNotice, ReleaseNotice, OtherNotice])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
