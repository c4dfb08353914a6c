import type { Database } from '../database/database.ts'
import { isStillBusy, whenFree } from '../database/when-free.ts'
import { repeatedly } from '../repeatedly.ts'
import { Mail, MailRefused, type SendMail } from './mail.ts'

export interface MailDeliveryParts {
  database: Database
  send: SendMail
  onError: (error: Error) => void
  /** Hears why a mail waits for its next attempt, in words that name nobody. */
  onUnsent?(reason: string): void
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long to wait after each attempt that failed. After the last one the mail is given up; the outbox says so. */
export const waits = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

/** Longer than an attempt takes: whoever dies with one leaves it to the others after that. */
const attemptMs = 5 * minuteMs

/** None waits longer, but for one of which the clock was wrong. */
const longestMs = Math.max(...waits) + attemptMs

const everyMs = 2_000
const mostAtOnce = 20

/** Sends what waits in the outbox, again and again, until it is stopped. */
export const deliverMails = (parts: MailDeliveryParts) => repeatedly(() => deliverDueMails(parts, new Date()), everyMs, parts.onError)

/** One attempt for each mail that is due. Processes that share a database make each attempt once. */
export async function deliverDueMails(parts: MailDeliveryParts, now: Date): Promise<void> {
  const due = await parts.database.kysely
    .selectFrom('mails')
    .select(['id', 'mail', 'attempts', 'next_attempt_at'])
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', new Date(now.getTime() + longestMs).toISOString())]),
    )
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  await Promise.all(due.map((each) => attempt(parts, each, now)))
}

interface DueMail {
  id: number
  mail: string
  attempts: number
  next_attempt_at: string | null
}

async function attempt(
  { database: { kysely }, send, onUnsent }: MailDeliveryParts,
  { id, mail, attempts, next_attempt_at }: DueMail,
  now: Date,
) {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const { numUpdatedRows } = await kysely
    .updateTable('mails')
    .set({ attempts: attempts + 1, next_attempt_at: later(attemptMs) })
    .where('id', '=', id)
    .where('next_attempt_at', '=', next_attempt_at)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return

  const failure = await send(Mail.parse(JSON.parse(mail))).then(
    () => undefined,
    (error: unknown) => error,
  )
  const reason = failure === undefined ? null : String(failure instanceof Error ? failure.message : failure)
  const wait = reason === null || failure instanceof MailRefused ? undefined : waits[attempts]
  if (reason !== null && !(failure instanceof MailRefused)) onUnsent?.(withoutAddresses(reason))
  const noted = kysely
    .updateTable('mails')
    .set({
      failure: reason,
      next_attempt_at: wait === undefined ? null : later(wait),
      sent_at: reason === null ? now.toISOString() : null,
    })
    .where('id', '=', id)
  // It would be sent once more: whoever writes meanwhile may take longer than a request would wait.
  await whenFree(isStillBusy, () => noted.execute(), attemptMs)
}

/** A server says to whom it will not send just now; the log is no place for that. */
const withoutAddresses = (reason: string) => reason.replaceAll(/[^\s<>]+@[^\s<>]+/g, '[address]')
