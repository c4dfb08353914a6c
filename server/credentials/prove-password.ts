import type { Database } from '../database/database.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import type { customerPasswords } from './password.ts'

/**
 * Wrong passwords after which a source has to wait a quarter of an hour: somebody at one place who guesses at one account, all who
 * guess at it, and a network, which may be that of a whole office. Who guesses keeps an owner out who is elsewhere only with help from many places.
 */
const mostFailures = { here: 5, account: 50, network: 30 }

export interface PasswordTry<Owner> {
  /** What is counted of customers counts for nobody of the studio. */
  of: 'customer' | 'person'
  passwords: Pick<typeof customerPasswords, 'isRight'>
  /** By a key that all who mean it write alike. */
  account: string
  password: string
  /** Where it comes from; undefined where that is not known. */
  network: string | undefined
  /** Undefined for an account that there is not. */
  find: () => Promise<Owner | undefined>
}

/**
 * Whose password it is, with the hash that it is right for; they may have another by now. `refused` says nothing about which part was wrong,
 * and takes as long where there is no account. Success forgets the failures of the account at this place.
 */
export async function provePassword<Owner extends { password_hash: string }>(
  database: Database,
  { of, passwords, account, password, network, find }: PasswordTry<Owner>,
  now: Date,
): Promise<Owner | 'refused' | 'too-many'> {
  const here = { kind: `${of}-here`, value: `${account}:${network ?? ''}`, most: mostFailures.here }
  const all = { kind: of, value: account, most: mostFailures.account }
  const fromNetwork = network === undefined ? [] : [{ kind: `${of}-network`, value: network, most: mostFailures.network }]
  // It counts as failed until it succeeds.
  const attempt = await countAttempt(database, [here, all, ...fromNetwork], now)
  if (attempt.isTooOften) {
    await attempt.forget()
    return 'too-many'
  }
  const owner = await find()
  const isRight = await attempt.decided(passwords.isRight(password, owner?.password_hash, network))
  if (!owner || !isRight) return 'refused'
  await attempt.forget()
  await forgetAttempts(database, here)
  return owner
}
