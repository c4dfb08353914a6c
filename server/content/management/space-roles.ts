import { Hono } from 'hono'
import { z } from 'zod'
import { permissions } from '../../accounts/rights.ts'
import { deleteSpaceRole, listSpaceRoles, putSpaceRole, type SpaceRole } from '../../accounts/space-roles.ts'
import type { Database } from '../../database/database.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, line, parseWrapped } from './sent.ts'
import { ids } from './sent-lists.ts'

/** Restrictions that the vendor knows and this space does not enforce. To keep one without holding it would be worse than to refuse it. */
const unenforced = z.array(z.unknown()).max(0, 'is not supported here; leave it out').nullish()

const Ids = ids(z.coerce.number('must be a number').int())

const Body = z.object({
  role: filledLine().optional(),
  subtitle: line().nullish(),
  permissions: z.array(z.enum(permissions, `must be of ${permissions.join(', ')}`)).optional(),
  /** Ids of folders, and of components. */
  allowed_paths: Ids.optional(),
  component_ids: Ids.optional(),
  field_permissions: unenforced,
  readonly_field_permissions: unenforced,
  datasource_ids: unenforced,
  asset_folder_ids: unenforced,
  blocked_paths: unenforced,
  blocked_languages: unenforced,
  allowed_languages: unenforced,
  branch_ids: unenforced,
})

/** GET space_roles, POST, GET/PUT/DELETE :id: what people with the role `custom` may do. */
export function spaceRoleRoutes({ store }: ManagementParts) {
  const { database } = store
  const find = async (id: number) => {
    const role = (await listSpaceRoles(database)).find((known) => known.id === id)
    if (!role) throw notFound()
    return role
  }
  const answer = async (c: ManagementContext, id: number, status: 200 | 201 = 200) =>
    c.json({ space_role: await spaceRoleJson(database, await find(id)) }, status)

  return new Hono<ManagementEnv>()
    .get('/space_roles', async (c) =>
      c.json({ space_roles: await Promise.all((await listSpaceRoles(database)).map((role) => spaceRoleJson(database, role))) }),
    )
    .post('/space_roles', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { role: name, subtitle, ...body } = parseWrapped(c.var.sent, 'space_role', Body)
      if (name === undefined) throw invalid('role', "can't be blank")
      const { permissions = [], allowed_paths: folderIds = [], component_ids: componentIds = [] } = body
      return answer(c, await putSpaceRole(database, { name, subtitle: subtitle ?? '', permissions, folderIds, componentIds }), 201)
    })
    .get('/space_roles/:id', (c) => answer(c, idParameter(c)))
    .put('/space_roles/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const before = await find(idParameter(c))
      const { role: name = before.name, subtitle, ...body } = parseWrapped(c.var.sent, 'space_role', Body)
      const {
        permissions = before.permissions,
        allowed_paths: folderIds = before.folderIds,
        component_ids: componentIds = before.componentIds,
      } = body
      await putSpaceRole(database, { id: before.id, name, subtitle: subtitle ?? before.subtitle, permissions, folderIds, componentIds })
      return answer(c, before.id)
    })
    .delete('/space_roles/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { id } = await find(idParameter(c))
      await deleteSpaceRole(database, id)
      return c.body(null, 204)
    })
}

async function spaceRoleJson({ kysely }: Database, { id, name, subtitle, permissions, folderIds, componentIds }: SpaceRole) {
  const folders = await kysely
    .selectFrom('stories')
    .select('full_slug')
    .where('id', 'in', [-1, ...folderIds])
    .orderBy('full_slug')
    .execute()
  return {
    id,
    role: name,
    subtitle,
    permissions,
    allowed_paths: folderIds.map(String),
    resolved_allowed_paths: folders.map(({ full_slug }) => `${full_slug}/`),
    component_ids: componentIds,
    field_permissions: [],
    datasource_ids: [],
    asset_folder_ids: [],
    branch_ids: [],
    allowed_languages: [],
  }
}
