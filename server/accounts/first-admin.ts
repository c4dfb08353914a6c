import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { createPerson, personEmail } from './person.ts'
import { createPersonalToken, findPersonByToken } from './personal-tokens.ts'

export interface FirstAdmin {
  email: string | undefined
  password: string | undefined
  /** A personal token of the admin, for tools. */
  token: string | undefined
}

/**
 * Makes the admin of a space that has no people yet. Answers the password where a random one was made, for the operator to
 * read once. The token of the settings is the admin's from then on, also where it is set later or changed.
 */
export async function ensureAdmin(database: Database, set: FirstAdmin): Promise<{ email: string; password: string } | undefined> {
  const { kysely } = database
  const email = personEmail(set.email ?? 'admin@localhost')
  const anyone = await kysely.selectFrom('people').select('id').executeTakeFirst()
  const password = set.password ?? randomBytes(12).toString('base64url')
  if (!anyone) await createPerson(database, { email, name: 'Admin', password, role: 'admin' })
  if (set.token !== undefined) await keepToken(database, email, set.token)
  return anyone || set.password !== undefined ? undefined : { email, password }
}

const tokenName = 'STUDIO_ADMIN_TOKEN'

async function keepToken(database: Database, email: string, secret: string) {
  const { kysely } = database
  if ((await findPersonByToken(database, secret)) !== undefined) return
  const admins = await kysely.selectFrom('people').select(['id', 'email']).where('role', '=', 'admin').orderBy('id').execute()
  const admin = admins.find((person) => person.email === email) ?? admins[0]
  if (!admin) return
  await kysely.deleteFrom('personal_tokens').where('name', '=', tokenName).execute()
  await createPersonalToken(database, { personId: admin.id, name: tokenName, secret })
}
