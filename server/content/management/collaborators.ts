import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { changeRole, createPerson, deletePerson, findPerson, listPeople, type Person, resetPassword } from '../../accounts/person.ts'
import { getSpace } from '../space.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'

const Body = z.object({
  email: z.email('must be an e-mail address').optional(),
  role: z.enum(['admin', 'editor', 'custom'], 'must be admin, editor or custom').optional(),
  space_role_id: z.number('must be a number').int().nullish(),
  friendly_name: filledLine().optional(),
  password: z.string().optional(),
})

/**
 * GET    collaborators      who may sign in
 * POST   collaborators      { email, role, space_role_id, friendly_name, password }; without a password a random one is answered, once
 * PUT    collaborators/:id  changes the role; DELETE ends the account
 * POST   collaborators/:id/password  gives them a random one, which is answered once: ours, who has forgotten theirs asks an admin
 */
export function collaboratorRoutes({ store }: ManagementParts) {
  const { database } = store
  const find = async (c: ManagementContext) => {
    const person = await findPerson(database, idParameter(c))
    if (!person) throw notFound()
    return person
  }
  const answer = async (person: Person) => collaboratorJson(person, (await getSpace(database.kysely)).id)

  return new Hono<ManagementEnv>()
    .get('/collaborators', async (c) => c.json({ collaborators: await Promise.all((await listPeople(database)).map(answer)) }))
    .post('/collaborators', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { email, role = 'editor', space_role_id, friendly_name, password } = parseWrapped(c.var.sent, 'collaborator', Body)
      if (email === undefined) throw invalid('email', "can't be blank")
      const initial = password ?? randomPassword()
      const person = await createPerson(database, {
        email,
        name: friendly_name ?? email,
        password: initial,
        role,
        spaceRoleId: space_role_id ?? null,
      })
      return c.json({ collaborator: { ...(await answer(person)), ...(password === undefined && { initial_password: initial }) } }, 201)
    })
    .get('/collaborators/:id', async (c) => c.json({ collaborator: await answer(await find(c)) }))
    .put('/collaborators/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const before = await find(c)
      const { role = before.role, space_role_id } = parseWrapped(c.var.sent, 'collaborator', Body)
      const spaceRoleId = space_role_id === undefined && role === before.role ? before.space_role_id : (space_role_id ?? null)
      await changeRole(database, before.id, role, spaceRoleId)
      return c.json({ collaborator: await answer(await find(c)) })
    })
    .post('/collaborators/:id/password', async (c) => {
      demand(c.var.actor, 'manage_space')
      const person = await find(c)
      const initial_password = randomPassword()
      await resetPassword(database, person.id, initial_password)
      return c.json({ collaborator: { ...(await answer(person)), initial_password } })
    })
    .delete('/collaborators/:id', async (c) => {
      demand(c.var.actor, 'manage_space')
      const { id } = await find(c)
      await deletePerson(database, id)
      return c.body(null, 204)
    })
}

const randomPassword = () => randomBytes(12).toString('base64url')

function collaboratorJson({ id, email, name, role, space_role_id }: Person, space_id: number) {
  return {
    id,
    user_id: id,
    space_id,
    role,
    permissions: [],
    field_permissions: [],
    space_role_id,
    space_role_ids: space_role_id === null ? [] : [space_role_id],
    user: { id, userid: email, friendly_name: name, real_email: email, firstname: name, lastname: null, disabled: false },
    invitation: null,
  }
}
