import type { Channel } from '../../schemas/channel.ts'
import { countAttempt, forgetAttempts } from '../credentials/attempts.ts'
import { customerPasswords } from '../credentials/password.ts'
import type { Database } from '../database/database.ts'
import { customerByEmail } from './customer-by-email.ts'
import { type CustomerSecret, openCustomerSession } from './customer-sessions.ts'

/**
 * Wrong passwords after which a source has to wait a quarter of an hour: somebody at one place who guesses at one account, all who
 * guess at it, and a network, which may be that of a whole office. Who guesses keeps an owner out who is elsewhere only with help from many places.
 */
const mostFailures = { here: 5, account: 50, network: 30 }

export interface PasswordAttempt {
  channel: Channel
  /** Undefined for what is no address: it belongs to nobody. */
  email: string | undefined
  password: string
  /** The network's address; undefined where it is not known. */
  network: string | undefined
}

/** Whose password it is. `refused` says nothing about which part was wrong, and takes as long for who has no account. */
export async function checkPassword(database: Database, attempt: PasswordAttempt, now: Date): Promise<number | 'refused' | 'too-many'> {
  const { channel, password, network } = attempt
  const email = attempt.email?.toLowerCase() ?? ''
  const account = `${channel}:${email}`
  const here = { kind: 'customer-here', value: `${account}:${network ?? ''}`, most: mostFailures.here }
  const counted = await countAttempt(
    database,
    [
      here,
      { kind: 'customer', value: account, most: mostFailures.account },
      ...(network === undefined ? [] : [{ kind: 'customer-network', value: network, most: mostFailures.network }]),
    ],
    now,
  )
  if (counted.isTooOften) {
    await counted.forget()
    return 'too-many'
  }
  const kept = await customerByEmail(database.kysely, channel, email)
  const isRight = await counted.decided(customerPasswords.isRight(password, kept?.password_hash, network))
  if (!isRight || !kept) return 'refused'
  await counted.forget()
  await forgetAttempts(database, here)
  return kept.id
}

/** Begins a session for who knows the password. */
export async function logIn(
  database: Database,
  attempt: PasswordAttempt,
  before: string | undefined,
  now: Date,
): Promise<CustomerSecret | 'refused' | 'too-many'> {
  const id = await checkPassword(database, attempt, now)
  return typeof id === 'number' ? database.kysely.transaction().execute((trx) => openCustomerSession(trx, id, before, now)) : id
}
