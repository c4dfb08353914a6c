import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { z } from 'zod'
import { sessionCookie, setSessionCookie } from '../../accounts/authentication.ts'
import type { Person } from '../../accounts/person.ts'
import { createPersonalToken } from '../../accounts/personal-tokens.ts'
import { closeSession, openSession } from '../../accounts/sessions.ts'
import { signIn } from '../../accounts/sign-in.ts'
import { clientNetwork } from '../../requests/client-address.ts'
import { isFromOwnPage } from '../../requests/is-from-own-page.ts'
import { limitBody } from '../../requests/limit-body.ts'
import type { ManagementParts } from './environment.ts'
import { forbidden, ManagementError, tooManyRequests } from './management-error.ts'
import { parseFields, readSent } from './sent.ts'

const Credentials = z.object({ email: z.string('is missing').max(320), password: z.string('is missing').max(1_000) })

/** Anybody may send this, and what comes is read before it is known whose it is. */
const mostBytes = 16_384
const tooLarge = 'Send the e-mail address and the password alone'

/** How long a tool that signed in by password stays so. */
const toolTokenLifeMs = 30 * 24 * 3_600_000

/**
 * POST   users/login  { email, password } → a personal token, as the vendor's tools sign in
 * POST   session      { email, password } → the session's cookie, as the studio signs in
 * DELETE session      signs out
 */
export function signInRoutes({ store, trustProxy }: ManagementParts) {
  const { database } = store
  const limit = limitBody({
    most: mostBytes,
    refuse() {
      throw new ManagementError(413, { error: tooLarge })
    },
  })
  const check = async (c: Context): Promise<Person> => {
    const { email, password } = parseFields((await readSent(c)).body, Credentials)
    const outcome = await signIn(database, { email, password, network: clientNetwork(c, trustProxy) })
    if (outcome === 'too-many') throw tooManyRequests('There were too many attempts to sign in; try again in 15 minutes')
    if (outcome === 'refused') throw new ManagementError(401, { error: 'The e-mail address or the password is wrong' })
    return outcome.person
  }

  return new Hono()
    .use('/users/login', limit)
    .use('/session', limit)
    .post('/users/login', async (c) => {
      const { id, email, role } = await check(c)
      const { secret } = await createPersonalToken(database, { personId: id, name: 'users/login', lifeMs: toolTokenLifeMs })
      return c.json({ access_token: secret, email, user_id: id, token_type: 'personal_token', role })
    })
    .post('/session', async (c) => {
      if (!isFromOwnPage(c, trustProxy)) throw forbidden('Sign in on the studio itself: this request comes from another site')
      const { id, email, name, role } = await check(c)
      const before = getCookie(c, sessionCookie)
      if (before !== undefined) await closeSession(database, before)
      setSessionCookie(c, await openSession(database, id), trustProxy)
      return c.json({ user: { id, email, friendly_name: name, role } }, 201)
    })
    .delete('/session', async (c) => {
      if (!isFromOwnPage(c, trustProxy)) throw forbidden('Sign out on the studio itself: this request comes from another site')
      const secret = getCookie(c, sessionCookie)
      if (secret !== undefined) await closeSession(database, secret)
      deleteCookie(c, sessionCookie, { path: '/' })
      return c.body(null, 204)
    })
}
