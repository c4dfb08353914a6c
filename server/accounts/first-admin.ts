import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { RefusedWrite } from '../database/refused-write.ts'
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
  const isMade = !anyone && (await makeAdmin(database, email, password))
  if (set.token !== undefined) await keepToken(database, email, set.token)
  return isMade && set.password === undefined ? { email, password } : undefined
}

/** Whether it was this process that made the admin: another one may start in the same moment. */
async function makeAdmin(database: Database, email: string, password: string): Promise<boolean> {
  try {
    await createPerson(database, { email, name: 'Admin', password, role: 'admin' })
    return true
  } catch (error) {
    if (error instanceof RefusedWrite && error.field === 'email') return false
    throw error
  }
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
