import { Hono } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import { readPaging } from '../delivery/paging.ts'
import { saveDraft } from '../story-writing.ts'
import { replaceTag } from '../tag-changing.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { notFound } from './management-error.ts'
import { filledLine, parseFields, parseWrapped } from './sent.ts'

const Body = z.object({ name: filledLine() })

const Association = z.object({
  tags: z.object({ stories: z.array(z.object({ story_id: z.number().int(), tag_list: z.array(filledLine()) }), 'must be a list') }),
})

/**
 * GET  tags ?search=                 with how many drafts have each
 * PUT  tags/:name { tag: { name } }  in all stories; DELETE takes it from them
 * POST tags/bulk_association         { tags: { stories: [{ story_id, tag_list }] } }
 *
 * A tag is there while a story has it; there is nothing to make one without.
 */
export function tagRoutes({ store }: ManagementParts) {
  const { kysely, dialect } = store.database
  const replace = async (actor: ManagementEnv['Variables']['actor'], from: string, to: string | undefined) => {
    demand(actor, 'manage_tags')
    // It changes stories in every folder.
    demand(actor, 'save_stories', '')
    const replaced = await store.transaction((writing) => replaceTag(writing, from, to), authorship(actor))
    if (replaced === 0) throw notFound()
  }

  return new Hono<ManagementEnv>()
    .get('/tags', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 1000)
      const search = query.text('search')
      let tags = kysely.selectFrom('story_tags').where('version', '=', 'draft')
      if (search !== undefined) tags = tags.where(dialect.matchesParts(sql.ref('name'), ['', search, '']))
      const rows = await tags
        .groupBy('name')
        .select((select) => ['name', select.fn.countAll<number>().as('taggings_count')])
        .orderBy('name')
        .limit(paging.perPage)
        .offset(paging.offset)
        .execute()
      const { total } = await tags.select((select) => select.fn.count<number>('name').distinct().as('total')).executeTakeFirstOrThrow()
      return sendList(c, { tags: rows }, { total, perPage: paging.perPage })
    })
    .post('/tags/bulk_association', async (c) => {
      const { actor } = c.var
      demand(actor, 'manage_tags')
      const { stories } = parseFields(c.var.sent.body, Association).tags
      await store.transaction(async (writing) => {
        for (const { story_id, tag_list } of stories) {
          const row = await getRow(writing, story_id)
          demand(actor, 'save_stories', row.full_slug)
          await saveDraft(writing, story_id, { tags: tag_list })
          await recordActivity(writing, 'story.update', row)
        }
      }, authorship(actor))
      return c.json({})
    })
    .put('/tags/:name', async (c) => {
      const { name } = parseWrapped(c.var.sent, 'tag', Body)
      await replace(c.var.actor, c.req.param('name'), name)
      return c.json({ tag: { name } })
    })
    .delete('/tags/:name', async (c) => {
      await replace(c.var.actor, c.req.param('name'), undefined)
      return c.body(null, 204)
    })
}
