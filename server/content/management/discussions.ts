import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../database/database.ts'
import type { DiscussionTable } from '../../database/editorial-tables.ts'
import { newId } from '../../database/new-id.ts'
import type { JsonObject } from '../blok-tree.ts'
import { readPaging } from '../delivery/paging.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow } from './change-story.ts'
import { addComment, CommentBody, commentJson, findDiscussion } from './comments.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid } from './management-error.ts'
import { filledLine, line, parseWrapped } from './sent.ts'
import { time } from './story-body.ts'

const NewDiscussion = z.object({
  title: filledLine(),
  block_uid: filledLine(),
  fieldname: line().nullish(),
  component: line().nullish(),
  lang: line(40).nullish(),
  comment: CommentBody,
})

const Solving = z.object({ solved_at: time })

type Discussion = Selectable<DiscussionTable>

/**
 * GET  stories/:id/discussions ?by_status=solved|unsolved, POST: each with a first comment, at a blok or a field of it
 * GET  mentioned_discussions/me ?by_status=                those in which somebody has named who asks, of stories that are not in the trash
 * GET  begun_discussions/me ?by_status=                    ours: likewise those that who asks has begun
 * GET/PUT discussions/:id                                  PUT { discussion: { solved_at } } solves it, with null it is open again
 *
 * Everybody in the space may take part.
 */
export function discussionRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const discussions = kysely.selectFrom('discussions as discussion')
  const ofStory = (id: number) => discussions.where('discussion.story_id', '=', id)
  const present = discussions.where('discussion.story_id', 'in', (stories) => stories.selectFrom('stories').select('id'))
  const naming = (personId: number) =>
    present.where('discussion.id', 'in', (mentions) =>
      mentions
        .selectFrom('comment_mentions as mention')
        .innerJoin('comments as comment', 'comment.id', 'mention.comment_id')
        .select('comment.discussion_id')
        .where('mention.person_id', '=', personId),
    )
  const begunBy = (personId: number) =>
    present.where('discussion.id', 'in', (begun) =>
      begun
        .selectFrom('comments as first')
        .select('first.discussion_id')
        .where('first.person_id', '=', personId)
        .where('first.id', 'in', (firsts) =>
          firsts
            .selectFrom('comments')
            .select((select) => select.fn.min('id').as('id'))
            .groupBy('discussion_id'),
        ),
    )
  const list = async (c: ManagementContext, all: typeof discussions) => {
    const { query } = c.var.sent
    const { perPage, offset } = readPaging(query, 100)
    let found = all
    const isSolved = readStatus(query.text('by_status'))
    if (isSolved !== undefined) found = found.where('discussion.solved_at', isSolved ? 'is not' : 'is', null)
    const rows = await found.selectAll('discussion').orderBy('discussion.id', 'desc').limit(perPage).offset(offset).execute()
    const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return sendList(c, { discussions: await discussionsJson(kysely, rows) }, { total, perPage })
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) => {
    const [discussion] = await discussionsJson(kysely, [await findDiscussion(kysely, id)])
    return c.json({ discussion }, status)
  }

  return new Hono<ManagementEnv>()
    .get('/stories/:id{\\d+}/discussions', (c) => list(c, ofStory(idParameter(c))))
    .get('/mentioned_discussions/me', (c) => list(c, naming(c.var.actor.person.id)))
    .get('/begun_discussions/me', (c) => list(c, begunBy(c.var.actor.person.id)))
    .post('/stories/:id{\\d+}/discussions', async (c) => {
      const { comment, ...sent } = parseWrapped(c.var.sent, 'discussion', NewDiscussion)
      const id = newId()
      await store.transaction(async (writing) => {
        const { trx, now } = writing
        const story = await getRow(writing, idParameter(c))
        const { fieldname = null, component = null } = sent
        const row = {
          ...sent,
          id,
          uuid: randomUUID(),
          story_id: story.id,
          fieldname,
          component,
          lang: sent.lang ?? 'default',
          created_at: now,
        }
        await trx.insertInto('discussions').values(row).execute()
        await addComment(writing, id, comment)
        await recordActivity(writing, 'discussion.create', { id, name: sent.title })
      }, authorship(c.var.actor))
      return answer(c, id, 201)
    })
    .get('/discussions/:id', (c) => answer(c, idParameter(c)))
    .put('/discussions/:id', async (c) => {
      const { solved_at } = parseWrapped(c.var.sent, 'discussion', Solving)
      const id = idParameter(c)
      await store.transaction(async (writing) => {
        const { title } = await findDiscussion(writing.trx, id)
        await writing.trx.updateTable('discussions').set({ solved_at }).where('id', '=', id).execute()
        await recordActivity(writing, solved_at === null ? 'discussion.reopen' : 'discussion.solve', { id, name: title })
      }, authorship(c.var.actor))
      return answer(c, id)
    })
}

function readStatus(sent: string | undefined): boolean | undefined {
  if (sent === undefined) return undefined
  if (sent !== 'solved' && sent !== 'unsolved') throw invalid('by_status', 'must be solved or unsolved')
  return sent === 'solved'
}

/** Each with its last comment, and how many there are. */
async function discussionsJson(kysely: Kysely<Tables>, rows: Discussion[]): Promise<JsonObject[]> {
  const ids = [-1, ...rows.map(({ id }) => id)]
  const counts = await kysely
    .selectFrom('comments')
    .select((select) => ['discussion_id', select.fn.countAll<number>().as('total'), select.fn.max('id').as('last_id')])
    .where('discussion_id', 'in', ids)
    .groupBy('discussion_id')
    .execute()
  const lastIds = [-1, ...counts.map(({ last_id }) => last_id)]
  const lasts = await kysely.selectFrom('comments').selectAll().where('id', 'in', lastIds).execute()
  return rows.map((row) => {
    const last = lasts.find(({ discussion_id }) => discussion_id === row.id)
    const comments_count = counts.find(({ discussion_id }) => discussion_id === row.id)?.total ?? 0
    return { ...row, comments_count, last_comment: last ? commentJson(last) : null }
  })
}
