/**
 * The one door to the content service: Storyblok's Management API v1, ours on the studio's own origin by the session's
 * cookie. Answers are parsed here, at the border.
 */
import * as z from 'zod/mini'
import { Component, DatasourceEntry, Person, Space } from './answers.ts'
import { assetCalls } from './asset-calls.ts'
import { createManagementDoor, type DoorParts } from './management-door.ts'
import { ManagementError } from './management-error.ts'
import { previewCalls } from './preview-calls.ts'
import { releaseCalls } from './release-calls.ts'
import { storyCalls } from './story-calls.ts'

export type ManagementClient = ReturnType<typeof createManagementClient>

export function createManagementClient(parts: DoorParts = {}) {
  const door = createManagementDoor(parts)
  const { send, ask, listAll, enterSpace } = door
  return {
    ...storyCalls(door),
    ...assetCalls(door),
    ...releaseCalls(door),
    ...previewCalls(door),
    session: () => ask(z.object({ user: Person }), '/v1/session'),
    signIn: (email: string, password: string) => send('POST', '/v1/session', { email, password }),
    signOut: () => send('DELETE', '/v1/session'),
    /** The space that all else is asked of from then on. */
    async space() {
      const { spaces } = await ask(z.object({ spaces: z.array(Space) }), '/v1/spaces')
      const [space] = spaces
      if (!space) throw new ManagementError(404, 'There is no space.')
      enterSpace(space.id)
      return space
    },
    components: () => listAll(Component, 'components', 'components'),
    datasourceEntries: (slug: string) => listAll(DatasourceEntry, 'datasource_entries', 'datasource_entries', { datasource_slug: slug }),
  }
}
