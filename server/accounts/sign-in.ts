import type { Kysely } from 'kysely'
import { countAttempt, forgetAttempts } from '../credentials/attempts.ts'
import { studioPasswords } from '../credentials/password.ts'
import type { Database, Tables } from '../database/database.ts'
import { findWithPassword, type Person, personEmail } from './person.ts'

export interface SignInAttempt {
  email: string
  password: string
  /** Where it comes from; undefined where that is not known. */
  network: string | undefined
}

/** Somebody who knew their password. */
export interface SignedIn {
  person: Person
  /** The hash that it was right for; the person may have another by now. */
  provenBy: string
}

/** `refused` says nothing about which part was wrong. */
export type SignInOutcome = SignedIn | 'refused' | 'too-many'

/**
 * Failures after which a source has to wait: somebody at one place who guesses at one person, all who guess at them, and a network, which may
 * be that of a whole office. Who guesses keeps a person out who is elsewhere only with help from many places.
 */
const mostFailures = { here: 5, account: 50, network: 30 }

/** Checks a password. Success forgets the failures of the person at this place. */
export async function signIn(database: Database, { email, password, network }: SignInAttempt, now = new Date()): Promise<SignInOutcome> {
  const account = personEmail(email)
  const here = { kind: 'here', value: `${account}:${network ?? ''}`, most: mostFailures.here }
  // It counts as failed until it succeeds.
  const attempt = await countAttempt(
    database,
    [
      here,
      { kind: 'email', value: account, most: mostFailures.account },
      ...(network === undefined ? [] : [{ kind: 'address', value: network, most: mostFailures.network }]),
    ],
    now,
  )
  if (attempt.isTooOften) {
    await attempt.forget()
    return 'too-many'
  }

  const found = await findWithPassword(database, account)
  const isRight = await attempt.decided(studioPasswords.isRight(password, found?.provenBy, network))
  if (!found || !isRight) return 'refused'
  await attempt.forget()
  await forgetAttempts(database, here)
  return found
}

/**
 * Opens what a right password opens, unless it is right no more: while it waited to be looked at, it may have been changed or the person
 * deleted. Neither happens before what is opened stands, to end with all the rest.
 */
export function openFor<Opened>(
  { kysely }: Database,
  { person, provenBy }: SignedIn,
  open: (trx: Kysely<Tables>) => Promise<Opened>,
): Promise<Opened | 'refused'> {
  return kysely.transaction().execute(async (trx) => {
    // To write the row, be it as it is, is what keeps others from it, in every database.
    const { numUpdatedRows } = await trx
      .updateTable('people')
      .set({ password_hash: provenBy })
      .where('id', '=', person.id)
      .where('password_hash', '=', provenBy)
      .executeTakeFirst()
    return numUpdatedRows === 0n ? 'refused' : open(trx)
  })
}
