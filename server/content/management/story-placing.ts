import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { mapObjects } from '../../../runtime/map-objects.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import type { ContentWriting } from '../content-writing.ts'
import { findDraft } from '../story-draft.ts'
import { getStoryRow } from '../story-place.ts'
import { createStory } from '../story-writing.ts'
import { recordActivity } from './activities.ts'
import { authorship, getRow, movePlaced } from './change-story.ts'
import { demand } from './demand.ts'
import { type Actor, idParameter, type ManagementEnv, type ManagementParts } from './environment.ts'
import { checkReachable } from './reserved-slugs.ts'
import { parseFields, parseWrapped } from './sent.ts'
import { ids } from './sent-lists.ts'
import { sendStory, storyAnswer } from './story-answer.ts'
import { StoryBody } from './story-body.ts'

const Id = z.coerce.number('must be a number').int().nonnegative()

const Target = z.object({ to_folder: Id.optional(), after_id: Id.optional() })

type Target = z.infer<typeof Target>

/** `1,2` as well as `[1, 2]`. */
const MovedIds = z.preprocess((sent) => (typeof sent === 'string' ? sent.split(',') : sent), ids(Id))

const BulkMove = Target.extend({ story_ids: MovedIds })

/**
 * PUT  stories/:id/move       ?to_folder= &after_id=
 * POST stories/bulk_move      { story_ids, to_folder, after_id }
 * PUT  stories/:id/duplicate  { story: { name, slug, parent_id } }; a folder without what is in it
 */
export function storyPlacingRoutes(parts: ManagementParts) {
  const { store } = parts
  const move = (actor: Actor, moved: number[], target: Target) =>
    store.transaction(async (writing) => {
      const room = await makeRoom(writing, actor, moved, target)
      for (const id of moved) await moveTo(writing, actor, id, target, room)
    }, authorship(actor))

  return new Hono<ManagementEnv>()
    .put('/stories/:id{\\d+}/move', async (c) => {
      const id = idParameter(c)
      const { query } = c.var.sent
      await move(c.var.actor, [id], parseFields({ to_folder: query.text('to_folder'), after_id: query.text('after_id') }, Target))
      return sendStory(c, await storyAnswer(parts, id))
    })
    .post('/stories/bulk_move', async (c) => {
      const { story_ids, ...target } = parseFields(c.var.sent.body, BulkMove)
      await move(c.var.actor, story_ids, target)
      return c.json({})
    })
    .put('/stories/:id{\\d+}/duplicate', async (c) => {
      const { actor } = c.var
      const body = parseWrapped(c.var.sent, 'story', StoryBody.pick({ name: true, slug: true, parent_id: true }))
      const copy = await store.transaction((writing) => duplicate(writing, actor, idParameter(c), body), authorship(actor))
      return sendStory(c, await storyAnswer(parts, copy))
    })
}

/** The positions that moved stories will have in a folder. */
interface Room {
  parentId: number
  positions: ReadonlyMap<number, number>
}

async function moveTo(writing: ContentWriting, actor: Actor, id: number, { to_folder, after_id }: Target, room: Room | undefined) {
  const row = await getRow(writing, id)
  demand(actor, 'move_story', row.full_slug)
  const parentId = to_folder ?? row.parent_id
  if (room && room.parentId !== parentId) throw notInFolder(after_id)
  const position = room?.positions.get(id)
  await movePlaced(writing, actor, row, { parentId, ...(position !== undefined && { position }) })
  await recordActivity(writing, 'story.move', row)
}

/** Counts the positions in a folder anew, once for all that are moved there. After nobody (0) is before all. */
async function makeRoom(writing: ContentWriting, actor: Actor, moved: readonly number[], target: Target): Promise<Room | undefined> {
  const [first] = moved
  if (target.after_id === undefined || first === undefined) return undefined
  const row = await getRow(writing, first)
  demand(actor, 'move_story', row.full_slug)
  const parentId = target.to_folder ?? row.parent_id
  const siblings = await writing.trx
    .selectFrom('stories')
    .select(['id', 'position'])
    .where('parent_id', '=', parentId)
    .orderBy('position')
    .orderBy('full_slug')
    .execute()
  const order = placedAfter(
    siblings.map(({ id }) => id),
    moved,
    target.after_id,
  )
  const positions = new Map(order.map((id, index) => [id, index * 10]))
  const named = new Set(moved)
  for (const { id, position } of siblings) {
    const wanted = positions.get(id)
    if (wanted === position || named.has(id)) continue
    await writing.trx.updateTable('stories').set({ position: wanted }).where('id', '=', id).execute()
  }
  return { parentId, positions }
}

/** Each stands after the one that was moved before it. */
function placedAfter(siblings: readonly number[], moved: readonly number[], afterId: number): number[] {
  let order = [...siblings]
  let after = afterId
  for (const id of moved) {
    const others = order.filter((other) => other !== id)
    const free = after === 0 ? 0 : others.indexOf(after) + 1
    if (after !== 0 && free === 0) throw notInFolder(after)
    order = others.toSpliced(free, 0, id)
    after = id
  }
  return order
}

const notInFolder = (id = 0) => new RefusedWrite('after_id', `There is no story with the id ${id} in that folder.`)

async function duplicate(
  writing: ContentWriting,
  actor: Actor,
  id: number,
  to: Pick<StoryBody, 'name' | 'slug' | 'parent_id'>,
): Promise<number> {
  const original = await getRow(writing, id)
  const draft = await findDraft(writing, id)
  const copy = await createStory(writing, {
    name: to.name ?? original.name,
    slug: to.slug ?? `${original.slug}-${randomUUID().slice(0, 8)}`,
    parentId: to.parent_id ?? original.parent_id,
    position: original.position,
    isFolder: original.is_folder === 1,
    ...(draft && {
      // Bloks are told apart by their uids; those of two stories are different bloks.
      content: mapObjects(JSON.parse(draft.content), (object) => ('_uid' in object ? { ...object, _uid: randomUUID() } : object)),
      tags: JSON.parse(draft.tags),
      metaData: draft.meta_data && JSON.parse(draft.meta_data),
      sortByDate: draft.sort_by_date,
      problems: JSON.parse(draft.problems),
    }),
  })
  const row = await getStoryRow(writing.trx, copy)
  checkReachable(row)
  demand(actor, 'save_stories', row.full_slug)
  await recordActivity(writing, 'story.duplicate', row)
  return copy
}
