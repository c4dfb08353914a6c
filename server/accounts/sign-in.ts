import { createHash } from 'node:crypto'
import { newId } from '../content/new-id.ts'
import type { Database } from '../database/database.ts'
import { isPassword } from './password.ts'
import { findPerson, type Person, personEmail } from './person.ts'

export interface SignInAttempt {
  email: string
  password: string
  /** Of the network; undefined where it is not known. */
  address: string | undefined
}

/** `refused` says nothing about which part was wrong. */
export type SignInOutcome = { person: Person } | 'refused' | 'too-many'

/** Failures within the window after which a source has to wait. A network address may be that of a whole office. */
const mostFailures = { email: 5, address: 30 }
const windowMs = 15 * 60_000

/** Checks a password. Failures are counted in the database, so that all processes know of them; success forgets those of the person. */
export async function signIn(database: Database, { email, password, address }: SignInAttempt, now = new Date()): Promise<SignInOutcome> {
  const sources = [
    { source: sourceOf('email', personEmail(email)), most: mostFailures.email },
    ...(address === undefined ? [] : [{ source: sourceOf('address', address), most: mostFailures.address }]),
  ]
  if (await hasFailedTooOften(database, sources, now)) return 'too-many'

  const kept = await database.kysely
    .selectFrom('people')
    .select(['id', 'password_hash'])
    .where('email', '=', personEmail(email))
    .executeTakeFirst()
  const isRight = await isPassword(password, kept?.password_hash)
  const person = kept && isRight ? await findPerson(database, kept.id) : undefined
  const [byEmail] = sources
  if (person && byEmail) {
    await database.kysely.deleteFrom('failed_sign_ins').where('source', '=', byEmail.source).execute()
    return { person }
  }
  await database.kysely
    .insertInto('failed_sign_ins')
    .values(sources.map(({ source }) => ({ id: newId(), source, failed_at: now.toISOString() })))
    .execute()
  return 'refused'
}

async function hasFailedTooOften({ kysely }: Database, sources: { source: string; most: number }[], now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - windowMs).toISOString()
  await kysely.deleteFrom('failed_sign_ins').where('failed_at', '<', since).execute()
  for (const { source, most } of sources) {
    const { failures } = await kysely
      .selectFrom('failed_sign_ins')
      .select((select) => select.fn.countAll<number>().as('failures'))
      .where('source', '=', source)
      .executeTakeFirstOrThrow()
    if (failures >= most) return true
  }
  return false
}

/** Hashed, because someone's mistyped password may stand where the address of mail should. */
function sourceOf(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex')
}
