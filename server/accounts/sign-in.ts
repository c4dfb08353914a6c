import type { Kysely } from 'kysely'
import { studioPasswords } from '../credentials/password.ts'
import { provePassword } from '../credentials/prove-password.ts'
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

/** Checks a password. Success forgets the failures of the person at this place. */
export async function signIn(database: Database, { email, password, network }: SignInAttempt, now = new Date()): Promise<SignInOutcome> {
  const account = personEmail(email)
  const find = () => findWithPassword(database, account)
  const found = await provePassword(database, { of: 'person', passwords: studioPasswords, account, password, network, find }, now)
  if (typeof found === 'string') return found
  const { password_hash: provenBy, ...person } = found
  return { person, provenBy }
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
