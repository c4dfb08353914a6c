import { Hono } from 'hono'
import { z } from 'zod'
import { previewParameter } from '../../../runtime/preview-parameter.ts'
import { findLanguage } from '../delivery/story-language.ts'
import { planUntil } from '../plan-until.ts'
import { createPreviewLink } from '../preview-link.ts'
import { getSpace } from '../space.ts'
import { findDraft } from '../story-draft.ts'
import type { ManagementEnv, ManagementParts } from './environment.ts'
import { invalid } from './management-error.ts'
import { line, parseWrapped } from './sent.ts'
import { time } from './story-body.ts'

const id = z.number('must be a number').int().positive()

const Body = z.object({
  /** Only this story; the whole shop when left out. */
  story_id: id.nullish(),
  /** The story's draft. */
  draft: z.boolean().nullish(),
  /** What will be published then; without a zone the time in Germany. */
  at: time.optional(),
  /** With the texts of this release. */
  release_id: id.nullish(),
  /** One of the space's languages; its default one when left out. */
  language: line(40).nullish(),
  /** Where a link to the whole shop begins, behind the space's domain. */
  path: line(2_000).nullish(),
})

/**
 * POST previews   an address that shows for a day, without an account, a draft, a release or what will be published at a time; and
 *                 what will happen until then. Whoever may read stories may ask for it. Ours; the vendor has nothing like it.
 */
export function previewRoutes({ store, tokens }: ManagementParts) {
  const { kysely } = store.database
  return new Hono<ManagementEnv>().post('/previews', async (c) => {
    const { story_id, draft, at, release_id, language, path } = parseWrapped(c.var.sent, 'preview', Body)
    if (!draft && !at && !release_id) throw invalid('preview', 'shows nothing; send at, release_id, or draft with story_id')
    if (draft && !story_id) throw invalid('story_id', "can't be blank; a link shows the draft of one story")
    if (draft && (at || release_id)) throw invalid('draft', 'is the story as it is now; leave out at and release_id')
    const now = new Date()
    if (at && at < now.toISOString()) throw invalid('at', 'is over; what was published then stands in the versions of the stories')
    if (release_id) await demandRelease(release_id)
    const { domain, languages } = await getSpace(kysely)
    const known = findLanguage(languages, language ?? undefined)
    if (language && language !== 'default' && known === undefined)
      throw invalid('language', `The space has no language ${language}; its languages are default, ${languages.join(', ')}`)

    const shows = { ...(draft && { isDraft: true as const }), ...(at && { at }), ...(release_id && { release: release_id }) }
    const story = story_id ? { story: story_id, language: known ?? 'default' } : {}
    const { token, until } = createPreviewLink({ ...shows, ...story }, { key: tokens.preview, now })
    const url = behind(domain, story_id ? await pathOf(story_id) : (path ?? ''))
    url.searchParams.set(previewParameter, token)
    if (!story_id && known) url.searchParams.set('_storyblok_lang', known)
    const events = at ? (await planUntil(kysely, at)).events : []
    return c.json({ preview: { url: url.href, good_until: until.toISOString(), at: at ?? null, events: events.map(eventJson) } }, 201)
  })

  async function demandRelease(id: number): Promise<void> {
    const row = await kysely.selectFrom('releases').select('id').where('id', '=', id).executeTakeFirst()
    if (!row) throw invalid('release_id', `There is no release ${id} any more`)
  }

  async function pathOf(storyId: number): Promise<string> {
    const row = await kysely.selectFrom('stories').select(['full_slug', 'is_folder']).where('id', '=', storyId).executeTakeFirst()
    // 404 would say that there are no previews here.
    if (!row) throw invalid('story_id', `There is no story ${storyId} any more`)
    if (row.is_folder) throw invalid('story_id', `"${row.full_slug}" is a folder; only stories are shown`)
    return (await findDraft({ trx: kysely }, storyId))?.path || row.full_slug
  }
}

/** Whatever a path says, it stays on the space's own site. A URL lets go of blanks before it looks where a path begins. */
function behind(domain: string, path: string): URL {
  return new URL(path.replace(/^[\s\p{Cc}/\\]+/u, '').replace(/^([^?#/]*):/, './$1:'), domain)
}

const eventJson = ({ time, what, id, name, stories, outcome }: Awaited<ReturnType<typeof planUntil>>['events'][number]) => {
  return { time, what, id, name, outcome, stories: stories.map(({ id, fullSlug }) => ({ story_id: id, full_slug: fullSlug })) }
}
