import { Hono } from 'hono'
import { z } from 'zod'
import { sentToken } from '../../accounts/authentication.ts'
import { changePassword, type Person } from '../../accounts/person.ts'
import { createPersonalToken, deletePersonalToken, listPersonalTokens } from '../../accounts/personal-tokens.ts'
import { signIn } from '../../accounts/sign-in.ts'
import { clientNetwork } from '../../requests/client-address.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound, tooManySignIns } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'

const UserBody = z.object({
  friendly_name: filledLine().optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
})

const TokenBody = z.object({ name: filledLine() })

/**
 * GET    session              who is signed in, and what they may do
 * GET    users/me             the same in the vendor's form; PUT changes the name or the password
 * GET    personal_tokens      of who asks; POST makes one and shows its secret this once, DELETE :id ends it
 */
export function userRoutes({ store, trustProxy }: ManagementParts) {
  const { database } = store
  return new Hono<ManagementEnv>()
    .get('/session', (c) => {
      const { person, rights } = c.var.actor
      const { folders = null, components } = rights
      return c.json({
        user: userJson(person),
        rights: { permissions: [...rights.permissions], folders, components: components ? [...components] : null },
      })
    })
    .get('/users/me', (c) => c.json({ user: userJson(c.var.actor.person) }))
    .put('/users/me', async (c) => {
      const { friendly_name, password, current_password } = parseWrapped(c.var.sent, 'user', UserBody)
      const { id } = c.var.actor.person
      if (password !== undefined) await checkAndChangePassword(c, password, current_password)
      if (friendly_name !== undefined)
        await database.kysely.updateTable('people').set({ name: friendly_name }).where('id', '=', id).execute()
      return c.json({ user: userJson({ ...c.var.actor.person, ...(friendly_name && { name: friendly_name }) }) })
    })
    .get('/personal_tokens', async (c) => c.json({ personal_tokens: await listPersonalTokens(database, c.var.actor.person.id) }))
    .post('/personal_tokens', async (c) => {
      const { name } = parseWrapped(c.var.sent, 'personal_token', TokenBody)
      const { secret, ...token } = await createPersonalToken(database, { personId: c.var.actor.person.id, name })
      return c.json({ personal_token: { ...token, token: secret } }, 201)
    })
    .delete('/personal_tokens/:id', async (c) => {
      if (!(await deletePersonalToken(database, c.var.actor.person.id, idParameter(c)))) throw notFound()
      return c.body(null, 204)
    })

  /** A present password that is wrong is a failed sign-in: who has come by a session or token guesses no faster than others. */
  async function checkAndChangePassword(c: ManagementContext, password: string, current = '') {
    const { id, email } = c.var.actor.person
    const signedIn = await signIn(database, { email, password: current, network: clientNetwork(c, trustProxy) })
    if (signedIn === 'too-many') throw tooManySignIns()
    const isChanged =
      signedIn !== 'refused' && (await changePassword(database, { id, provenBy: signedIn.provenBy, password, token: sentToken(c) }))
    if (!isChanged) throw invalid('current_password', 'is wrong')
  }
}

/** A person in the vendor's form. Its tools show the name and count on the id and the e-mail. */
export function userJson({ id, email, name, role, created_at }: Person) {
  const org = { name: 'Anlass' }
  return {
    id,
    email,
    userid: email,
    username: email,
    friendly_name: name,
    firstname: name,
    lastname: null,
    role,
    org,
    has_org: false,
    created_at,
  }
}
