import type { Context } from 'hono'
import type { Messages } from '../../runtime/messages/create-messages.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { CustomerData, CustomerOutcome } from '../../schemas/customer.ts'
import { customerPasswords } from '../credentials/password.ts'
import { readCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import { formRoutes, isOfProgram, type SentForm } from '../requests/form-routes.ts'
import { isForm, type SiteParts, siteOfForm } from '../requests/sent-form.ts'
import { type CustomerAnswer, type CustomerRefusal, notLoggedIn, refused, tooMany, unknownCode, wrongPassword } from './customer-answer.ts'
import { customerCookie } from './customer-cookie.ts'
import { ChangeNames, ChangePassword, Confirmation, LogIn, PasswordReset, SetPassword, SignUp } from './customer-forms.ts'
import { checkPassword, logIn, type Proof, stillHolds } from './customer-log-in.ts'
import { accountAddress } from './customer-mails.ts'
import { replacePassword, requestPassword, setPassword } from './customer-password.ts'
import {
  type Connection,
  type Customer,
  type CustomerSecret,
  closeCustomerSession,
  closeCustomerSessions,
  findCustomer,
} from './customer-sessions.ts'
import { confirmSignUp, signUp } from './customer-sign-up.ts'
import { customerWords } from './customer-words.ts'
import { changeNames, customerData, deleteCustomer } from './customers.ts'

export interface CustomerParts {
  database: Database
  settings: SiteParts
  /** The shop's own words: what is said of a form stands on the account's page, too. */
  messages: Messages
}

/** A form of the account, with what comes with it. */
interface Sent extends SentForm {
  cookie: ReturnType<typeof customerCookie>
  now: Date
}

/**
 * GET  /web-api/customer-data                     who is logged in (R7.11); `?download` as a file
 * POST /web-api/customer-data                     firstName, lastName; `email` where only that account is meant
 * POST /web-api/customer-signup                   email, password, firstName, lastName: has a mail sent
 * POST /web-api/customer-signup-confirm           code of that mail, password: opens the account, logs in
 * POST /web-api/customer-login                    email, password
 * POST /web-api/customer-logout                   everywhere
 * POST /web-api/customer-password-reset           email: has a mail sent
 * POST /web-api/customer-password-reset-confirm   code of that mail, newPassword: logs in, here alone
 * POST /web-api/customer-password                 password, newPassword
 * POST /web-api/customer-delete                   password
 *
 * JSON is answered with JSON. A form without script is led to the account's page, which says what came of it.
 */
export function customerRoutes({ database, settings, messages }: CustomerParts) {
  const { routes, take: takeForm } = formRoutes({ settings, path: '/web-api/customer-*', mostAnHour: 120 })
  const cookieOf = (c: Context, { channel }: Site) => customerCookie(c, channel, settings.trustProxy)

  function say(c: Context, site: Site, answer: CustomerAnswer) {
    const refusal = typeof answer === 'string' ? undefined : answer
    const outcome = typeof answer === 'string' ? answer : answer.note
    if (isForm(c)) return c.redirect(accountAddress(site, outcome), 303)
    if (!refusal) return c.json({ outcome })
    const { status, note, message = messages(`customer.${note}`), issues } = refusal
    return c.json({ error: note, message, ...(issues && { issues }) }, status)
  }

  /** A route that takes a form. */
  const take = (path: string, work: (sent: Sent) => Promise<CustomerAnswer>) =>
    takeForm(`/web-api/customer-${path}`, async (form, c) => {
      const { site } = form
      return say(c, site, await work({ ...form, cookie: cookieOf(c, site), now: new Date() }))
    })

  /** A route that takes a form of who is logged in; a form that says whose it is, by `email`, of nobody else. */
  const takeOfCustomer = (path: string, work: (sent: Sent, customer: Customer, secret: string) => Promise<CustomerAnswer>) =>
    take(path, async (sent) => {
      const secret = sent.cookie.read() ?? ''
      const customer = await findCustomer(database.kysely, secret, sent.site.channel, sent.now)
      const { email } = sent.fields
      const isOfOther = typeof email === 'string' && email !== '' && email !== customer?.email
      return customer && !isOfOther ? work(sent, customer, secret) : notLoggedIn
    })

  const enter = ({ cookie }: Sent, session: CustomerSecret, outcome: CustomerOutcome): CustomerAnswer => {
    cookie.write(session)
    return outcome
  }

  async function confirmed({ fields, site, network, now }: Sent, { email }: Customer): Promise<Proof | CustomerRefusal> {
    const { password } = Confirmation.parse(fields)
    const checked = await checkPassword(database, { channel: site.channel, email, password, network }, now)
    if (checked === 'too-many') return tooMany
    return checked === 'refused' ? notConfirmed : checked
  }

  /** Does what somebody has confirmed who is logged in; nothing, if they are so no more, or the password is another by now. */
  const carryOut = ({ site, now }: Sent, secret: string, proof: Proof, work: (trx: Connection) => Promise<CustomerOutcome>) =>
    database.kysely.transaction().execute(async (trx): Promise<CustomerAnswer> => {
      const isProved = await stillHolds(trx, proof)
      const customer = await findCustomer(trx, secret, site.channel, now)
      if (customer?.id !== proof.id) return notLoggedIn
      return isProved ? work(trx) : notConfirmed
    })

  routes.get('/web-api/customer-data', async (c) => {
    const site = siteOfForm(c, c.req.query(), settings)
    if (!site) return c.json({ error: 'unknown-site', message: customerWords('problem.site') }, 400)
    const now = new Date()
    const secret = cookieOf(c, site).read()
    const customer = secret === undefined ? undefined : await findCustomer(database.kysely, secret, site.channel, now)
    if (c.req.query('download') !== undefined) {
      if (!customer) return c.redirect(accountAddress(site, 'not-logged-in'), 303)
      c.header('content-disposition', `attachment; filename="${site.channel}-kundenkonto.json"`)
    }
    return c.json({ customer: customer ? await customerData(database, customer, now) : null } satisfies CustomerData)
  })

  takeOfCustomer('data', async ({ fields }, customer) => {
    const names = ChangeNames.safeParse(fields)
    if (!names.success) return refused('account-error', names.error)
    await changeNames(database, customer, names.data)
    return 'saved'
  })

  take('signup', async ({ fields, site, network, now }) => {
    const form = SignUp.safeParse(fields)
    if (!form.success) return refused('sign-up-error', form.error)
    if (!isOfProgram(fields)) await signUp(database, form.data, network, site, now)
    return 'sign-up-sent'
  })

  take('signup-confirm', async (sent) => {
    const { site, fields, cookie, network, now } = sent
    const { password } = Confirmation.parse(fields)
    const asked = { code: codeOf(fields), password, channel: site.channel, network }
    const session = await confirmSignUp(database, asked, cookie.read(), now)
    if (session === 'unknown') return unknownCode('sign-up-error')
    return session === 'refused' ? notChosen : enter(sent, session, 'welcome')
  })

  take('login', async (sent) => {
    const { site, fields, cookie, network, now } = sent
    const session = await logIn(database, { channel: site.channel, network, ...LogIn.parse(fields) }, cookie.read(), now)
    if (session === 'too-many') return tooMany
    return session === 'refused' ? { status: 401, note: 'log-in-error' } : enter(sent, session, 'account')
  })

  take('logout', async ({ site, fields, cookie, now }) => {
    const secret = cookie.read()
    const customer = secret === undefined ? undefined : await findCustomer(database.kysely, secret, site.channel, now)
    await database.kysely.transaction().execute(async (trx) => {
      if (secret !== undefined) await closeCustomerSession(trx, secret)
      if (customer && fields.everywhere !== undefined) await closeCustomerSessions(trx, customer.id)
    })
    cookie.remove()
    return 'logged-out'
  })

  take('password-reset', async ({ fields, site, now }) => {
    const form = PasswordReset.safeParse(fields)
    if (!form.success) return refused('password-reset-error', form.error)
    await requestPassword(database, form.data.email, site, now)
    return 'password-reset-sent'
  })

  take('password-reset-confirm', async (sent) => {
    const { fields, site, cookie, network, now } = sent
    const form = SetPassword.safeParse(fields)
    if (!form.success) return refused('password-reset-error', form.error)
    const asked = { code: codeOf(fields), password: form.data.newPassword, network, before: cookie.read() }
    const session = await setPassword(database, asked, site, now)
    return session ? enter(sent, session, 'password-changed') : unknownCode('password-reset-error')
  })

  takeOfCustomer('password', async (sent, customer, secret) => {
    const form = ChangePassword.safeParse(sent.fields)
    if (!form.success) return refused('account-error', form.error)
    const proof = await confirmed(sent, customer)
    if ('note' in proof) return proof
    const { site, network, now } = sent
    const password_hash = await customerPasswords.hash(form.data.newPassword, network)
    return carryOut(sent, secret, proof, async (trx) => {
      await replacePassword(trx, customer, password_hash, secret, site, now)
      return 'password-changed'
    })
  })

  takeOfCustomer('delete', async (sent, customer, secret) => {
    const proof = await confirmed(sent, customer)
    if ('note' in proof) return proof
    const answer = await carryOut(sent, secret, proof, async (trx) => {
      await deleteCustomer(trx, customer)
      return 'deleted'
    })
    if (answer === 'deleted') sent.cookie.remove()
    return answer
  })
  return routes
}

const notConfirmed = wrongPassword('password-confirm-error', 'wrong')
/** What the page says of an account that can't be opened is of its first form. */
const notChosen = { ...wrongPassword('sign-up-error', 'notChosen'), message: customerWords('problem.notChosen') }

const codeOf = ({ code }: Record<string, unknown>) => readCode(typeof code === 'string' ? code : '')
