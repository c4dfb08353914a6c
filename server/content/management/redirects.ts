import { Hono } from 'hono'
import { readPaging } from '../delivery/paging.ts'
import { redirectJson } from '../delivery/redirects.ts'
import { selectRedirects } from '../story-redirects.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { notFound } from './management-error.ts'

/**
 * GET redirects ?by_story_id= &search=, GET/DELETE redirects/:id: addresses at which published stories stood before they moved.
 * Moving makes them; the vendor has nothing like it.
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
