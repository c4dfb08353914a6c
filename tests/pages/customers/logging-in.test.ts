import { describe, expect, it } from 'vitest'
import { customerPasswords } from '../../../server/credentials/password.ts'
import { hashSecret } from '../../../server/credentials/secret.ts'
import { forgetOver } from '../../../server/customers/customers.ts'
import { openTestShop } from '../../test-shop.ts'
import {
  addCustomer,
  codeIn,
  cookieOf,
  countOf,
  dataOf,
  email,
  lastMail,
  otherPassword,
  outcomeOf,
  password,
  post,
  withCustomer,
} from './test-customers.ts'

describe('R6.01 logging in', () => {
  it('gives a cookie that scripts and other sites cannot reach, kept as a hash', async () => {
    const { shop } = await withCustomer()
    const set = (await post(shop, 'login', { email, password })).headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^customer_anlass=[\w-]{43};.*; HttpOnly; SameSite=Lax$/)
    const secret = /=([\w-]+)/.exec(set)?.[1] ?? ''
    const { secret_hash } = await shop.database.kysely.selectFrom('customer_sessions').selectAll().executeTakeFirstOrThrow()
    expect(secret_hash).toBe(hashSecret(secret))
    expect(await dataOf(shop, `customer_anlass=${secret_hash}`)).toBeNull()
  })

  it.each([
    ['login', { email, password }, 'account'],
    ['signup', { email: 'berta@example.org', password }, 'sign-up-sent'],
  ])('waits as little as other forms for the many passwords of another network: %s', async (path, form, outcome) => {
    const shop = await openTestShop({ environment: { TRUST_PROXY: 'true' } })
    await addCustomer(shop)
    // A busy machine refuses the last of them.
    const many = Promise.allSettled(Array.from({ length: 6 }, () => customerPasswords.hash('x', '192.0.2.1'))).then(() => 'the many')
    const sent = post(shop, path, form, { 'x-forwarded-for': '198.51.100.1' }).then((answer) => outcomeOf(answer)[1])
    expect(await Promise.race([many, sent])).toBe(outcome)
    await many
  })

  it('gives one that only this host can set, and that travels by TLS alone, where the shop has it', async () => {
    const shop = await openTestShop({ environment: { TRUST_PROXY: 'true', SHOP_HOSTS: 'anlass.example=anlass:de' } })
    await addCustomer(shop)
    const proxied = { origin: 'https://anlass.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'anlass.example' }
    const answer = await post(shop, 'login', { email, password }, proxied)
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-customer_anlass=.*; Path=\/;.*; HttpOnly; Secure; SameSite=Lax$/)
    const cookie = cookieOf(answer)
    expect(await dataOf(shop, cookie, proxied)).toMatchObject({ email })
    expect(await dataOf(shop, cookie.replace('__Host-', ''), proxied)).toBeNull()
  })

  it('is an account of one brand: the other knows neither its cookie nor its password', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    const ofOther = { 'x-channel': 'myposter' }
    expect(await dataOf(shop, cookie)).toMatchObject({ email })
    expect(await dataOf(shop, cookie.replace('anlass', 'myposter'), ofOther)).toBeNull()
    expect((await post(shop, 'login', { email, password, channel: 'myposter' })).status).toBe(401)
    await post(shop, 'signup', { email, password, channel: 'myposter' })
    const code = codeIn(await lastMail(shop))
    expect((await post(shop, 'signup-confirm', { code, password })).status).toBe(404)
    const opened = await post(shop, 'signup-confirm', { code, password, channel: 'myposter' })
    expect(await dataOf(shop, `${cookie}; ${cookieOf(opened)}`, ofOther)).toMatchObject({ email, firstName: '' })
  })

  it('is held up after five wrong passwords from one place, there alone, and not by a new password', async () => {
    const shop = await openTestShop({ environment: { TRUST_PROXY: 'true' } })
    await addCustomer(shop)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const guess = (to: string, address: string, guessed = 'falsch') => post(shop, 'login', { email: to, password: guessed }, from(address))
    for (let times = 0; times < 5; times++) expect((await guess(email, '203.0.113.9')).status).toBe(401)
    expect(outcomeOf(await guess(email, '203.0.113.9', password))).toEqual([429, 'too-many'])
    expect((await guess(email, '198.51.100.7', password)).status).toBe(200)
    await post(shop, 'password-reset', { email }, from('203.0.113.9'))
    const set = { code: codeIn(await lastMail(shop)), newPassword: otherPassword }
    expect((await post(shop, 'password-reset-confirm', set, from('203.0.113.9'))).status).toBe(200)
  })

  it('puts a new session in the place of the one before', async () => {
    const { shop, logIn } = await withCustomer()
    const before = await logIn()
    await post(shop, 'login', { email, password }, { cookie: before })
    expect(await dataOf(shop, before)).toBeNull()
    expect(await countOf(shop, 'customer_sessions')).toBe(1)
  })

  it('ends after 30 days, by logging out, and everywhere at once', async () => {
    const { shop, logIn } = await withCustomer()
    const [phone, tablet, computer] = [await logIn(), await logIn(), await logIn()]
    const left = await post(shop, 'logout', {}, { cookie: phone })
    expect([outcomeOf(left), left.headers.get('set-cookie')]).toEqual([[200, 'logged-out'], expect.stringContaining('Max-Age=0')])
    expect([await dataOf(shop, phone), (await dataOf(shop, tablet)).sessions.length]).toEqual([null, 2])
    await post(shop, 'logout', { everywhere: 'on' }, { cookie: tablet })
    expect(await dataOf(shop, computer)).toBeNull()

    const last = await logIn()
    const { expires_at } = await shop.database.kysely.selectFrom('customer_sessions').selectAll().executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(30)
    await shop.database.kysely.updateTable('customer_sessions').set({ expires_at: new Date().toISOString() }).execute()
    expect(await dataOf(shop, last)).toBeNull()
    await forgetOver(shop.database, new Date())
    expect(await countOf(shop, 'customer_sessions')).toBe(0)
  })

  it('stands in no page, and in no cache', async () => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    const answer = await shop.visit('/web-api/customer-data', { headers: { cookie } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await shop.publishPage('anlass/kundenkonto', {
      body: [{ _uid: 'a', component: 'customer_account', signUpSent: 'a', welcome: 'b', passwordResetSent: 'c' }],
    })
    expect((await shop.visit('/kundenkonto/', { headers: { cookie } })).text).not.toContain(email)
  })
})
