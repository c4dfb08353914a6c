import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { isFromOwnPage } from '../requests/is-from-own-page.ts'
import { requestAddress } from '../requests/request-address.ts'
import { findPerson, type Person } from './person.ts'
import { findPersonByToken } from './personal-tokens.ts'
import { findSession, type SessionSecret } from './sessions.ts'

export const sessionCookie = 'anlass_session'

/** `elsewhere`: the cookie is right, but the request does not come from our own pages. */
export type Authentication = { person: Person } | 'nobody' | 'elsewhere'

/**
 * Who sends this request: a tool by the personal token it sends as `Authorization` (bare, as the vendor's tools do, or as
 * Bearer), or a person by the session's cookie. With the cookie only requests of our own pages count, reads included,
 * because the vendor's protocol publishes by GET. A session that is due goes on under another secret, unless who asks will ask again.
 */
export async function authenticate(c: Context, database: Database, trustProxy: boolean, { renews = true } = {}): Promise<Authentication> {
  const known = await findSender(c, database, trustProxy, renews)
  return known !== 'nobody' && known.isElsewhere ? 'elsewhere' : known
}

/** The personal token that a tool sends. */
export const sentToken = (c: Context) => c.req.header('authorization')?.replace(/^Bearer /i, '')

/** Who opens a page by which nothing can be done, so that a link from elsewhere may lead to it; `undefined` for nobody we know. */
export async function findReader(c: Context, database: Database, trustProxy: boolean): Promise<Person | undefined> {
  const known = await findSender(c, database, trustProxy)
  return known === 'nobody' ? undefined : known.person
}

type Sender = 'nobody' | { person: Person; isElsewhere?: true }

async function findSender(c: Context, database: Database, trustProxy: boolean, renews = true): Promise<Sender> {
  const token = sentToken(c)
  if (token !== undefined) return byPersonId(database, await findPersonByToken(database, token))

  const secret = getCookie(c, sessionCookie)
  const session = secret === undefined ? undefined : await findSession(database, secret)
  if (!session) return 'nobody'
  if (!isFromOwnPage(c, trustProxy)) {
    const sender = await byPersonId(database, session.personId)
    return sender === 'nobody' ? sender : { ...sender, isElsewhere: true }
  }
  if (renews && session.renew) setSessionCookie(c, await session.renew(), trustProxy)
  return byPersonId(database, session.personId)
}

async function byPersonId(database: Database, id: number | undefined): Promise<'nobody' | { person: Person }> {
  const person = id === undefined ? undefined : await findPerson(database, id)
  return person ? { person } : 'nobody'
}

/** Out of the reach of scripts and of other sites; only by TLS, where the studio has it. */
export function setSessionCookie(c: Context, { secret, expiresAt }: SessionSecret, trustProxy: boolean): void {
  setCookie(c, sessionCookie, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: requestAddress(c, trustProxy).protocol === 'https:',
    expires: expiresAt,
  })
}
