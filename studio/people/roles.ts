import type { RoleChange, SpaceRole } from '../management/people-calls.ts'
import type { Words } from '../messages/german.ts'

export interface RoleChoice {
  value: string
  label: string
  change: RoleChange
}

/** What somebody may be: the two roles that every space has, and the space's own by their names. */
export const roleChoices = (spaceRoles: readonly SpaceRole[], { editor, admin }: Words['people']['roles']): RoleChoice[] => [
  { value: 'editor', label: editor, change: { role: 'editor', space_role_id: null } },
  { value: 'admin', label: admin, change: { role: 'admin', space_role_id: null } },
  ...spaceRoles.map(({ id, role }) => ({ value: String(id), label: role, change: { role: 'custom' as const, space_role_id: id } })),
]

/** The choice that stands for what somebody is. */
export const roleValue = ({ role, space_role_id }: RoleChange): string => (role === 'custom' ? String(space_role_id) : role)
