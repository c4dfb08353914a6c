import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Mail } from './mail.ts'

/** Mails name people: they are kept for so long, to look into what went wrong, in milliseconds. */
const keptMs = 30 * 24 * 3_600_000

/**
 * Puts a mail into the outbox, with the transaction that it tells of. It is sent from there, if there is a server for that.
 *
 * @param about  a key of the caller's, by which it is found (`isMailQueued`), and goes with what it is about when that is deleted (`dropMails`)
 */
export async function queueMail(trx: Kysely<Tables>, mail: Mail, now: Date, about: string | null = null): Promise<void> {
  const at = now.toISOString()
  await trx
    .deleteFrom('mails')
    .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
  await trx
    .insertInto('mails')
    .values({
      id: newId(),
      mail: JSON.stringify({ id: randomUUID(), ...mail }),
      attempts: 0,
      next_attempt_at: at,
      failure: null,
      created_at: at,
      sent_at: null,
      about,
    })
    .execute()
}

/** Whether a mail about something has been queued since an instant. */
export async function isMailQueued(trx: Kysely<Tables>, about: string, since: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('mails')
    .select('id')
    .where('about', '=', about)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst()
  return found !== undefined
}

/** Takes the mails out of the outbox that were about something, sent or not. */
export async function dropMails(trx: Kysely<Tables>, about: string): Promise<void> {
  await trx.deleteFrom('mails').where('about', '=', about).execute()
}
