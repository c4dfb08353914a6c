import type { Site } from '../../runtime/site/site.ts'
import type { Channel } from '../../schemas/channel.ts'
import { countAttempt } from '../credentials/attempts.ts'
import { customerPasswords } from '../credentials/password.ts'
import { hashSecret } from '../credentials/secret.ts'
import { makeCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { customerByEmail } from './customer-by-email.ts'
import { changedMail, passwordMail, unknownMail } from './customer-mails.ts'
import { type Connection, type Customer, type CustomerSecret, closeCustomerSessions, openCustomerSession } from './customer-sessions.ts'
import { customerKey } from './customer-sign-up.ts'

/** For so many minutes a mail's link sets a new password. */
const minutesToSet = 60

/** So many mails an address gets for it, until it is left alone for a while. */
const mostMails = 3

/** Has a mail bring a link by which the password can be set, or say that there is no account. Says nothing of which it was. */
export async function requestPassword(database: Database, written: string, site: Site, now: Date): Promise<void> {
  const { channel } = site
  const email = written.toLowerCase()
  const { isTooOften } = await countAttempt(database, [{ kind: 'customer-password', value: `${channel}:${email}`, most: mostMails }], now)
  if (isTooOften) return
  const code = makeCode(4)
  await database.kysely.transaction().execute(async (trx) => {
    const known = await customerByEmail(trx, channel, email)
    if (!known) return queueMail(trx, unknownMail(email, site), now, customerKey(channel, email))
    const expires_at = new Date(now.getTime() + minutesToSet * 60_000).toISOString()
    await trx
      .insertInto('customer_password_links')
      .values({ code_hash: hashSecret(code), customer_id: known.id, expires_at })
      .execute()
    await queueMail(trx, passwordMail(code, minutesToSet)(email, site), now, customerKey(channel, email))
  })
}

/** Sets the password by a mail's code, once, ends every session and begins one. `undefined` for a code that nobody has, has any more, or has for the other brand. */
export async function setPassword(
  database: Database,
  { code, password, network, before }: { code: string; password: string; network: string | undefined; before: string | undefined },
  site: Site,
  now: Date,
): Promise<CustomerSecret | undefined> {
  // Who makes codes up keeps no processor busy.
  if (!(await findByCode(database, code, site.channel, now))) return undefined
  const password_hash = await customerPasswords.hash(password, network)
  return database.kysely.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom('customer_password_links')
      .where('code_hash', '=', hashSecret(code))
      .where('expires_at', '>', now.toISOString())
      .returning('customer_id')
      .executeTakeFirst()
    if (!taken) return undefined
    const customer = await trx.selectFrom('customers').selectAll().where('id', '=', taken.customer_id).executeTakeFirstOrThrow()
    await replacePassword(trx, customer, password_hash, undefined, site, now)
    return openCustomerSession(trx, customer.id, before, now)
  })
}

const findByCode = ({ kysely }: Database, code: string, channel: Channel, now: Date) =>
  kysely
    .selectFrom('customer_password_links')
    .innerJoin('customers', 'customers.id', 'customer_password_links.customer_id')
    .select('customers.id')
    .where('customer_password_links.code_hash', '=', hashSecret(code))
    .where('customer_password_links.expires_at', '>', now.toISOString())
    .where('customers.channel', '=', channel)
    .executeTakeFirst()

/** Whoever knew the old one is out, but for the session of the secret that is `kept`, and no link sets another. */
export async function replacePassword(
  trx: Connection,
  { id, channel, email }: Pick<Customer, 'id' | 'channel' | 'email'>,
  password_hash: string,
  kept: string | undefined,
  site: Site,
  now: Date,
): Promise<void> {
  await trx.updateTable('customers').set({ password_hash }).where('id', '=', id).execute()
  await trx.deleteFrom('customer_password_links').where('customer_id', '=', id).execute()
  await closeCustomerSessions(trx, id, kept)
  await queueMail(trx, changedMail(email, site), now, customerKey(channel, email))
}
