import type { Channel } from '../../schemas/channel.ts'
import { customerPasswords } from '../credentials/password.ts'
import { provePassword } from '../credentials/prove-password.ts'
import type { Database } from '../database/database.ts'
import { customerByEmail } from './customer-by-email.ts'
import { type Connection, type Customer, type CustomerSecret, openCustomerSession } from './customer-sessions.ts'

export interface PasswordAttempt {
  channel: Channel
  /** Undefined for what is no address: it belongs to nobody. */
  email: string | undefined
  password: string
  /** The network's address; undefined where it is not known. */
  network: string | undefined
}

/** Who has shown by a password that an account is theirs: by the hash that it was compared with. */
export type Proof = Pick<Customer, 'id' | 'password_hash'>

/** Whose password it is. `refused` says nothing about which part was wrong, and takes as long for who has no account. */
export function checkPassword(database: Database, attempt: PasswordAttempt, now: Date): Promise<Proof | 'refused' | 'too-many'> {
  const { channel, password, network } = attempt
  const email = attempt.email?.toLowerCase() ?? ''
  const find = () => customerByEmail(database.kysely, channel, email)
  return provePassword(
    database,
    { of: 'customer', passwords: customerPasswords, account: `${channel}:${email}`, password, network, find },
    now,
  )
}

/**
 * Whether what was proved still holds, from now on until the transaction ends: a password waits in line until it is checked, and another
 * may have been set meanwhile, or the account be gone.
 */
export async function stillHolds(trx: Connection, { id, password_hash }: Proof): Promise<boolean> {
  // Written, not read: whoever sets another at the same moment waits for this transaction, or this one for theirs.
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Begins a session for who knows the password. */
export async function logIn(
  database: Database,
  attempt: PasswordAttempt,
  before: string | undefined,
  now: Date,
): Promise<CustomerSecret | 'refused' | 'too-many'> {
  const proof = await checkPassword(database, attempt, now)
  if (typeof proof === 'string') return proof
  return database.kysely
    .transaction()
    .execute(async (trx) => ((await stillHolds(trx, proof)) ? openCustomerSession(trx, proof.id, before, now) : 'refused'))
}
