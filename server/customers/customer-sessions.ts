import type { Selectable } from 'kysely'
import type { Channel } from '../../schemas/channel.ts'
import { createSecret, hashSecret } from '../credentials/secret.ts'
import type { CustomerTable } from '../database/customer-tables.ts'
import type { Database } from '../database/database.ts'

export type Customer = Selectable<CustomerTable>

export type Connection = Database['kysely']

/** How long nobody has to log in again, counted from logging in. */
const sessionLifeMs = 30 * 24 * 3_600_000

/** What the cookie carries. */
export interface CustomerSecret {
  secret: string
  expiresAt: Date
}

/** Begins a session; the one that the browser had before, of whoever it was, ends. */
export async function openCustomerSession(
  trx: Connection,
  customerId: number,
  before: string | undefined,
  now: Date,
): Promise<CustomerSecret> {
  const secret = createSecret()
  const expiresAt = new Date(now.getTime() + sessionLifeMs)
  if (before !== undefined) await closeCustomerSession(trx, before)
  await trx
    .insertInto('customer_sessions')
    .values({
      secret_hash: hashSecret(secret),
      customer_id: customerId,
      opened_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute()
  return { secret, expiresAt }
}

/** Whose session it is; `undefined` for one of nobody, one that is over, or one of the other brand. */
export function findCustomer(kysely: Connection, secret: string, channel: Channel, now: Date): Promise<Customer | undefined> {
  return kysely
    .selectFrom('customer_sessions')
    .innerJoin('customers', 'customers.id', 'customer_sessions.customer_id')
    .selectAll('customers')
    .where('customer_sessions.secret_hash', '=', hashSecret(secret))
    .where('customer_sessions.expires_at', '>', now.toISOString())
    .where('customers.channel', '=', channel)
    .executeTakeFirst()
}

/** When the sessions of a customer began, and when they end. */
export function listCustomerSessions({ kysely }: Database, customerId: number, now: Date) {
  return kysely
    .selectFrom('customer_sessions')
    .select(['opened_at as since', 'expires_at as until'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('opened_at')
    .execute()
}

export async function closeCustomerSession(trx: Connection, secret: string): Promise<void> {
  await trx.deleteFrom('customer_sessions').where('secret_hash', '=', hashSecret(secret)).execute()
}

/** Ends every session of a customer, but the one of this secret. */
export async function closeCustomerSessions(trx: Connection, customerId: number, except = ''): Promise<void> {
  await trx.deleteFrom('customer_sessions').where('customer_id', '=', customerId).where('secret_hash', '!=', hashSecret(except)).execute()
}
