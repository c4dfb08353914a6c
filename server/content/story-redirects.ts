import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { ContentWriting } from './content-writing.ts'

/** So many former addresses of a story lead to it; the oldest are given up. */
const mostOfStory = 20

/** Rows a statement: databases limit how many values one may carry. */
const rowsAtOnce = 1_000

/** A published story that moved, and the full slug it had. */
export interface FormerPlace {
  id: number
  full_slug: string
}

/** Lets the addresses that published stories had until now lead to them. Call it when they have their new ones. */
export async function redirectFrom({ trx, now }: ContentWriting, formerPlaces: FormerPlace[]): Promise<void> {
  for (let start = 0; start < formerPlaces.length; start += rowsAtOnce) {
    const places = formerPlaces.slice(start, start + rowsAtOnce)
    const rows = places.map(({ id, full_slug }) => ({ id: newId(), from_slug: withoutSlash(full_slug), story_id: id, created_at: now }))
    await trx
      .insertInto('story_redirects')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('from_slug').doUpdateSet((row) => ({
          id: row.ref('excluded.id'),
          story_id: row.ref('excluded.story_id'),
          created_at: row.ref('excluded.created_at'),
        })),
      )
      .execute()
    await forgetNeedless(
      trx,
      places.map(({ id }) => id),
    )
  }
}

/** The full slug of the published story that stood at this one before it moved; `undefined` when there is none. */
export async function findRedirect({ kysely }: Database, fullSlug: string): Promise<Redirect | undefined> {
  return selectRedirects(kysely).where('redirect.from_slug', '=', withoutSlash(fullSlug)).where(isPublished).executeTakeFirst()
}

/** Those that lead somewhere, or would if their story were published. */
export function selectRedirects(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('story_redirects as redirect')
    .innerJoin('stories as story', 'story.id', 'redirect.story_id')
    .select(['redirect.id', 'redirect.from_slug', 'redirect.story_id', 'redirect.created_at'])
    .select(['story.uuid as story_uuid', 'story.full_slug as to_slug', 'story.published_at'])
}

export type Redirect = Awaited<ReturnType<ReturnType<typeof selectRedirects>['executeTakeFirstOrThrow']>>

export const isPublished = sql<boolean>`story.published_at is not null`

/** A story that came back to a former address needs no redirect from it. */
async function forgetNeedless(trx: Kysely<Tables>, storyIds: number[]): Promise<void> {
  await trx
    .deleteFrom('story_redirects')
    .where('story_id', 'in', storyIds)
    .where('from_slug', 'in', (slugs) =>
      slugs.selectFrom('stories').select(sql<string>`rtrim(full_slug, '/')`.as('slug')).where('id', 'in', storyIds),
    )
    .execute()
  const newest = sql<number>`row_number() over (partition by story_id order by id desc)`
  await trx
    .deleteFrom('story_redirects')
    .where('id', 'in', (old) =>
      old
        .selectFrom((all) =>
          all.selectFrom('story_redirects').select('id').select(newest.as('age')).where('story_id', 'in', storyIds).as('ranked'),
        )
        .select('ranked.id')
        .where('ranked.age', '>', mostOfStory),
    )
    .execute()
}

function withoutSlash(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '')
}
