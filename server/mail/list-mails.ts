import type { Database } from '../database/database.ts'
import { Mail } from './mail.ts'

export interface ListedMail {
  mail: Mail
  createdAt: Date
  sentAt: Date | undefined
  /** Why the last attempt failed. */
  failure: string | undefined
  /** There will be no other attempt. */
  isGivenUp: boolean
}

/** So many are shown: the newest. */
const most = 200

/** The latest mails, newest first. */
export async function listMails({ kysely }: Database): Promise<ListedMail[]> {
  const rows = await kysely.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(most).execute()
  return rows.map(({ mail, created_at, sent_at, failure, next_attempt_at }) => ({
    mail: Mail.parse(JSON.parse(mail)),
    createdAt: new Date(created_at),
    sentAt: sent_at === null ? undefined : new Date(sent_at),
    failure: failure ?? undefined,
    isGivenUp: sent_at === null && next_attempt_at === null,
  }))
}
