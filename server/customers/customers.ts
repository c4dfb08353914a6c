import type { CustomerData } from '../../schemas/customer.ts'
import type { Database } from '../database/database.ts'
import { dropMails } from '../mail/queue-mail.ts'
import { repeatedly } from '../repeatedly.ts'
import type { ChangeNames } from './customer-forms.ts'
import { type Connection, type Customer, listCustomerSessions } from './customer-sessions.ts'
import { customerKey } from './customer-sign-up.ts'

/** All that is kept of a customer, but the password. */
export async function customerData(database: Database, customer: Customer, now: Date): Promise<NonNullable<CustomerData['customer']>> {
  const { id, email, first_name, last_name, created_at } = customer
  const sessions = await listCustomerSessions(database, id, now)
  return { email, firstName: first_name ?? '', lastName: last_name ?? '', customerSince: created_at, sessions }
}

export async function changeNames(database: Database, { id }: Customer, { firstName, lastName }: ChangeNames): Promise<void> {
  const names = { first_name: firstName ?? null, last_name: lastName ?? null }
  await database.kysely.transaction().execute((trx) => trx.updateTable('customers').set(names).where('id', '=', id).execute())
}

/** Deletes a customer and all that hangs on them: sessions, links, and their mails in the outbox. */
export async function deleteCustomer(trx: Connection, { id, channel, email }: Customer): Promise<void> {
  await trx.deleteFrom('customers').where('id', '=', id).execute()
  await trx.deleteFrom('customer_sign_ups').where('channel', '=', channel).where('email', '=', email).execute()
  await dropMails(trx, customerKey(channel, email))
}

const everyMs = 600_000

/** Deletes again and again, until it is stopped, what is over: sessions, and links of mails with what was filled in for them. */
export const forgetOverLater = (database: Database, onError: (error: Error) => void): (() => void) =>
  repeatedly(() => forgetOver(database, new Date()), everyMs, onError)

export async function forgetOver(database: Database, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    for (const table of ['customer_sessions', 'customer_sign_ups', 'customer_password_links'] as const)
      await trx.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute()
  })
}
