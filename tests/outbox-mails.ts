import type { Database } from '../server/database/database.ts'
import type { Mail } from '../server/mail/mail.ts'

/** The mails of the outbox, oldest first. */
export async function outboxMails({ database }: { database: Database }): Promise<Mail[]> {
  const rows = await database.kysely.selectFrom('mails').select('mail').orderBy('id').execute()
  return rows.map(({ mail }) => JSON.parse(mail))
}
