import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ReleaseTable } from '../../database/editorial-tables.ts'
import { newId } from '../../database/new-id.ts'
import type { JsonObject } from '../blok-tree.ts'
import type { ContentStore } from '../content-store.ts'
import { readPaging } from '../delivery/paging.ts'
import { deleteRelease, findConflicts, selectReleaseStories } from '../release-writing.ts'
import { recordActivity } from './activities.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { conflictJson, demandOpen, deployRelease } from './deploy-release.ts'
import { type Actor, idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'
import { time } from './story-body.ts'

const none = (sentence: string) => z.array(z.unknown()).max(0, sentence).nullish()

/** What releases here do not have is refused, lest somebody count on it. */
const Body = z.object({
  name: filledLine().optional(),
  release_at: time.optional(),
  timezone: z.enum(['Europe/Berlin', 'Berlin'], 'can only be Europe/Berlin; write release_at with its own offset').nullish(),
  public: z.literal(true, 'can only be true: everybody in the space sees every release').nullish(),
  branches_to_deploy: none('must be empty: this space has no branches'),
  users_to_notify_ids: none('must be empty: nobody is told by mail here'),
  allowed_user_ids: none('must be empty: everybody in the space sees every release'),
  allowed_space_role_ids: none('must be empty: everybody in the space sees every release'),
})

type Release = Selectable<ReleaseTable>

/**
 * GET releases, POST, GET/PUT/DELETE :id   PUT with do_release makes it live at once, force_update also where stories were changed meanwhile
 * GET releases/:id/check_conflicts          (the vendor's pages also call it conflict_check)
 */
export function releaseRoutes(parts: ManagementParts) {
  const { store } = parts
  const { kysely } = store.database
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) =>
    c.json({ release: await releaseAnswer(store, await findRelease(store, id)) }, status)

  return new Hono<ManagementEnv>()
    .get('/releases', async (c) => {
      const { perPage, offset } = readPaging(c.var.sent.query, 100)
      const rows = await kysely.selectFrom('releases').selectAll().orderBy('id', 'desc').limit(perPage).offset(offset).execute()
      const members = await kysely
        .selectFrom('release_stories')
        .select(['release_id', (select) => select.fn.countAll<number>().as('count')])
        .where('release_id', 'in', [-1, ...rows.map(({ id }) => id)])
        .groupBy('release_id')
        .execute()
      const stories = new Map(members.map(({ release_id, count }) => [release_id, count]))
      const counted = kysely.selectFrom('releases').select((select) => select.fn.countAll<number>().as('total'))
      return sendList(
        c,
        { releases: rows.map((row) => ({ ...releaseJson(row), stories_count: stories.get(row.id) ?? 0 })) },
        { ...(await counted.executeTakeFirstOrThrow()), perPage },
      )
    })
    .post('/releases', async (c) => {
      demand(c.var.actor, 'publish_stories')
      const { name, release_at = null } = parseWrapped(c.var.sent, 'release', Body)
      if (name === undefined) throw invalid('name', "can't be blank")
      const id = newId()
      await store.transaction(async (writing) => {
        const { trx, now, authorId: owner_id } = writing
        const row = { id, uuid: randomUUID(), name, release_at, owner_id, revision: 0, created_at: now, updated_at: now }
        await trx.insertInto('releases').values(row).execute()
        await recordActivity(writing, 'release.create', row)
      }, authorship(c.var.actor))
      return answer(c, id, 201)
    })
    .get('/releases/:id', (c) => answer(c, idParameter(c)))
    .put('/releases/:id', async (c) => {
      const id = idParameter(c)
      const { actor, sent } = c.var
      const body = sent.body.release === undefined ? {} : parseWrapped(sent, 'release', Body)
      await changeRelease(parts, actor, id, body)
      if (sent.query.flag('do_release') === true)
        await deployRelease(parts, id, { actor, forces: sent.query.flag('force_update') ?? false })
      return answer(c, id)
    })
    .delete('/releases/:id', async (c) => {
      const { actor } = c.var
      demand(actor, 'publish_stories')
      const release = await findRelease(store, idParameter(c))
      const shown = await releaseAnswer(store, release)
      await store.transaction(async (writing) => {
        await deleteRelease(writing, release.id)
        await recordActivity(writing, 'release.delete', release)
      }, authorship(actor))
      return c.json({ release: shown })
    })
    .on('GET', ['/releases/:id/check_conflicts', '/releases/:id/conflict_check'], async (c) => {
      const { id } = await findRelease(store, idParameter(c))
      const conflicts = await findConflicts(kysely, id)
      return c.json({ has_conflicts: conflicts.length > 0, conflicts: conflicts.map(conflictJson) })
    })
}

/** Whoever gives a release its time publishes what is in it. */
async function changeRelease({ store }: ManagementParts, actor: Actor, id: number, body: z.infer<typeof Body>): Promise<void> {
  demand(actor, 'publish_stories')
  await store.transaction(async (writing) => {
    const release = await findRelease(store, id, writing.trx)
    const { name = release.name, release_at = release.release_at } = body
    if (name === release.name && release_at === release.release_at) return
    demandOpen(release)
    if (release_at !== release.release_at && release_at !== null) {
      const members = await selectReleaseStories(writing.trx, id)
      for (const { story } of members) if (story) demand(actor, 'publish_stories', story.full_slug)
    }
    // A new time is a new try.
    const refusal = release_at === release.release_at ? release.refusal : null
    await writing.trx.updateTable('releases').set({ name, release_at, refusal, updated_at: writing.now }).where('id', '=', id).execute()
    await recordActivity(writing, 'release.update', { id, name })
  }, authorship(actor))
}

/** Throws 404 when there is none. */
export async function findRelease({ database }: ContentStore, id: number, kysely = database.kysely): Promise<Release> {
  const release = await kysely.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst()
  if (!release) throw notFound()
  return release
}

/** One release, with the stories in it and which of them were changed meanwhile. */
async function releaseAnswer({ database: { kysely } }: ContentStore, release: Release): Promise<JsonObject> {
  const members = await selectReleaseStories(kysely, release.id)
  const conflicts = release.released_at === null ? await findConflicts(kysely, release.id) : []
  // A deleted one has its name, and no address.
  const stories = members.map(({ story_id, story, trashed, base_version_id, updated_at }) => {
    return { story_id, name: (story ?? trashed)?.name ?? null, full_slug: story?.full_slug ?? null, base_version_id, updated_at }
  })
  return { ...releaseJson(release), stories, conflicts: conflicts.map(conflictJson) }
}

function releaseJson({ revision: _revision, refusal, ...release }: Release): JsonObject {
  return {
    ...release,
    released: release.released_at !== null,
    timezone: 'Europe/Berlin',
    branches_to_deploy: [],
    users_to_notify_ids: [],
    public: true,
    allowed_user_ids: [],
    allowed_space_role_ids: [],
    allowed_api_key_ids: [],
    refusal: refusal && JSON.parse(refusal),
  }
}
