import type { JsonObject } from '../blok-tree.ts'
import { findRedirect, isPublished, type Redirect, selectRedirects } from '../story-redirects.ts'
import type { Answer } from './answer.ts'
import { isReached } from './asked-version.ts'
import { notFound } from './delivery-error.ts'
import { readPaging } from './paging.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Reading } from './reading.ts'

/** GET /v2/cdn/redirects: where published stories stood before they moved, and where they stand now. The vendor has nothing like it. */
export async function listRedirects({ database, space, storyIds }: Reading, query: QueryParameters): Promise<Answer> {
  const { perPage, offset } = readPaging(query, 1000)
  const published = selectRedirects(database.kysely)
    .where(isPublished)
    .$if(storyIds !== undefined, (redirects) => redirects.where(isReached({ storyIds })))
  const rows = await published.orderBy('redirect.from_slug').limit(perPage).offset(offset).execute()
  const { total } = await published
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { body: { redirects: rows.map(redirectJson), cv: space.cv }, total, perPage }
}

/** GET /v2/cdn/redirects/{former full slug} */
export async function showRedirect({ database, space, storyIds }: Reading, fullSlug: string): Promise<Answer> {
  const redirect = await findRedirect(database, fullSlug)
  if (!redirect || storyIds?.includes(redirect.story_id) === false) throw notFound()
  return { body: { redirect: redirectJson(redirect), cv: space.cv } }
}

/** As both APIs show it. */
export function redirectJson({ id, from_slug, to_slug, story_id, story_uuid, created_at, published_at }: Redirect): JsonObject {
  return { id, from_slug, to_slug, story_id, story_uuid, is_active: published_at !== null, created_at }
}
