import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { customerPasswords } from '../../../server/credentials/password.ts'
import {
  addCustomer,
  codeIn,
  cookieOf,
  countOf,
  dataOf,
  email,
  errorOf,
  lastMail,
  otherPassword,
  outcomeOf,
  password,
  post,
  type Shop,
  withCustomer,
} from './test-customers.ts'

/** Something happens while the next password is being checked, or hashed: it waits in a line, and its answer comes after that. */
function during(work: 'isRight' | 'hash', happens: () => Promise<unknown>) {
  const does = customerPasswords[work] as (...asked: unknown[]) => Promise<never>
  const done = vi.spyOn(customerPasswords, work).mockImplementationOnce(async (...asked: unknown[]) => {
    const answer = await does(...asked)
    await happens()
    return answer
  })
  onTestFinished(() => done.mockRestore())
}

/** Whoever reads the mail sets another password. */
async function resetByMail(shop: Shop, channel = 'anlass') {
  await post(shop, 'password-reset', { email, channel })
  return post(shop, 'password-reset-confirm', { code: codeIn(await lastMail(shop)), newPassword: otherPassword, channel })
}

const change = (shop: Shop, cookie: string, newPassword = 'Das Passwort von jemand anders') =>
  post(shop, 'password', { password, newPassword }, { cookie })
const remove = (shop: Shop, cookie: string) => post(shop, 'delete', { password }, { cookie })
const logInWith = async (shop: Shop, typed: string) => (await post(shop, 'login', { email, password: typed })).status

/** What is sent by who knows the old password and is logged in. */
const forms = [
  ['another password', change],
  ['that the account be deleted', remove],
] as const

describe('R6.01 whoever knew the old password', () => {
  it.each([
    ['another password', change, 'isRight'],
    ['another password, which is being hashed', change, 'hash'],
    ['that the account be deleted', remove, 'isRight'],
  ] as const)('does not undo a new one that a mail has set meanwhile, by asking for %s', async (_, send, work) => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    const ofOwner: string[] = []
    during(work, async () => ofOwner.push(cookieOf(await resetByMail(shop))))
    expect(outcomeOf(await send(shop, cookie))).toEqual([401, 'not-logged-in'])
    expect(await dataOf(shop, ofOwner[0] ?? '')).toMatchObject({ email })
    expect(await logInWith(shop, otherPassword)).toBe(200)
  })

  it.each(forms)('is told that it is wrong if it was changed in the same browser meanwhile, asking for %s', async (_, send) => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    during('isRight', () => change(shop, cookie, otherPassword))
    expect(outcomeOf(await send(shop, cookie))).toEqual([422, 'password-confirm-error'])
    expect(await logInWith(shop, otherPassword)).toBe(200)
  })

  it.each(forms)('who was logged out meanwhile is told so, asking for %s', async (_, send) => {
    const { shop, logIn } = await withCustomer()
    const [cookie, elsewhere] = [await logIn(), await logIn()]
    during('isRight', () => post(shop, 'logout', { everywhere: 'on' }, { cookie: elsewhere }))
    expect(outcomeOf(await send(shop, cookie))).toEqual([401, 'not-logged-in'])
    expect(await logInWith(shop, password)).toBe(200)
  })

  it.each([
    ['a mail has set another', (shop: Shop) => resetByMail(shop), 1],
    ['it was changed', change, 1],
    ['the account was deleted', remove, 0],
  ])('gets into the account no more once %s, though they were logging in already', async (_, happens, sessions) => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    during('isRight', () => happens(shop, cookie))
    const late = await post(shop, 'login', { email, password })
    expect([outcomeOf(late), cookieOf(late)]).toEqual([[401, errorOf.logIn], ''])
    expect(await countOf(shop, 'customer_sessions')).toBe(sessions)
  })
})

it('R6.01 a new password in the other brand keeps nobody out who is logging in', async () => {
  const { shop } = await withCustomer()
  await addCustomer(shop, { channel: 'myposter' })
  during('isRight', () => resetByMail(shop, 'myposter'))
  expect(await logInWith(shop, password)).toBe(200)
})
