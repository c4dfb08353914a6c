import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { accountForTests, anna, focused } from '../../tests/account-block-page.ts'
import { field, shown, view } from '../../tests/account-views.ts'

const open = accountForTests()

const openMail = (query: string) => open({ address: `/?${query}#customer-new-password` })
const code = (page: Page) => view(page, 'new-password').getByLabel('Code aus der E-Mail')

it('takes the code of a mail from the address, and asks nobody for it', async () => {
  const page = await openMail('passwort=ABCDEF&seite=2')
  await shown(page, 'new-password')
  expect([await code(page).isVisible(), await code(page).inputValue()]).toEqual([false, 'ABCDEF'])
  expect(await page.evaluate(() => location.search)).toBe('?seite=2')
})

it.each(['passwort=', 'passwort=%20'])('asks for the code where the link has lost it: ?%s', async (query) => {
  const page = await openMail(query)
  await shown(page, 'new-password')
  expect(await code(page).isVisible()).toBe(true)
})

const refusedCode = {
  error: 'password-reset-error',
  message: 'Dieser Code gilt nicht oder nicht mehr. Bitte eine neue E-Mail anfordern.',
  issues: [{ field: 'code', message: 'Dieser Code gilt nicht oder nicht mehr.' }],
}

it.each([
  ['oeffnen', 'sign-up-confirm', 'Passwort', 'Konto noch einmal eröffnen', 'sign-up'],
  ['passwort', 'new-password', 'Neues Passwort', 'Neuen Link anfordern', 'password-reset'],
])('shows a code that does not hold, to be corrected, and the way to another: ?%s', async (query, name, label, link, next) => {
  const refuse = (route: Route) => route.fulfill({ status: 404, json: refusedCode })
  const page = await open({ answer: refuse, address: `/?${query}=ABCDEF#customer-${name}` })
  await field(page, name, label).fill('Birke im Oktober')
  await page.keyboard.press('Enter')
  const typed = field(page, name, 'Code aus der E-Mail')
  await typed.waitFor()
  expect(await typed.inputValue()).toBe('ABCDEF')
  await expect.poll(() => focused(page)).toBe('code')
  await view(page, name).getByRole('link', { name: link }).click()
  await shown(page, next)
})

it('shows the account to who has opened it and loads the page again, or comes by the link again', async () => {
  let customer: typeof anna | null = null
  const address = '/?oeffnen=ABCDEF#customer-sign-up-confirm'
  const page = await open({
    customer: () => customer,
    answer: async (route) => {
      customer = anna
      await route.fulfill({ json: { outcome: 'welcome' } })
    },
    address,
  })
  await view(page, 'sign-up-confirm').getByLabel('Passwort').fill('Birke im Oktober')
  await page.keyboard.press('Enter')
  await shown(page, 'welcome')
  expect(await page.evaluate(() => location.hash)).toBe('')
  await shown(await open({ customer: () => customer, address }), 'account')
})
