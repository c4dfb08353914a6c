import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

/** Pieces of a comment, in the vendor's form. */
const Piece = z.union([
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({ type: z.literal('mention'), attrs: z.looseObject({ id: z.number(), label: z.optional(z.string()) }) }),
])
export type Piece = { type: 'text'; text: string } | { type: 'mention'; attrs: { id: number; label?: string | undefined } }

export const Comment = z.looseObject({
  id: z.number(),
  user_id: z.nullish(z.number()),
  created_at: z.string(),
  message: z._default(z.string(), ''),
  message_json: z._default(z.array(z.union([Piece, z.looseObject({ type: z.string() })])), []),
})
export type Comment = z.output<typeof Comment>

export const Discussion = z.looseObject({
  id: z.number(),
  title: z.string(),
  block_uid: z.string(),
  fieldname: z.nullish(z.string()),
  solved_at: z.nullish(z.string()),
  component: z.nullish(z.string()),
  /** Ours. */
  story_id: z.nullish(z.number()),
  comments_count: z._default(z.number(), 0),
  last_comment: z.nullish(Comment),
})
export type Discussion = z.output<typeof Discussion>

const Collaborator = z.looseObject({
  user_id: z.nullish(z.number()),
  user: z.nullish(z.looseObject({ id: z.number(), friendly_name: z.nullish(z.string()), userid: z.nullish(z.string()) })),
})

/** Somebody of the space. */
export interface Collaborator {
  id: number
  name: string
}

export interface NewDiscussion {
  title: string
  block_uid: string
  fieldname: string | null
  component: string
  message: Piece[]
}

export function discussionCalls({ send, ask, list, listAll, inSpace }: ManagementDoor) {
  const commentOf = (message: Piece[]) => ({ comment: { message_json: message } })
  const open = { by_status: 'unsolved' }
  return {
    discussions: (storyId: number) => listAll(Discussion, 'discussions', `stories/${storyId}/discussions`),
    /** Those that name who asks and are not solved, on all pages. */
    mentions: () => listAll(Discussion, 'discussions', 'mentioned_discussions/me', open),
    mentionCount: async () => (await list(Discussion, 'discussions', 'mentioned_discussions/me', { ...open, per_page: 1 })).total,
    /** Ours, 404 elsewhere: likewise those that who asks has begun. */
    begunDiscussions: () => listAll(Discussion, 'discussions', 'begun_discussions/me', open),
    discussion: async (id: number) => (await ask(z.object({ discussion: Discussion }), inSpace(`discussions/${id}`))).discussion,
    comments: async (discussion: number) =>
      (await ask(z.object({ comments: z.array(Comment) }), inSpace(`discussions/${discussion}/comments`))).comments,
    beginDiscussion: (storyId: number, { message, ...discussion }: NewDiscussion) =>
      send('POST', inSpace(`stories/${storyId}/discussions`), { discussion: { ...discussion, ...commentOf(message) } }),
    addComment: (discussion: number, message: Piece[]) => send('POST', inSpace(`discussions/${discussion}/comments`), commentOf(message)),
    /** `null` opens it again. */
    solveDiscussion: (discussion: number, solved_at: string | null) =>
      send('PUT', inSpace(`discussions/${discussion}`), { discussion: { solved_at } }),
    async collaborators(): Promise<Collaborator[]> {
      const { collaborators } = await ask(z.object({ collaborators: z.array(Collaborator) }), inSpace('collaborators'))
      return collaborators.flatMap(({ user_id, user }) => {
        const id = user?.id ?? user_id
        const name = user?.friendly_name || user?.userid
        return id && name ? [{ id, name }] : []
      })
    },
  }
}
