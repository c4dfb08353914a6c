import { isWithin, type Permission } from '../../accounts/rights.ts'
import type { Actor } from './environment.ts'
import { forbidden } from './management-error.ts'

/** Throws 403 when the role of who asks does not hold this right, or not at this full slug. */
export function demand({ rights }: Actor, permission: Permission, fullSlug?: string): void {
  if (!rights.permissions.has(permission)) {
    throw forbidden(`Your role does not allow this: it lacks the permission ${permission}. Ask an admin of the space.`)
  }
  if (fullSlug !== undefined && !isWithin(rights, fullSlug)) {
    throw forbidden(
      `Your role does not reach "${fullSlug}"; it holds in ${rights.folders?.map((folder) => `${folder}/`).join(', ') || 'no folder'}.`,
    )
  }
}
