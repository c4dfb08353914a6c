import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../database/database.ts'
import type { CommentTable, DiscussionTable } from '../../database/editorial-tables.ts'
import { newId } from '../../database/new-id.ts'
import type { JsonObject } from '../blok-tree.ts'
import type { ContentWriting } from '../content-writing.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { forbidden, invalid, notFound } from './management-error.ts'
import { parseWrapped } from './sent.ts'

/** In the vendor's form: pieces of text, and people who are named. */
const Piece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string('must be text').max(10_000, 'is longer than 10000 characters') }),
  z.object({
    type: z.literal('mention'),
    attrs: z.object({ id: z.number('must be a number').int(), label: z.string().max(255).optional() }),
  }),
])

export const CommentBody = z.object({
  message_json: z
    .array(Piece, 'must be a list of { type: "text", text } and { type: "mention", attrs: { id } }')
    .min(1, "can't be blank")
    .max(200),
})

type CommentBody = z.infer<typeof CommentBody>
type Comment = Selectable<CommentTable>

/** GET discussions/:id/comments, POST; PUT/DELETE discussions/:id/comments/:comment_id by who wrote it, an admin deletes any. */
export function commentRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) =>
    c.json({ comment: commentJson(await kysely.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()) }, status)
  const findInDiscussion = async (c: ManagementContext) => {
    const found = kysely.selectFrom('comments').selectAll().where('id', '=', idParameter(c, 'comment_id'))
    const comment = await found.where('discussion_id', '=', idParameter(c)).executeTakeFirst()
    if (!comment) throw notFound()
    return comment
  }

  return new Hono<ManagementEnv>()
    .get('/discussions/:id/comments', async (c) => {
      const { id } = await findDiscussion(kysely, idParameter(c))
      const rows = await kysely.selectFrom('comments').selectAll().where('discussion_id', '=', id).orderBy('id').execute()
      return c.json({ comments: rows.map(commentJson) })
    })
    .post('/discussions/:id/comments', async (c) => {
      const body = parseWrapped(c.var.sent, 'comment', CommentBody)
      const id = await store.transaction(async (writing) => {
        const discussion = await findDiscussion(writing.trx, idParameter(c))
        await recordActivity(writing, 'discussion.answer', { id: discussion.id, name: discussion.title })
        return addComment(writing, discussion.id, body)
      }, authorship(c.var.actor))
      return answer(c, id, 201)
    })
    .put('/discussions/:id/comments/:comment_id', async (c) => {
      const { id, person_id } = await findInDiscussion(c)
      const body = parseWrapped(c.var.sent, 'comment', CommentBody)
      if (person_id !== c.var.actor.person.id) throw forbidden('Only who wrote a comment may change it; answer it with one of your own')
      await store.transaction(async (writing) => {
        const changed = { message_json: JSON.stringify(body.message_json), updated_at: writing.now }
        await writing.trx.updateTable('comments').set(changed).where('id', '=', id).execute()
        await mention(writing, id, body)
      }, authorship(c.var.actor))
      return answer(c, id)
    })
    .delete('/discussions/:id/comments/:comment_id', async (c) => {
      const { id, person_id, discussion_id } = await findInDiscussion(c)
      const { person } = c.var.actor
      if (person_id !== person.id && person.role !== 'admin') throw forbidden('Only who wrote a comment, or an admin, may delete it')
      await store.transaction(async (writing) => {
        const { title } = await findDiscussion(writing.trx, discussion_id)
        await writing.trx.deleteFrom('comments').where('id', '=', id).execute()
        await recordActivity(writing, 'discussion.delete_comment', { id: discussion_id, name: title })
      }, authorship(c.var.actor))
      return c.body(null, 204)
    })
}

/** Throws 404 when there is none. */
export async function findDiscussion(kysely: Kysely<Tables>, id: number): Promise<Selectable<DiscussionTable>> {
  const row = await kysely.selectFrom('discussions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Answers the id of the comment. Throws 422 when it names somebody who is not in the space. */
export async function addComment(writing: ContentWriting, discussionId: number, body: CommentBody): Promise<number> {
  const { trx, now, authorId } = writing
  const row = { id: newId(), uuid: randomUUID(), discussion_id: discussionId, person_id: authorId, created_at: now, updated_at: now }
  await trx
    .insertInto('comments')
    .values({ ...row, message_json: JSON.stringify(body.message_json) })
    .execute()
  await mention(writing, row.id, body)
  return row.id
}

async function mention({ trx }: ContentWriting, comment_id: number, { message_json }: CommentBody): Promise<void> {
  const named = new Set(message_json.flatMap((piece) => (piece.type === 'mention' ? [piece.attrs.id] : [])))
  await trx.deleteFrom('comment_mentions').where('comment_id', '=', comment_id).execute()
  if (named.size === 0) return
  const people = await trx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...named])
    .execute()
  const unknown = [...named].find((id) => !people.some((person) => person.id === id))
  if (unknown !== undefined) throw invalid('message_json', `names the person ${unknown}, who is not in this space`)
  await trx
    .insertInto('comment_mentions')
    .values(people.map(({ id: person_id }) => ({ comment_id, person_id })))
    .execute()
}

/** `message` is the text alone. */
export function commentJson({ discussion_id, person_id: user_id, message_json, ...row }: Comment): JsonObject {
  const pieces = CommentBody.shape.message_json.parse(JSON.parse(message_json))
  const words = pieces.map((piece) => (piece.type === 'text' ? piece.text : `@${piece.attrs.label ?? piece.attrs.id}`))
  return { ...row, discussion_id, user_id, message: words.join(''), message_json: pieces }
}
