import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import { type Permission, permissions } from './rights.ts'

/** A custom role. Without folders or components it holds for all of them. */
export interface SpaceRole {
  id: number
  name: string
  subtitle: string
  permissions: readonly Permission[]
  folderIds: readonly number[]
  componentIds: readonly number[]
}

const Ids = z.array(z.number())
const Permissions = z.array(z.enum(permissions))

export async function listSpaceRoles({ kysely }: Database): Promise<SpaceRole[]> {
  const rows = await kysely.selectFrom('space_roles').selectAll().orderBy('name').execute()
  return rows.map(({ permissions, folder_ids, component_ids, ...row }) => ({
    ...row,
    permissions: Permissions.parse(JSON.parse(permissions)),
    folderIds: Ids.parse(JSON.parse(folder_ids)),
    componentIds: Ids.parse(JSON.parse(component_ids)),
  }))
}

/** Makes a role, or changes the one of that id. Throws `RefusedWrite` for a name that is taken, and for folders and components that there are not. */
export async function putSpaceRole(
  { kysely }: Database,
  { id = newId(), ...role }: Omit<SpaceRole, 'id'> & { id?: number },
): Promise<number> {
  const taken = await kysely.selectFrom('space_roles').select('id').where('name', '=', role.name).where('id', '!=', id).executeTakeFirst()
  if (taken) throw new RefusedWrite('role', 'has already been taken')
  const folders = await kysely
    .selectFrom('stories')
    .select('id')
    .where('id', 'in', [-1, ...role.folderIds])
    .where('is_folder', '=', 1)
    .execute()
  if (folders.length !== new Set(role.folderIds).size) throw new RefusedWrite('allowed_paths', 'must be ids of folders that there are.')
  const components = await kysely
    .selectFrom('components')
    .select('id')
    .where('id', 'in', [-1, ...role.componentIds])
    .execute()
  if (components.length !== new Set(role.componentIds).size)
    throw new RefusedWrite('component_ids', 'must be ids of components that there are.')
  const row = {
    id,
    name: role.name,
    subtitle: role.subtitle,
    permissions: JSON.stringify(role.permissions),
    folder_ids: JSON.stringify(role.folderIds),
    component_ids: JSON.stringify(role.componentIds),
  }
  await kysely
    .insertInto('space_roles')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return id
}

/** Throws `RefusedWrite` while somebody has the role. */
export async function deleteSpaceRole({ kysely }: Database, id: number): Promise<void> {
  const holder = await kysely.selectFrom('people').select('email').where('space_role_id', '=', id).executeTakeFirst()
  if (holder) throw new RefusedWrite('id', `${holder.email} still has this role; give them another one first.`)
  await kysely.deleteFrom('space_roles').where('id', '=', id).execute()
}
