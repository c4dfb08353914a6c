import type { Logger } from 'pino'
import type { ContentStore } from '../content/content-store.ts'
import { doWhenDue } from '../content/management/do-due.ts'
import type { FindProblems } from '../content/management/environment.ts'
import { warnOfBrokenStories } from '../content/management/warn-of-broken-stories.ts'
import { thinVersionsLater } from '../content/thin-versions.ts'
import { deliverWebhooks } from '../content/webhooks/deliver-webhooks.ts'
import { forgetOverLater } from '../customers/customers.ts'
import { loadedOnce } from '../loaded-once.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import type { SendMail } from '../mail/mail.ts'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { watchDataFolder } from './watch-data-folder.ts'

export interface BackgroundWorkParts {
  settings: Settings
  log: Logger
  store: ContentStore
  findProblems: FindProblems
  /** Of a build whose stories are looked through once; absent where another process looks, or nobody. */
  checkedBuild?: string | undefined
}

const mailWaits = 'mail waits in the outbox and is tried again later: is SMTP_URL right, and does its server answer?'

/** What a process does by itself: publishes what is due, tells webhooks, sends mails, tidies up; again and again, until what is answered is called. */
export function startBackgroundWork({ settings, log, store, findProblems, checkedBuild }: BackgroundWorkParts): () => void {
  const { database } = store
  const failed = (sentence: string) => (err: Error) => log.error({ err }, sentence)
  const due = { store, findProblems, onError: failed('what was due could not be done') }
  const stops = [
    doWhenDue(due),
    deliverWebhooks({ database, allowsInside: settings.allowsInsideWebhooks, onError: failed('webhooks could not be told') }),
    thinVersionsLater({ database, days: settings.keepEverySaveDays, onError: failed('old versions could not be thinned') }),
    forgetOverLater(database, failed('what is over of customers could not be deleted')),
    watchDataFolder(settings, log),
  ]
  if (settings.smtpUrl !== undefined) {
    const send = sendMailBy(settings.smtpUrl)
    const report = throttledReport((reason, times) => log.warn({ reason, times }, mailWaits))
    const onUnsent = (reason: string) => report(reason, {})
    stops.push(deliverMails({ database, send, onError: failed('mails could not be sent'), onUnsent }))
  }
  if (checkedBuild !== undefined && !settings.storyblok.token)
    stops.push(warnOfBrokenStories({ store, findProblems, log, version: checkedBuild }))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Loaded when there is something to send. */
const sendMailBy = (url: string): SendMail => {
  const client = loadedOnce(async () => (await import('../mail/smtp-mail.ts')).smtpMail(url))
  return async (mail) => (await client())(mail)
}
