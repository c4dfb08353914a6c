import { Hono } from 'hono'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ContentWriting } from '../content-writing.ts'
import { readPaging } from '../delivery/paging.ts'
import { readKeptStory } from '../story-versions.ts'
import { saveDraft } from '../story-writing.ts'
import { replaceTag } from '../tag-changing.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow } from './change-story.ts'
import { demand } from './demand.ts'
import { type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseFields, parseWrapped } from './sent.ts'
import { manyOf, tagNames } from './sent-lists.ts'

const Body = z.object({ name: filledLine() })
const NewTag = Body.extend({ story_id: z.number('must be a number').int().nullish() })

const Tagged = z.object({ story_id: z.number('must be a number').int(), tag_list: tagNames() })

/** Of a story that is named twice, what is said last. */
const lastOfEach = (tagged: z.infer<typeof Tagged>[]) => [...new Map(tagged.map((story) => [story.story_id, story])).values()]

const Association = z.object({ tags: z.object({ stories: manyOf(Tagged).transform(lastOfEach) }) })

/**
 * GET  tags ?search=                 with how many drafts have each
 * POST tags { tag: { name, story_id } }   for a story, or to choose from
 * PUT  tags/:name { tag: { name } }  in all stories; DELETE takes it from them
 * POST tags/bulk_association         { tags: { stories: [{ story_id, tag_list }] } }
 */
export function tagRoutes({ store }: ManagementParts) {
  const { kysely, dialect } = store.database
  const replace = async (actor: ManagementEnv['Variables']['actor'], from: string, to: string | undefined) => {
    demand(actor, 'manage_tags')
    // It changes stories in every folder.
    demand(actor, 'save_stories', '')
    const replaced = await store.transaction(async (writing) => {
      const { numDeletedRows } = await writing.trx.deleteFrom('tag_names').where('name', '=', from).executeTakeFirstOrThrow()
      const inStories = await replaceTag(writing, from, to)
      if (numDeletedRows > 0n && to !== undefined) await keepName(writing, to)
      return numDeletedRows > 0n || inStories > 0
    }, authorship(actor))
    if (!replaced) throw notFound()
  }

  return new Hono<ManagementEnv>()
    .get('/tags', async (c) => {
      const { query } = c.var.sent
      const paging = readPaging(query, 1000)
      const search = query.text('search')
      const inStories = kysely.selectFrom('story_tags').select('name').select(sql<number>`1`.as('taggings')).where('version', '=', 'draft')
      const byThemselves = kysely.selectFrom('tag_names').select('name').select(sql<number>`0`.as('taggings'))
      let tags = kysely.selectFrom(inStories.unionAll(byThemselves).as('tag'))
      if (search !== undefined) tags = tags.where(dialect.matchesParts(sql.ref('name'), ['', search, '']))
      const rows = await tags
        .groupBy('name')
        .select((select) => ['name', select.fn.sum<number>('taggings').as('taggings_count')])
        .orderBy('name')
        .limit(paging.perPage)
        .offset(paging.offset)
        .execute()
      const { total } = await tags.select((select) => select.fn.count<number>('name').distinct().as('total')).executeTakeFirstOrThrow()
      const counted = rows.map(({ name, taggings_count }) => ({ name, taggings_count: Number(taggings_count) }))
      return sendList(c, { tags: counted }, { total, perPage: paging.perPage })
    })
    .post('/tags', async (c) => {
      const { actor } = c.var
      demand(actor, 'manage_tags')
      const { name, story_id } = parseWrapped(c.var.sent, 'tag', NewTag)
      await store.transaction(async (writing) => {
        if (!story_id) return keepName(writing, name)
        const row = await getRow(writing, story_id)
        demand(actor, 'save_stories', row.full_slug)
        if (row.is_folder) throw invalid('story_id', `"${row.full_slug}" is a folder; only stories have tags`)
        const { tags } = await readKeptStory(writing, story_id)
        await saveDraft(writing, story_id, { tags: [...tags, name] })
        await recordActivity(writing, 'story.update', row)
      }, authorship(actor))
      return c.json({ tag: { name } }, 201)
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

async function keepName({ trx }: ContentWriting, name: string): Promise<void> {
  await trx
    .insertInto('tag_names')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
