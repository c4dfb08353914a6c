import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ApiKeyAccess } from '../../database/editorial-tables.ts'
import { newId } from '../../database/new-id.ts'
import { readKey } from '../api-key.ts'
import type { ContentWriting } from '../content-writing.ts'
import { getSpace } from '../space.ts'
import { numericId } from '../story-uuid.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'
import { ids } from './sent-lists.ts'

const accesses = ['public', 'private', 'release', 'asset'] as const satisfies ApiKeyAccess[]
const Ids = ids().nullish()

const Body = z.object({
  name: filledLine().nullish(),
  /** Just these stories; all when empty. */
  story_ids: Ids,
  release_ids: Ids,
  branch_id: z.literal([null, 0], 'must be empty: this space has no branches').optional(),
  min_cache: z.literal([null, 0], 'must be 0: what is published is seen at once here').optional(),
})

const NewKey = Body.extend({ access: z.enum(accesses, `must be one of ${accesses.join(', ')}`) })

/**
 * GET api_keys, POST, GET/PUT/PATCH/DELETE :id: the keys of the Delivery API. `public` reads what is published, `private` drafts
 * too, `release` also its releases, `asset` only files. The first two are chosen in the settings and not changed here.
 */
export function apiKeyRoutes({ store, tokens }: ManagementParts) {
  const { kysely } = store.database
  const keysOfSettings = [
    { id: numericId('api_key:public'), access: 'public', name: 'Public', token: tokens.public, story_ids: [], release_ids: [] },
    { id: numericId('api_key:private'), access: 'private', name: 'Preview', token: tokens.preview, story_ids: [], release_ids: [] },
  ]
  const list = async () => {
    const { id: space_id } = await getSpace(kysely)
    const rows = await kysely.selectFrom('api_keys').selectAll().orderBy('id').execute()
    return [...keysOfSettings, ...rows.map(readKey)].map((key) => ({ ...key, space_id, branch_id: null, min_cache: 0 }))
  }
  const find = async (id: number) => {
    const key = (await list()).find((known) => known.id === id)
    if (!key) throw notFound()
    return key
  }
  const findOwn = async (c: ManagementContext) => {
    const { id, name } = await find(idParameter(c))
    if (keysOfSettings.some((key) => key.id === id))
      throw invalid('id', `"${name}" is chosen in the settings: change CONTENT_PUBLIC_TOKEN or CONTENT_PREVIEW_TOKEN there`)
    return { id, name: name ?? '' }
  }

  return new Hono<ManagementEnv>()
    .use('/api_keys/*', async (c, next) => {
      demand(c.var.actor, 'manage_space')
      await next()
    })
    .get('/api_keys', async (c) => c.json({ api_keys: await list() }))
    .post('/api_keys', async (c) => {
      const { access, name, story_ids, release_ids } = parseWrapped(c.var.sent, 'api_key', NewKey)
      const id = newId()
      await store.transaction(async (writing) => {
        await checkScope(writing, { story_ids, release_ids })
        const row = { id, access, name: name ?? access, token: randomBytes(12).toString('base64url'), created_at: writing.now }
        const scope = { story_ids: JSON.stringify(story_ids ?? []), release_ids: JSON.stringify(release_ids ?? []) }
        await writing.trx
          .insertInto('api_keys')
          .values({ ...row, ...scope })
          .execute()
        await recordActivity(writing, 'api_key.create', row)
      }, authorship(c.var.actor))
      return c.json({ api_key: await find(id) }, 201)
    })
    .get('/api_keys/:id', async (c) => c.json({ api_key: await find(idParameter(c)) }))
    .on(['PUT', 'PATCH'], '/api_keys/:id', async (c) => {
      const key = await findOwn(c)
      const { name, story_ids, release_ids } = parseWrapped(c.var.sent, 'api_key', Body)
      await store.transaction(async (writing) => {
        await checkScope(writing, { story_ids, release_ids })
        const changed = {
          name: name ?? key.name,
          ...(story_ids !== undefined && { story_ids: JSON.stringify(story_ids ?? []) }),
          ...(release_ids !== undefined && { release_ids: JSON.stringify(release_ids ?? []) }),
        }
        await writing.trx.updateTable('api_keys').set(changed).where('id', '=', key.id).execute()
        await recordActivity(writing, 'api_key.update', { ...key, name: changed.name })
      }, authorship(c.var.actor))
      return c.json({ api_key: await find(key.id) })
    })
    .delete('/api_keys/:id', async (c) => {
      const key = await findOwn(c)
      await store.transaction(async (writing) => {
        await writing.trx.deleteFrom('api_keys').where('id', '=', key.id).execute()
        await recordActivity(writing, 'api_key.delete', key)
      }, authorship(c.var.actor))
      return c.body(null, 204)
    })
}

/** A key for something that is not there would be one for everything, or for what comes to have that id. */
async function checkScope({ trx }: ContentWriting, scope: Pick<z.infer<typeof Body>, 'story_ids' | 'release_ids'>): Promise<void> {
  for (const [field, table] of [
    ['story_ids', 'stories'],
    ['release_ids', 'releases'],
  ] as const) {
    const ids = scope[field] ?? []
    if (ids.length === 0) continue
    const known = await trx.selectFrom(table).select('id').where('id', 'in', ids).execute()
    const missing = ids.find((id) => !known.some((row) => row.id === id))
    if (missing !== undefined) throw invalid(field, `names ${missing}, which is not there`)
  }
}
