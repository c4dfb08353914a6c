import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { customerPasswords } from '../../../server/credentials/password.ts'
import {
  addCustomer,
  codeIn,
  cookieOf,
  countOf,
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

/** Something happens while the next password is being checked: it waits in a line, and its answer comes after that. */
function whileChecked(happens: () => Promise<unknown>) {
  const { isRight } = customerPasswords
  const checked = vi.spyOn(customerPasswords, 'isRight').mockImplementationOnce(async (...asked) => {
    const answer = await isRight(...asked)
    await happens()
    return answer
  })
  onTestFinished(() => checked.mockRestore())
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

describe('R6.01 whoever knew the old password', () => {
  it.each([
    ['a mail has set another', (shop: Shop) => resetByMail(shop), 1],
    ['it was changed', change, 1],
    ['the account was deleted', remove, 0],
  ])('gets into the account no more once %s, though they were logging in already', async (_, happens, sessions) => {
    const { shop, logIn } = await withCustomer()
    const cookie = await logIn()
    whileChecked(() => happens(shop, cookie))
    const late = await post(shop, 'login', { email, password })
    expect([outcomeOf(late), cookieOf(late)]).toEqual([[401, errorOf.logIn], ''])
    expect(await countOf(shop, 'customer_sessions')).toBe(sessions)
  })
})

it('R6.01 a new password in the other brand keeps nobody out who is logging in', async () => {
  const { shop } = await withCustomer()
  await addCustomer(shop, { channel: 'myposter' })
  whileChecked(() => resetByMail(shop, 'myposter'))
  expect(await logInWith(shop, password)).toBe(200)
})
