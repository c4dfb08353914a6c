/**
 * A link that shows somebody without an account, for a day, what is not published: one story, or the whole shop as it will be.
 * What it may show stands in it, signed with the key that opens drafts.
 */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../same-secret.ts'

/** What a link may show. */
const PreviewLink = z.object({
  /** Only pages on which this story is drawn; the whole shop when left out. */
  story: z.number().int().positive().optional(),
  /** The story's draft. */
  isDraft: z.literal(true).optional(),
  /** What will be published at this instant, ISO 8601 in UTC. */
  at: z.iso.datetime().optional(),
  /** With the texts of this release. */
  release: z.number().int().positive().optional(),
  /** Only in this language of the space, `default` for its own one; in all when left out. */
  language: z.string().optional(),
  /** Until when it is good, in seconds since 1970. */
  until: z.number().int(),
})
export type PreviewLink = z.infer<typeof PreviewLink>

const daySeconds = 24 * 3600

export interface PreviewKey {
  /** Opens drafts. */
  key: string
  now: Date
}

/** The parameter that opens what it names until the same time tomorrow, and when that is. */
export function createPreviewLink(shows: Omit<PreviewLink, 'until'>, { key, now }: PreviewKey): { token: string; until: Date } {
  const until = Math.floor(now.getTime() / 1000) + daySeconds
  const said = Buffer.from(JSON.stringify({ ...shows, until })).toString('base64url')
  return { token: `${said}.${sign(said, key)}`, until: new Date(until * 1000) }
}

/** What a link may show; `undefined` for one that was not signed by us, was changed, or is over. */
export function readPreviewLink(token: string, { key, now }: PreviewKey): PreviewLink | undefined {
  const [said = '', signature = '', ...rest] = token.split('.')
  // Nothing of it is read before it is known to be ours.
  if (!isSameSecret(signature, sign(said, key)) || rest.length > 0) return undefined
  const link = PreviewLink.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  return link.success && link.data.until * 1000 > now.getTime() ? link.data : undefined
}

/** The name keeps these signatures apart from whatever else is signed with the key. */
const sign = (said: string, key: string) => createHmac('sha256', key).update(`preview-link:${said}`).digest('base64url')
