import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../database/database.ts'
import { readPaging } from '../delivery/paging.ts'
import { redirectJson } from '../delivery/redirects.ts'
import { redirectFrom, selectRedirects } from '../story-redirects.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { formerAddress, whyUnreachable } from './reserved-slugs.ts'
import { filledLine, parseWrapped } from './sent.ts'

const Body = z.object({
  from_slug: filledLine(),
  story_id: z.number('must be a number').int(),
})

/** Throws 422 for an address that can't lead to a story: no shopper's address stands for it, or another story stands there. */
export async function checkFormer(kysely: Kysely<Tables>, from: string): Promise<void> {
  const unreachable = whyUnreachable({ full_slug: from, is_folder: 0 })
  if (unreachable) throw invalid('from_slug', unreachable)
  const standing = kysely
    .selectFrom('stories')
    .select('name')
    .where('is_folder', '=', 0)
    .where('full_slug', 'in', [from, `${from}/`])
  const other = await standing.executeTakeFirst()
  if (other) throw invalid('from_slug', `The story "${other.name}" stands at this address; move or delete it first.`)
}

/**
 * GET redirects ?by_story_id= &search=, GET/DELETE redirects/:id: addresses that lead to stories. Moving a published story makes
 * them; POST { redirect: { from_slug, story_id } } makes one from an address at which nothing stands. It is followed once the
 * story is published. The vendor has nothing like it.
 */
export function redirectRoutes({ store }: ManagementParts) {
  const { kysely, dialect } = store.database
  const find = async (id: number) => {
    const row = await selectRedirects(kysely).where('redirect.id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  return new Hono<ManagementEnv>()
    .get('/redirects', async (c) => {
      const { query } = c.var.sent
      const { perPage, offset } = readPaging(query, 100)
      const storyId = query.count('by_story_id', 1)
      const search = query.text('search')
      let found = selectRedirects(kysely)
      if (storyId !== undefined) found = found.where('redirect.story_id', '=', storyId)
      if (search !== undefined)
        found = found.where(({ or, ref }) =>
          or([ref('redirect.from_slug'), ref('story.full_slug')].map((slug) => dialect.matchesParts(slug, ['', search, '']))),
        )
      const rows = await found.orderBy('redirect.from_slug').limit(perPage).offset(offset).execute()
      const counted = found.clearSelect().select((select) => select.fn.countAll<number>().as('total'))
      const { total } = await counted.executeTakeFirstOrThrow()
      return sendList(c, { redirects: rows.map(redirectJson) }, { total, perPage })
    })
    .post('/redirects', async (c) => {
      const { from_slug, story_id } = parseWrapped(c.var.sent, 'redirect', Body)
      const from = formerAddress(from_slug)
      const made = await store.transaction(async (writing) => {
        const { trx } = writing
        const story = await getRow(writing, story_id)
        demand(c.var.actor, 'edit_story_slug', story.full_slug)
        if (story.is_folder) throw invalid('story_id', 'is a folder; an address leads to a story')
        await checkFormer(trx, from)
        await redirectFrom(writing, [{ id: story_id, full_slug: from }])
        const redirect = await selectRedirects(trx).where('redirect.from_slug', '=', from).executeTakeFirstOrThrow()
        await recordActivity(writing, 'redirect.create', { id: redirect.id, name: from })
        return redirect
      }, authorship(c.var.actor))
      return c.json({ redirect: redirectJson(made) }, 201)
    })
    .get('/redirects/:id', async (c) => c.json({ redirect: redirectJson(await find(idParameter(c))) }))
    .delete('/redirects/:id', async (c) => {
      const { id, from_slug, to_slug } = await find(idParameter(c))
      demand(c.var.actor, 'edit_story_slug', to_slug)
      await store.transaction(async (writing) => {
        await writing.trx.deleteFrom('story_redirects').where('id', '=', id).execute()
        await recordActivity(writing, 'redirect.delete', { id, name: from_slug })
      }, authorship(c.var.actor))
      return c.body(null, 204)
    })
}
