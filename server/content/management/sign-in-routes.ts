import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { z } from 'zod'
import { sessionCookie, setSessionCookie } from '../../accounts/authentication.ts'
import { createPersonalToken } from '../../accounts/personal-tokens.ts'
import { closeSession, openSession } from '../../accounts/sessions.ts'
import { openFor, type SignedIn, signIn } from '../../accounts/sign-in.ts'
import { clientNetwork } from '../../requests/client-address.ts'
import { isFromOwnPage } from '../../requests/is-from-own-page.ts'
import { limitBody } from '../../requests/limit-body.ts'
import type { ManagementParts } from './environment.ts'
import { forbidden, ManagementError, tooManySignIns } from './management-error.ts'
import { parseFields, readSent } from './sent.ts'

const Credentials = z.object({ email: z.string('is missing').max(320), password: z.string('is missing').max(1_000) })

/** Anybody may send this, and what comes is read before it is known whose it is. */
const mostBytes = 16_384
const tooLarge = 'Send the e-mail address and the password alone'

/** How long a tool that signed in by password stays so. */
const toolTokenLifeMs = 30 * 24 * 3_600_000

function demandRight<Found>(found: Found | 'refused'): Found {
  if (found === 'refused') throw new ManagementError(401, { error: 'The e-mail address or the password is wrong' })
  return found
}

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
  const check = async (c: Context): Promise<SignedIn> => {
    const { email, password } = parseFields((await readSent(c)).body, Credentials)
    const outcome = await signIn(database, { email, password, network: clientNetwork(c, trustProxy) })
    if (outcome === 'too-many') throw tooManySignIns()
    return demandRight(outcome)
  }

  return new Hono()
    .use('/users/login', limit)
    .use('/session', limit)
    .post('/users/login', async (c) => {
      const signedIn = await check(c)
      const { id, email, role } = signedIn.person
      const token = { personId: id, name: 'users/login', lifeMs: toolTokenLifeMs }
      const { secret } = demandRight(await openFor(database, signedIn, (kysely) => createPersonalToken({ kysely }, token)))
      return c.json({ access_token: secret, email, user_id: id, token_type: 'personal_token', role })
    })
    .post('/session', async (c) => {
      if (!isFromOwnPage(c, trustProxy)) throw forbidden('Sign in on the studio itself: this request comes from another site')
      const signedIn = await check(c)
      const { id, email, name, role } = signedIn.person
      const before = getCookie(c, sessionCookie)
      const session = await openFor(database, signedIn, async (kysely) => {
        if (before !== undefined) await closeSession({ kysely }, before)
        return openSession({ kysely }, id)
      })
      setSessionCookie(c, demandRight(session), trustProxy)
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
