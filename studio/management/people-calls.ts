/** Who may sign in to the studio's own space; who may sign in elsewhere is that service's to say. */
import * as z from 'zod/mini'
import type { ManagementDoor } from './management-door.ts'

export const Collaborator = z.looseObject({
  id: z.number(),
  role: z.enum(['admin', 'editor', 'custom']),
  /** Which of the space's own roles, for `custom`. */
  space_role_id: z.nullable(z.number()),
  user: z.looseObject({ friendly_name: z.string(), real_email: z.string() }),
  /** Told once, of a person who was just made, or has just got another. */
  initial_password: z.optional(z.string()),
})
export type Collaborator = z.output<typeof Collaborator>

const SpaceRole = z.looseObject({ id: z.number(), role: z.string() })
export type SpaceRole = z.output<typeof SpaceRole>

export type RoleChange = Pick<Collaborator, 'role' | 'space_role_id'>

export function peopleCalls({ send, ask, inSpace }: ManagementDoor) {
  const Answer = z.object({ collaborator: Collaborator })
  return {
    /** By their addresses. */
    people: async () => (await ask(z.object({ collaborators: z.array(Collaborator) }), inSpace('collaborators'))).collaborators,
    /** What people with a role of the space's own may be. */
    spaceRoles: async () => (await ask(z.object({ space_roles: z.array(SpaceRole) }), inSpace('space_roles'))).space_roles,
    addPerson: async (collaborator: Partial<RoleChange> & { email: string; friendly_name: string }) =>
      (await ask(Answer, inSpace('collaborators'), 'POST', { collaborator })).collaborator,
    changeRole: async (id: number, collaborator: RoleChange) =>
      (await ask(Answer, inSpace(`collaborators/${id}`), 'PUT', { collaborator })).collaborator,
    /** Gives them one that is answered this once, as `initial_password`, and signs them out everywhere. */
    resetPassword: async (id: number) => (await ask(Answer, inSpace(`collaborators/${id}/password`), 'POST', {})).collaborator,
    /** Ends all that the person is signed in with. Refused for the last admin. */
    endAccess: (id: number) => send('DELETE', inSpace(`collaborators/${id}`)),
    /** Of who is signed in, who is signed out by it everywhere, here too. */
    changePassword: (current_password: string, password: string) => send('PUT', '/v1/users/me', { user: { current_password, password } }),
  }
}
