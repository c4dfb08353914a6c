import type { Kysely } from 'kysely'

/** Whether a mail about something is in the outbox, and which mails are too old for it, is asked with each that is queued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('mails_about').on('mails').columns(['about', 'created_at']).execute()
  await db.schema.createIndex('mails_time').on('mails').column('created_at').execute()
}
