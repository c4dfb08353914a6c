import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Person } from './person.ts'

/** What a role can allow, in the vendor's names where it has one. Everyone who is signed in may read. */
export const permissions = [
  'save_stories',
  'publish_stories',
  'unpublish_stories',
  'delete_stories',
  'move_story',
  'edit_story_slug',
  'manage_tags',
  'edit_image',
  'edit_datasources',
  'manage_block_library',
  'manage_space',
] as const

export type Permission = (typeof permissions)[number]

export interface Rights {
  permissions: ReadonlySet<Permission>
  /** Full slugs of the folders in which stories may be written; undefined: everywhere. */
  folders: readonly string[] | undefined
  /** Names of the components whose bloks may be added, changed and removed; undefined: all. */
  components: ReadonlySet<string> | undefined
}

const ofEditors = permissions.filter((permission) => permission !== 'manage_block_library' && permission !== 'manage_space')

/** What a person may do now. Folders are kept by id, so a folder that is moved keeps its people. */
export async function rightsOf(database: Database, person: Pick<Person, 'role' | 'space_role_id'>): Promise<Rights> {
  if (person.role === 'admin') return everything(permissions)
  if (person.role === 'editor') return everything(ofEditors)
  return rightsOfSpaceRole(database, person.space_role_id ?? -1)
}

/** Whether a story or folder may be written that stands, or would stand, at this full slug. */
export function isWithin({ folders }: Rights, fullSlug: string): boolean {
  return folders === undefined || folders.some((folder) => fullSlug.startsWith(`${folder}/`))
}

function everything(allowed: readonly Permission[]): Rights {
  return { permissions: new Set(allowed), folders: undefined, components: undefined }
}

const Ids = z.array(z.number())

async function rightsOfSpaceRole({ kysely }: Database, id: number): Promise<Rights> {
  const role = await kysely.selectFrom('space_roles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!role) return everything([])
  const folderIds = Ids.parse(JSON.parse(role.folder_ids))
  const componentIds = Ids.parse(JSON.parse(role.component_ids))
  // A folder or component that was deleted since must not widen the role to all of them.
  const folders =
    folderIds.length === 0 ? undefined : await kysely.selectFrom('stories').select('full_slug').where('id', 'in', folderIds).execute()
  const components =
    componentIds.length === 0 ? undefined : await kysely.selectFrom('components').select('name').where('id', 'in', componentIds).execute()
  return {
    permissions: new Set(z.array(z.enum(permissions)).parse(JSON.parse(role.permissions))),
    folders: folders?.map(({ full_slug }) => full_slug),
    components: components && new Set(components.map(({ name }) => name)),
  }
}
