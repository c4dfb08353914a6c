import { type Context, Hono } from 'hono'
import { findReader } from '../accounts/authentication.ts'
import { getSpace } from '../content/space.ts'
import type { Database } from '../database/database.ts'
import { listMails } from '../mail/list-mails.ts'
import { countSubscribers, listSubscribers } from '../newsletter/subscribers.ts'
import { subscribersCsv } from '../newsletter/subscribers-csv.ts'
import { plainPageHeaders, refusalPage } from '../plain-pages/plain-page.ts'
import { outboxPage } from './outbox-page.ts'

export interface OutboxParts {
  database: Database
  trustProxy: boolean
  /** Whether there is a server that mails are handed to. */
  isSending: boolean
}

/**
 * GET /outbox                  the mails of the last days and how many read the newsletter; for admins, since they name people
 * GET /outbox/subscribers.csv  who has confirmed
 */
export function outbox({ database, trustProxy, isSending }: OutboxParts) {
  async function refusal(c: Context): Promise<Response | undefined> {
    const { name: space } = await getSpace(database.kysely)
    if ((await findReader(c, database, trustProxy))?.role === 'admin') return undefined
    return c.html(refusalPage('Postausgang', space, 'Mails und Adressen sehen nur angemeldete Administratoren.'), 403, plainPageHeaders)
  }

  return new Hono()
    .get('/', async (c) => {
      const refused = await refusal(c)
      if (refused) return refused
      const [{ name: space }, mails, counts] = await Promise.all([
        getSpace(database.kysely),
        listMails(database),
        countSubscribers(database),
      ])
      return c.html(outboxPage({ space, mails, counts, isSending }), 200, plainPageHeaders)
    })
    .get('/subscribers.csv', async (c) => {
      const refused = await refusal(c)
      if (refused) return refused
      return c.body(subscribersCsv(await listSubscribers(database)), 200, {
        ...plainPageHeaders,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="newsletter.csv"',
      })
    })
}
