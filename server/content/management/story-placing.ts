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
  const move = (actor: Actor, moved: number[], target: z.infer<typeof Target>) =>
    store.transaction(async (writing) => {
      let after = target.after_id
      for (const id of moved) {
        await moveAfter(writing, actor, id, { ...target, after_id: after })
        if (after !== undefined) after = id
      }
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

async function moveAfter(
  writing: ContentWriting,
  actor: Actor,
  id: number,
  { to_folder, after_id }: z.infer<typeof Target>,
): Promise<void> {
  const row = await getRow(writing, id)
  demand(actor, 'move_story', row.full_slug)
  const parentId = to_folder ?? row.parent_id
  const position = after_id === undefined ? undefined : await makeRoomAfter(writing, parentId, id, after_id)
  await movePlaced(writing, actor, row, { parentId, ...(position !== undefined && { position }) })
  await recordActivity(writing, 'story.move', row)
}

/** Counts the positions in a folder anew, with one left free. After nobody (0) is before all. */
async function makeRoomAfter({ trx }: ContentWriting, parentId: number, movedId: number, afterId: number): Promise<number> {
  const siblings = await trx
    .selectFrom('stories')
    .select(['id', 'position'])
    .where('parent_id', '=', parentId)
    .where('id', '!=', movedId)
    .orderBy('position')
    .orderBy('full_slug')
    .execute()
  const free = afterId === 0 ? 0 : siblings.findIndex(({ id }) => id === afterId) + 1
  if (afterId !== 0 && free === 0) throw new RefusedWrite('after_id', `There is no story with the id ${afterId} in that folder.`)
  for (const [index, { id, position }] of siblings.entries()) {
    const wanted = (index < free ? index : index + 1) * 10
    if (position !== wanted) await trx.updateTable('stories').set({ position: wanted }).where('id', '=', id).execute()
  }
  return free * 10
}

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
