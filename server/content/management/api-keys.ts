import { Hono } from 'hono'
import { getSpace } from '../space.ts'
import { numericId } from '../story-uuid.ts'
import { demand } from './demand.ts'
import type { ManagementEnv, ManagementParts } from './environment.ts'

/** GET api_keys: the two keys of the Delivery API. They are chosen in the settings, so none is made or ended here. */
export function apiKeyRoutes({ store, tokens }: ManagementParts) {
  return new Hono<ManagementEnv>().get('/api_keys', async (c) => {
    demand(c.var.actor, 'manage_space')
    const { id: space_id } = await getSpace(store.database.kysely)
    const key = (access: 'public' | 'private', name: string, token: string) => {
      return {
        id: numericId(`api_key:${access}`),
        access,
        name,
        token,
        space_id,
        branch_id: null,
        min_cache: 0,
        story_ids: [],
        release_ids: [],
      }
    }
    return c.json({ api_keys: [key('public', 'Public', tokens.public), key('private', 'Preview', tokens.preview)] })
  })
}
