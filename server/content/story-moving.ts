import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentWriting } from './content-writing.ts'
import { announce, ofUnseen } from './story-announcing.ts'
import { checkFree, getStoryRow, placeIn, rewriteSlugsInside, selectInside } from './story-place.ts'
import { redirectFrom } from './story-redirects.ts'
import { keepSeeded, keepVersion } from './story-versions.ts'

/** Where a story goes; what is left out stays as it is. */
export interface StoryPlace {
  /** 0 is the root. */
  parentId?: number
  slug?: string
  position?: number
  /** A folder's start page stands under the folder's own slug. */
  isStartpage?: boolean
}

/**
 * Moves, renames or reorders. Everything in a folder comes along, and each story in it is announced as moved. Where something
 * published stood, its address leads to where it stands now.
 */
export async function moveStory(writing: ContentWriting, id: number, to: StoryPlace): Promise<void> {
  const { trx, now } = writing
  const row = await keepSeeded(writing, await getStoryRow(trx, id))
  const isStartpage = to.isStartpage ?? row.is_startpage === 1
  const place = await placeIn(trx, to.parentId ?? row.parent_id, to.slug ?? row.slug, isStartpage)
  const isElsewhere = place.fullSlug !== row.full_slug
  if (isElsewhere) {
    if (place.fullSlug.startsWith(`${row.full_slug}/`)) {
      throw new RefusedWrite('parent_id', `"${row.full_slug}" cannot be moved into itself; choose another folder.`)
    }
    await checkFree(trx, place.fullSlug)
  }
  const inside = row.is_folder ? await selectInside(trx, row).execute() : []

  await trx
    .updateTable('stories')
    .set({
      parent_id: place.parentId,
      slug: place.slug,
      full_slug: place.fullSlug,
      position: to.position ?? row.position,
      is_startpage: isStartpage ? 1 : 0,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (isElsewhere) await keepVersion(writing, row, 'move')
  // With a position among others these may have new ones, too.
  const unseen = to.position === undefined && ofUnseen(row)
  announce(writing, 'moved', { ...row, full_slug: place.fullSlug }, { previousFullSlug: row.full_slug, ...unseen })
  if (!isElsewhere) return
  if (row.published_at !== null) await redirectFrom(writing, [row])
  if (!row.is_folder) return

  const ids = inside.map((each) => each.id)
  await rewriteSlugsInside(trx, ids, row.full_slug, place.fullSlug)
  await trx.updateTable('stories').set({ slug: place.slug }).where('parent_id', '=', id).where('is_startpage', '=', 1).execute()
  for (const moved of inside) {
    announce(
      writing,
      'moved',
      { ...moved, full_slug: place.fullSlug + moved.full_slug.slice(row.full_slug.length) },
      { previousFullSlug: moved.full_slug, ...ofUnseen(moved) },
    )
  }
  await redirectFrom(
    writing,
    inside.filter(({ published_at }) => published_at !== null),
  )
}
