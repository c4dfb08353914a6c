import { Hono } from 'hono'
import { readPaging } from '../delivery/paging.ts'
import { idIn } from '../delivery/query-parameters.ts'
import { getSpace } from '../space.ts'
import { demand } from './demand.ts'
import { type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { foldersAmong } from './folders-among.ts'

/** GET activities ?by_owner_ids= &types=Story,Asset &key_like= &created_at_gte= &created_at_lte=: who did what, the last first. `by_trackable_ids` and a trackable's `is_folder` are ours. */
export function activityRoutes({ store }: ManagementParts) {
  const { kysely } = store.database
  return new Hono<ManagementEnv>().get('/activities', async (c) => {
    demand(c.var.actor, 'save_stories')
    const { query } = c.var.sent
    const paging = readPaging(query, 100)
    const owners = query.list('by_owner_ids')?.map(idIn)
    const trackables = query.list('by_trackable_ids')?.map(idIn)
    const types = query.list('types')?.map((type) => type.toLowerCase())
    const key = query.text('key_like')
    const from = query.time('created_at_gte')
    const to = query.time('created_at_lte')
    let activities = kysely.selectFrom('activities as activity')
    if (owners) activities = activities.where('activity.person_id', 'in', owners)
    if (trackables) activities = activities.where('activity.trackable_id', 'in', trackables)
    if (types) activities = activities.where('activity.trackable_type', 'in', types)
    if (key !== undefined) activities = activities.where('activity.key', '>=', key).where('activity.key', '<', `${key}\u{10FFFF}`)
    if (from !== undefined) activities = activities.where('activity.created_at', '>=', from)
    if (to !== undefined) activities = activities.where('activity.created_at', '<=', to)

    const rows = await activities
      .leftJoin('people as person', 'person.id', 'activity.person_id')
      .selectAll('activity')
      .select(['person.name as person_name', 'person.email as person_email'])
      .orderBy('activity.id', 'desc')
      .limit(paging.perPage)
      .offset(paging.offset)
      .execute()
    const { total } = await activities.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const { id: space_id } = await getSpace(kysely)
    const stories = rows.flatMap(({ trackable_type, trackable_id }) => (trackable_type === 'story' ? (trackable_id ?? []) : []))
    const folders = await foldersAmong(store.database, [...new Set(stories)])
    const answer = rows.map((row) => ({
      activity: {
        id: row.id,
        key: row.key,
        trackable_id: row.trackable_id,
        trackable_type: `${row.trackable_type.charAt(0).toUpperCase()}${row.trackable_type.slice(1)}`,
        owner_id: row.person_id,
        owner_type: 'User',
        parameters: null,
        created_at: row.created_at,
        updated_at: row.created_at,
        space_id,
      },
      trackable: {
        id: row.trackable_id,
        name: row.trackable_name,
        ...(row.trackable_type === 'story' && { is_folder: folders.has(row.trackable_id ?? 0) }),
      },
      user: row.person_id === null ? null : { id: row.person_id, friendly_name: row.person_name, userid: row.person_email },
    }))
    return sendList(c, { activities: answer }, { total, perPage: paging.perPage })
  })
}
