import type { Kysely, Selectable } from 'kysely'
import { passwordLength } from '../../schemas/password-length.ts'
import { studioPasswords } from '../credentials/password.ts'
import { hashSecret } from '../credentials/secret.ts'
import type { PersonTable } from '../database/account-tables.ts'
import type { Database, Tables } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'

/** Who may sign in to the studio. */
export type Person = Omit<Selectable<PersonTable>, 'password_hash'>

export type Role = PersonTable['role']

export interface NewPerson {
  email: string
  name: string
  password: string
  role: Role
  spaceRoleId?: number | null
}

const personColumns = ['id', 'email', 'name', 'role', 'space_role_id', 'created_at', 'updated_at'] as const

/** Throws `RefusedWrite` for a password that is too short, an address that is taken or a role that there is not. */
export async function createPerson({ kysely }: Database, person: NewPerson): Promise<Person> {
  const email = personEmail(person.email)
  checkPassword(person.password)
  const takenBy = await kysely.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst()
  if (takenBy) throw taken(email)
  await checkRole(kysely, person.role, person.spaceRoleId ?? null)
  const now = new Date().toISOString()
  const row = {
    id: newId(),
    email,
    name: person.name,
    role: person.role,
    space_role_id: person.spaceRoleId ?? null,
    created_at: now,
    updated_at: now,
  }
  const insert = kysely
    .insertInto('people')
    .values({ ...row, password_hash: await studioPasswords.hash(person.password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
  // Hashing takes long by intent; somebody else may have come first.
  const { numInsertedOrUpdatedRows } = await insert.executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw taken(email)
  return row
}

const taken = (email: string) => new RefusedWrite('email', `"${email}" has already been taken.`)

export function findPerson({ kysely }: Database, id: number): Promise<Person | undefined> {
  return kysely.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst()
}

/** With the hash for which the password is right. */
export function findWithPassword({ kysely }: Database, email: string): Promise<Selectable<PersonTable> | undefined> {
  return kysely.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
}

export function listPeople({ kysely }: Database): Promise<Person[]> {
  return kysely.selectFrom('people').select(personColumns).orderBy('email').execute()
}

/** Gives a person another role. Sessions and tokens stay; the next request has the new rights. */
export async function changeRole({ kysely }: Database, id: number, role: Role, spaceRoleId: number | null): Promise<void> {
  await checkRole(kysely, role, spaceRoleId)
  if (role !== 'admin') await checkNotLastAdmin(kysely, id)
  await kysely
    .updateTable('people')
    .set({ role, space_role_id: spaceRoleId, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Ends every session and personal token of the person too. */
export async function deletePerson({ kysely }: Database, id: number): Promise<void> {
  await checkNotLastAdmin(kysely, id)
  await kysely.deleteFrom('people').where('id', '=', id).execute()
}

export interface PasswordChange {
  id: number
  /** The hash for which the present password was found right. */
  provenBy: string
  password: string
  /** The token by which it is sent, if it is: that one stays. */
  token: string | undefined
}

/**
 * Ends every session, and every token that was got by signing in, which alone end by themselves: whoever knew the old password is out.
 * Answers false, and changes nothing, where another change came first.
 */
export async function changePassword({ kysely }: Database, { id, provenBy, password, token }: PasswordChange): Promise<boolean> {
  checkPassword(password)
  const changed = { password_hash: await studioPasswords.hash(password), updated_at: new Date().toISOString() }
  return kysely.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('people')
      .set(changed)
      .where('id', '=', id)
      .where('password_hash', '=', provenBy)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await endSignIns(trx, id, token)
    return true
  })
}

/** Gives somebody another password, whatever theirs was, and ends what they have signed in with. */
export async function resetPassword({ kysely }: Database, id: number, password: string): Promise<void> {
  const changed = { password_hash: await studioPasswords.hash(password), updated_at: new Date().toISOString() }
  await kysely.transaction().execute(async (trx) => {
    await trx.updateTable('people').set(changed).where('id', '=', id).execute()
    await endSignIns(trx, id)
  })
}

/** Sessions, and tokens that were got by signing in, but for this one. */
async function endSignIns(trx: Kysely<Tables>, id: number, token = ''): Promise<void> {
  await trx.deleteFrom('sessions').where('person_id', '=', id).execute()
  await trx
    .deleteFrom('personal_tokens')
    .where('person_id', '=', id)
    .where('expires_at', 'is not', null)
    .where('secret_hash', '!=', hashSecret(token))
    .execute()
}

/** One person, however the address is written. */
export function personEmail(written: string): string {
  return written.trim().normalize('NFC').toLowerCase()
}

function checkPassword({ length }: string) {
  const { least, most } = passwordLength
  if (length < least) throw new RefusedWrite('password', `The password has ${length} characters; write at least ${least}.`)
  if (length > most) throw new RefusedWrite('password', `The password has ${length} characters; ${most} are allowed.`)
}

async function checkRole(kysely: Kysely<Tables>, role: Role, spaceRoleId: number | null) {
  if (role !== 'custom') {
    if (spaceRoleId !== null) throw new RefusedWrite('space_role_id', `The role "${role}" takes no space role; leave space_role_id out.`)
    return
  }
  const found = await kysely
    .selectFrom('space_roles')
    .select('id')
    .where('id', '=', spaceRoleId ?? -1)
    .executeTakeFirst()
  if (!found) throw new RefusedWrite('space_role_id', 'A custom role needs the id of a space role that exists.')
}

async function checkNotLastAdmin(kysely: Kysely<Tables>, id: number) {
  const others = await kysely.selectFrom('people').select('id').where('role', '=', 'admin').where('id', '!=', id).executeTakeFirst()
  if (!others) throw new RefusedWrite('role', 'This is the last admin; make someone else an admin first.')
}
