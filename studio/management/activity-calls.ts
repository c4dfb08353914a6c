import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

const Activity = z.looseObject({
  activity: z.looseObject({
    id: z.number(),
    /** `<kind>.<verb>` */
    key: z.string(),
    trackable_id: z.nullish(z.number()),
    created_at: z.string(),
  }),
  trackable: z.nullish(z.looseObject({ id: z.nullish(z.number()), name: z.nullish(z.string()), is_folder: z.nullish(z.boolean()) })),
  user: z.nullish(z.looseObject({ id: z.number(), friendly_name: z.nullish(z.string()), userid: z.nullish(z.string()) })),
})

/** Who did what, and when. */
export interface Activity {
  id: number
  /** `<kind>.<verb>`; a folder is a story to the service alone. */
  key: string
  at: string
  trackableId: number | undefined
  name: string
  /** `undefined` where nobody did it, or somebody who has left. */
  who: string | undefined
}

export interface ActivityQuery {
  by_owner_ids?: number | undefined
  /** Ours; without it the answer is of everything. */
  by_trackable_ids?: number | undefined
  page?: number
}

export function activityCalls({ list }: ManagementDoor) {
  return {
    async activities(query: ActivityQuery = {}): Promise<{ items: Activity[]; total: number }> {
      const { items, total } = await list(Activity, 'activities', 'activities', { ...query, per_page: 100 })
      const read = items.map(({ activity, trackable, user }) => ({
        id: activity.id,
        key: trackable?.is_folder ? activity.key.replace(/^story\./, 'folder.') : activity.key,
        at: activity.created_at,
        trackableId: activity.trackable_id ?? undefined,
        name: trackable?.name ?? '',
        who: user?.friendly_name || user?.userid || undefined,
      }))
      const { by_trackable_ids: wanted } = query
      return { items: wanted === undefined ? read : read.filter(({ trackableId }) => trackableId === wanted), total }
    },
  }
}
