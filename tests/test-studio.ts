/** The studio with an admin who signs in by a personal token, for tests of the Management API. */
import type { Role } from '../server/accounts/person.ts'
import { createPersonalToken } from '../server/accounts/personal-tokens.ts'
import { space } from '../server/content/test-content.ts'
import { newId } from '../server/database/new-id.ts'
import { openTestShop, type TestShopOptions } from './test-shop.ts'

export const studioAddress = 'http://localhost:3001'

export async function openTestStudio(options?: TestShopOptions) {
  const shop = await openTestShop(options)
  const { database } = shop

  /** A person, and the token of a tool that works for them. */
  const join = async (person: { email: string; name: string; role: Role; spaceRoleId?: number }) => {
    const { email, name, role, spaceRoleId = null } = person
    const id = newId()
    const now = new Date().toISOString()
    // Nobody signs in by password here, so nobody waits for one to be hashed.
    await database.kysely
      .insertInto('people')
      .values({ id, email, name, role, space_role_id: spaceRoleId, password_hash: '', created_at: now, updated_at: now })
      .execute()
    return { id, token: (await createPersonalToken(database, { personId: id, name: 'test' })).secret }
  }
  const admin = await join({ email: 'admin@example.org', name: 'Ada', role: 'admin' })

  /** Sends JSON below `/v1/spaces/:id/`, or to an absolute path, as the admin where no token is given. */
  const manage = async (method: string, path: string, body?: unknown, token: string = admin.token) => {
    const address = path.startsWith('/') ? path : `/v1/spaces/${space.id}/${path}`
    const { status, headers, text } = await shop.studio(address, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status, headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { ...shop, admin, join, manage }
}

export type TestStudio = Awaited<ReturnType<typeof openTestStudio>>
