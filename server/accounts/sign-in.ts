import { countAttempt, forgetAttempts } from '../credentials/attempts.ts'
import { studioPasswords } from '../credentials/password.ts'
import type { Database } from '../database/database.ts'
import { findPerson, type Person, personEmail } from './person.ts'

export interface SignInAttempt {
  email: string
  password: string
  /** Where it comes from; undefined where that is not known. */
  network: string | undefined
}

/** `refused` says nothing about which part was wrong. */
export type SignInOutcome = { person: Person } | 'refused' | 'too-many'

/** Failures after which a source has to wait. A network may be that of a whole office. */
const mostFailures = { email: 5, network: 30 }

/** Checks a password. Success forgets the failures of the person. */
export async function signIn(database: Database, { email, password, network }: SignInAttempt, now = new Date()): Promise<SignInOutcome> {
  const byEmail = { kind: 'email', value: personEmail(email), most: mostFailures.email }
  const byNetwork = network === undefined ? [] : [{ kind: 'address', value: network, most: mostFailures.network }]
  // It counts as failed until it succeeds.
  const attempt = await countAttempt(database, [byEmail, ...byNetwork], now)
  if (attempt.isTooOften) {
    await attempt.forget()
    return 'too-many'
  }

  const { kysely } = database
  const kept = await kysely.selectFrom('people').select(['id', 'password_hash']).where('email', '=', personEmail(email)).executeTakeFirst()
  const isRight = await attempt.decided(studioPasswords.isRight(password, kept?.password_hash, network))
  const person = kept && isRight ? await findPerson(database, kept.id) : undefined
  if (!person) return 'refused'
  await attempt.forget()
  await forgetAttempts(database, byEmail)
  return { person }
}
