import { type Kysely, type Selectable, sql } from 'kysely'
import type { StoryTable, Tables } from '../database/database.ts'
import { RefusedWrite } from '../database/refused-write.ts'

/** Where a story stands: under which folder, and under what name there. */
export interface Place {
  parentId: number
  slug: string
  fullSlug: string
}

/** The place that a slug gives in a folder. Throws `RefusedWrite` when it cannot stand there. */
export async function placeIn(kysely: Kysely<Tables>, parentId: number, slug: string, isStartpage: boolean): Promise<Place> {
  const parent = parentId === 0 ? undefined : await getStoryRow(kysely, parentId)
  if (parent && !parent.is_folder) throw new RefusedWrite('parent_id', `"${parent.full_slug}" is a story; choose a folder.`)
  if (isStartpage) {
    if (!parent) throw new RefusedWrite('is_startpage', 'Only a folder has a start page; choose a folder.')
    return { parentId, slug: parent.slug, fullSlug: `${parent.full_slug}/` }
  }
  checkSlug(slug)
  return { parentId, slug, fullSlug: parent ? `${parent.full_slug}/${slug}` : slug }
}

/** Throws `RefusedWrite` when another story or folder has this full slug. */
export async function checkFree(kysely: Kysely<Tables>, fullSlug: string): Promise<void> {
  const taken = await kysely.selectFrom('stories').select('id').where('full_slug', '=', fullSlug).executeTakeFirst()
  if (taken) throw new RefusedWrite('slug', `"${fullSlug}" has already been taken; choose another slug.`)
}

export async function getStoryRow(kysely: Kysely<Tables>, id: number): Promise<Selectable<StoryTable>> {
  const row = await kysely.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new RefusedWrite('id', `There is no story with the id ${id}.`)
  return row
}

/**
 * The full slugs that begin with a prefix, as a half-open range. Unlike LIKE, an index answers it.
 * U+10FFFF is the last code point, so nothing that begins with the prefix comes after it.
 */
export function prefixRange(prefix: string) {
  return { from: prefix, to: `${prefix}\u{10FFFF}` }
}

/** A folder's stories and folders, at any depth. */
export function selectInside(kysely: Kysely<Tables>, folder: { full_slug: string }) {
  const { from, to } = prefixRange(`${folder.full_slug}/`)
  return kysely.selectFrom('stories').selectAll().where('full_slug', '>=', from).where('full_slug', '<', to)
}

/** Rows a statement: SQLite does nothing else before it has changed them all. */
const rowsAtOnce = 1_000

/** Gives what stands in a folder the slug that its folder now has. */
export async function rewriteSlugsInside(kysely: Kysely<Tables>, ids: readonly number[], from: string, to: string): Promise<void> {
  // SQL counts code points, JavaScript counts UTF-16 units.
  const rest = [...from].length + 1
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    await kysely
      .updateTable('stories')
      .set({ full_slug: sql<string>`${to} || substr(full_slug, ${rest})` })
      .where('id', 'in', ids.slice(start, start + rowsAtOnce))
      .execute()
  }
}

/** Throws `RefusedWrite` for what cannot be a slug. */
export function checkSlug(slug: string) {
  if (slug === '') throw new RefusedWrite('slug', 'The slug is empty; write at least one letter.')
  if (slug === '.' || slug === '..' || /[/\p{Cc}]/u.test(slug)) {
    throw new RefusedWrite('slug', `"${slug}" cannot be a slug: it may not hold "/" or control characters, nor be "." or "..".`)
  }
  if (slug.length > 255) throw new RefusedWrite('slug', `The slug has ${slug.length} characters; 255 are allowed.`)
}
