import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
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

/** Checks a password. Attempts are counted in the database, so that all processes know of them; success forgets those of the person. */
export async function signIn(database: Database, { email, password, address }: SignInAttempt, now = new Date()): Promise<SignInOutcome> {
  const { kysely } = database
  const byEmail = sourceOf('email', personEmail(email))
  const byAddress = address === undefined ? undefined : sourceOf('address', address)
  // It counts as failed until it succeeds: many at the same moment must not all begin from nothing.
  const attempt = await recordFailure(database, [byEmail, byAddress], now)
  const isTooOften =
    (await countFailures(database, byEmail)) > mostFailures.email ||
    (byAddress !== undefined && (await countFailures(database, byAddress)) > mostFailures.address)
  if (isTooOften) {
    await forgetFailures(database, attempt)
    return 'too-many'
  }

  const kept = await kysely.selectFrom('people').select(['id', 'password_hash']).where('email', '=', personEmail(email)).executeTakeFirst()
  const isRight = await isPassword(password, kept?.password_hash)
  const person = kept && isRight ? await findPerson(database, kept.id) : undefined
  if (!person) return 'refused'
  await forgetFailures(database, attempt)
  await kysely.deleteFrom('failed_sign_ins').where('source', '=', byEmail).execute()
  return { person }
}

/** Answers the ids of the rows, one for each source. */
async function recordFailure({ kysely }: Database, sources: (string | undefined)[], now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - windowMs).toISOString()
  await kysely.deleteFrom('failed_sign_ins').where('failed_at', '<', since).execute()
  const rows = sources.flatMap((source) => (source === undefined ? [] : [{ id: newId(), source, failed_at: now.toISOString() }]))
  await kysely.insertInto('failed_sign_ins').values(rows).execute()
  return rows.map(({ id }) => id)
}

async function countFailures({ kysely }: Database, source: string): Promise<number> {
  const { failures } = await kysely
    .selectFrom('failed_sign_ins')
    .select((select) => select.fn.countAll<number>().as('failures'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  return Number(failures)
}

async function forgetFailures({ kysely }: Database, ids: number[]): Promise<void> {
  await kysely.deleteFrom('failed_sign_ins').where('id', 'in', ids).execute()
}

/** Hashed, because someone's mistyped password may stand where the address of mail should. */
function sourceOf(kind: string, value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('hex')
}
