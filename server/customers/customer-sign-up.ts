import type { Site } from '../../runtime/site/site.ts'
import type { Channel } from '../../schemas/channel.ts'
import { countAttempt } from '../credentials/attempts.ts'
import { customerPasswords } from '../credentials/password.ts'
import { hashSecret } from '../credentials/secret.ts'
import { makeCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { customerByEmail } from './customer-by-email.ts'
import type { SignUp } from './customer-forms.ts'
import { knownMail, signUpMail } from './customer-mails.ts'
import { type CustomerSecret, openCustomerSession } from './customer-sessions.ts'

/** For so many hours somebody may confirm; after that nothing is known of them any more. */
const hoursToConfirm = 24

/** So many mails an address gets for being signed up, until it is left alone for a while: nobody shall fill other people's mailboxes. */
const mostMails = 3

/**
 * Asks by mail whoever reads it whether they want an account, or tells them that they have one. Does as much for an address that is
 * known as for one that is not, and says nothing of which it was. Each mail confirms what was filled in with it: of two who sign up with
 * one address, its owner gets the password that they chose.
 */
export async function signUp(
  database: Database,
  { email: written, password, firstName, lastName }: SignUp,
  network: string | undefined,
  site: Site,
  now: Date,
): Promise<void> {
  const { channel } = site
  const email = written.toLowerCase()
  const attempt = await countAttempt(database, [{ kind: 'customer-sign-up', value: `${channel}:${email}`, most: mostMails }], now)
  if (attempt.isTooOften) return
  const password_hash = await attempt.decided(customerPasswords.hash(password, network))
  const code = makeCode(4)
  await database.kysely.transaction().execute(async (trx) => {
    const known = await customerByEmail(trx, channel, email)
    if (known) return queueMail(trx, knownMail(email, site), now, customerKey(channel, email))
    const expires_at = new Date(now.getTime() + hoursToConfirm * 3_600_000).toISOString()
    const names = { first_name: firstName ?? null, last_name: lastName ?? null }
    await trx
      .insertInto('customer_sign_ups')
      .values({ code_hash: hashSecret(code), channel, email, password_hash, ...names, expires_at })
      .execute()
    await queueMail(trx, signUpMail(code, hoursToConfirm)(email, site), now, customerKey(channel, email))
  })
}

/**
 * Opens the account that a code confirms, and a session. Asks for the password that was chosen for it: whoever reads the mail without
 * having signed up does not know it, and gets no account that a stranger could enter. `unknown` for a code that nobody has, has any
 * more, or has for the other brand.
 */
export async function confirmSignUp(
  database: Database,
  { code, password, channel, network }: { code: string; password: string; channel: Channel; network: string | undefined },
  before: string | undefined,
  now: Date,
): Promise<CustomerSecret | 'unknown' | 'refused'> {
  const code_hash = hashSecret(code)
  const asked = await database.kysely
    .selectFrom('customer_sign_ups')
    .select('password_hash')
    .where('code_hash', '=', code_hash)
    .where('channel', '=', channel)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!asked) return 'unknown'
  if (!(await customerPasswords.isRight(password, asked.password_hash, network))) return 'refused'
  return database.kysely.transaction().execute(async (trx) => {
    const found = await trx
      .deleteFrom('customer_sign_ups')
      .where('code_hash', '=', code_hash)
      .returning(['email', 'password_hash', 'first_name', 'last_name'])
      .executeTakeFirst()
    // Confirmed twice at the same moment.
    if (!found) return 'unknown'
    await trx.deleteFrom('customer_sign_ups').where('channel', '=', channel).where('email', '=', found.email).execute()
    const id = newId()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('customers')
      .values({ id, channel, ...found, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['channel', 'email']).doNothing())
      .executeTakeFirstOrThrow()
    // Confirmed by another mail at the same moment.
    if (numInsertedOrUpdatedRows === 0n) return 'unknown'
    return openCustomerSession(trx, id, before, now)
  })
}

/** What mails of an account are known by in the outbox, so that they go with it. */
export const customerKey = (channel: string, email: string) => `customer:${channel}:${email}`
