import { describe, expect, it } from 'vitest'
import { forgetOver } from '../../../server/customers/customers.ts'
import {
  codeIn,
  cookieOf,
  countOf,
  dataOf,
  email,
  lastMail,
  origin,
  otherPassword,
  outcomeOf,
  password,
  post,
  withCustomer,
} from './test-customers.ts'

describe('R6.01 a new password', () => {
  it('is set by a mail’s code, once, and ends every session but the one that begins with it', async () => {
    const { shop, logIn } = await withCustomer()
    const before = await logIn()
    expect(outcomeOf(await post(shop, 'password-reset', { email }))).toEqual([200, 'password-reset-sent'])
    const mail = await lastMail(shop)
    const code = codeIn(mail)
    expect(mail.text).toContain(`${origin}/kundenkonto/?passwort=${code}#customer-new-password`)
    expect((await post(shop, 'password-reset-confirm', { code, newPassword: 'kurz' })).status).toBe(422)

    const set = await post(shop, 'password-reset-confirm', { code, newPassword: otherPassword })
    expect(outcomeOf(set)).toEqual([200, 'password-changed'])
    expect([await dataOf(shop, before), (await dataOf(shop, cookieOf(set))).email]).toEqual([null, email])
    expect((await post(shop, 'login', { email, password })).status).toBe(401)
    expect((await post(shop, 'password-reset-confirm', { code, newPassword: password })).status).toBe(404)
    expect((await lastMail(shop)).subject).toBe('Das Passwort bei Anlass ist geändert')
  })

  it('answers alike for an address that nobody has, to which a mail says so', async () => {
    const { shop } = await withCustomer()
    const known = await post(shop, 'password-reset', { email })
    const unknown = await post(shop, 'password-reset', { email: 'niemand@example.org' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect((await lastMail(shop)).subject).toBe('Kein Kundenkonto bei Anlass zu dieser Adresse')
  })

  it('is no more after an hour, and not for the other brand', async () => {
    const { shop } = await withCustomer()
    await post(shop, 'password-reset', { email })
    const set = { code: codeIn(await lastMail(shop)), newPassword: otherPassword }
    expect((await post(shop, 'password-reset-confirm', { ...set, channel: 'myposter' })).status).toBe(404)
    const { expires_at } = await shop.database.kysely.selectFrom('customer_password_links').selectAll().executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(60)
    await shop.database.kysely.updateTable('customer_password_links').set({ expires_at: new Date().toISOString() }).execute()
    expect((await post(shop, 'password-reset-confirm', set)).status).toBe(404)
    await forgetOver(shop.database, new Date())
    expect(await countOf(shop, 'customer_password_links')).toBe(0)
  })

  it('asks for the old one in the account, ends all other sessions, and lets no link set another', async () => {
    const { shop, logIn } = await withCustomer()
    const [here, elsewhere] = [await logIn(), await logIn()]
    await post(shop, 'password-reset', { email })
    const code = codeIn(await lastMail(shop))
    const change = (old: string, cookie = here) => post(shop, 'password', { password: old, newPassword: otherPassword }, { cookie })
    expect(outcomeOf(await change('falsch'))).toEqual([422, 'password-confirm-error'])
    expect(outcomeOf(await change(password, 'customer_anlass=gefaelscht'))).toEqual([401, 'not-logged-in'])
    expect(outcomeOf(await change(password))).toEqual([200, 'password-changed'])
    expect([(await dataOf(shop, here)).email, await dataOf(shop, elsewhere)]).toEqual([email, null])
    expect((await post(shop, 'password-reset-confirm', { code, newPassword: password })).status).toBe(404)
  })
})
