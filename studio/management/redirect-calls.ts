import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'
import { ManagementError } from './management-error.ts'

const Redirect = z.looseObject({ id: z.number(), from_slug: z.string(), to_slug: z.string(), is_active: z._default(z.boolean(), true) })
export type Redirect = z.output<typeof Redirect>

/** Former addresses of stories are ours; another service has none of them. */
export function redirectCalls({ send, list, inSpace }: ManagementDoor) {
  return {
    /** Those of a story, or all; `undefined` where the service has no redirects. */
    async redirects(storyId?: number): Promise<Redirect[] | undefined> {
      const query = { ...(storyId !== undefined && { by_story_id: storyId }), per_page: storyId === undefined ? 1 : 100 }
      return list(Redirect, 'redirects', 'redirects', query).then(
        ({ items }) => items,
        (error) => {
          if (error instanceof ManagementError && error.status === 404) return undefined
          throw error
        },
      )
    },
    createRedirect: (from_slug: string, story_id: number) => send('POST', inSpace('redirects'), { redirect: { from_slug, story_id } }),
  }
}
