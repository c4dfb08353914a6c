/**
 * The one door to the content service: Storyblok's Management API v1, ours on the studio's own origin by the session's
 * cookie. Answers are parsed here, at the border.
 */
import * as z from 'zod/mini'
import { activityCalls } from './activity-calls.ts'
import { Component, ComponentGroup, Person, Rights, Space } from './answers.ts'
import { assetCalls } from './asset-calls.ts'
import type { Connection } from './connection.ts'
import { datasourceCalls } from './datasource-calls.ts'
import { discussionCalls } from './discussion-calls.ts'
import { flagCalls } from './flag-calls.ts'
import { createManagementDoor, type DoorParts, sessionPath } from './management-door.ts'
import { ManagementError } from './management-error.ts'
import { pageUrlCalls } from './page-url-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { previewCalls } from './preview-calls.ts'
import { redirectCalls } from './redirect-calls.ts'
import { releaseCalls } from './release-calls.ts'
import { storyCalls } from './story-calls.ts'

export type ManagementClient = ReturnType<typeof createManagementClient>

export interface ClientParts extends Pick<DoorParts, 'fetch' | 'origin' | 'word' | 'signInAgain'> {
  /** A space elsewhere, in the place of the studio's own. */
  connection?: Connection | undefined
}

export function createManagementClient({ connection, ...parts }: ClientParts = {}) {
  const door = createManagementDoor({ ...parts, ...(connection && { origin: connection.service, token: connection.token }) })
  const { send, ask, listAll, enterSpace } = door
  const spaceOf = async ({ spaceId }: Connection) => (await ask(z.object({ space: Space }), `/v1/spaces/${spaceId}`)).space
  async function onlySpace(): Promise<Space> {
    const { spaces } = await ask(z.object({ spaces: z.array(Space) }), '/v1/spaces')
    if (!spaces[0]) throw new ManagementError(404, 'There is no space.')
    return spaces[0]
  }
  return {
    ...storyCalls(door, { checksVersions: connection === undefined }),
    ...activityCalls(door),
    ...assetCalls(door),
    ...datasourceCalls(door),
    ...discussionCalls(door),
    ...flagCalls(door),
    ...pageUrlCalls(door),
    ...peopleCalls(door),
    ...redirectCalls(door),
    ...releaseCalls(door),
    ...previewCalls(door),
    session: () => ask(z.object({ user: Person, rights: z.optional(Rights) }), connection ? '/v1/users/me' : sessionPath),
    signIn: (email: string, password: string) => send('POST', sessionPath, { email, password }),
    signOut: () => send('DELETE', sessionPath),
    /** The space that all else is asked of from then on. */
    async space() {
      const space = connection ? await spaceOf(connection) : await onlySpace()
      enterSpace(space.id)
      return space
    },
    componentGroups: () => listAll(ComponentGroup, 'component_groups', 'component_groups'),
    components: () => listAll(Component, 'components', 'components'),
  }
}
