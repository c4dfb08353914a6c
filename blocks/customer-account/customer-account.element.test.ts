import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { accountForTests, anna, focused, holdAnswers, look, namesIn, said } from '../../tests/account-block-page.ts'
import { logIn, press, problem, shown, view } from '../../tests/account-views.ts'
import { axeFindings } from '../../tests/axe-findings.ts'

const open = accountForTests()

it('R6.01 shows the account to who is logged in, with their name, and the form to others', async () => {
  const visitor = await open()
  await shown(visitor, 'log-in')
  expect(await view(visitor, 'account').isVisible()).toBe(false)
  const customer = await open({ customer: () => anna })
  await shown(customer, 'account')
  await expect.poll(() => view(customer, 'account').getByText('Angemeldet als').textContent()).toBe(`Angemeldet als ${anna.email}`)
  expect(await view(customer, 'account').getByLabel('Vorname').inputValue()).toBe('Anna')
})

it('follows its links, and the way back', async () => {
  const page = await open()
  await page.getByRole('link', { name: 'Konto eröffnen' }).click()
  await shown(page, 'sign-up')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Konto eröffnen')
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await shown(page, 'log-in')
  await page.goBack()
  await shown(page, 'sign-up')
  await page.goBack()
  await shown(page, 'log-in')
  expect(await focused(page)).toBe('customer-log-in-title')
})

it('R8.03 says what the shop found wrong beside the button, and keeps what was typed', async () => {
  const page = await open({
    answer: (route) => route.fulfill({ status: 401, json: { error: 'log-in-error', message: 'Das stimmt nicht.' } }),
  })
  await logIn(page, anna.email, 'ein Passwort')
  await expect.poll(() => problem(page, 'log-in').textContent()).toBe('Das stimmt nicht.')
  expect(await view(page, 'log-in').getByLabel('E-Mail').inputValue()).toBe(anna.email)
})

it.each(['anlass', 'myposter'] as const)('R8.03 says it in the colour of the brand, to be read on its ground: %s', async (channel) => {
  const page = await open({ channel })
  await logIn(page, anna.email, 'ein Passwort')
  await expect.poll(() => problem(page, 'log-in').textContent()).toContain('Das ging gerade nicht.')
  const colour = (element: Element) => getComputedStyle(element).color
  const label = view(page, 'log-in').getByText('Passwort', { exact: true })
  expect(await problem(page, 'log-in').evaluate(colour)).not.toBe(await label.evaluate(colour))
  expect(await axeFindings(page, '#customer-log-in')).toEqual([])
})

it.each<[string, (route: Route) => Promise<void>]>([
  ['the line is gone', (route) => route.abort()],
  ['a proxy answers', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
])('says so where %s', async (_, answer) => {
  const page = await open({ answer })
  await logIn(page, anna.email, 'ein Passwort')
  await expect.poll(() => problem(page, 'log-in').textContent()).toBe('Das ging gerade nicht. Bitte noch einmal versuchen.')
})

it('says to who has been logged out elsewhere that they are', async () => {
  let customer: typeof anna | null = anna
  const page = await open({
    customer: () => customer,
    answer: (route) => route.fulfill({ status: 401, json: { error: 'not-logged-in', message: 'Die Anmeldung ist abgelaufen.' } }),
  })
  await shown(page, 'account')
  customer = null
  await page.getByRole('button', { name: 'Name speichern' }).click()
  await shown(page, 'not-logged-in')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('customer-not-logged-in')
  expect(await view(page, 'account').isVisible()).toBe(false)
  expect(await view(page, 'account').getByText(anna.email).count()).toBe(0)
})

const bernd = { email: 'bernd@example.org', firstName: 'Bernd', lastName: 'Berg' }

it('R6.01 shows nobody what another customer has typed, saved or not, and sends names with whose they are', async () => {
  let customer: typeof anna | null = anna
  const sent: unknown[] = []
  const page = await open({
    customer: () => customer,
    answer: async (route) => {
      sent.push(route.request().postDataJSON())
      const isLogout = route.request().url().includes('logout')
      if (isLogout) customer = null
      else if (customer) customer = { ...customer, lastName: 'Ott-Meier' }
      await route.fulfill({ json: { outcome: isLogout ? 'logged-out' : 'saved' } })
    },
  })
  await shown(page, 'account')
  await view(page, 'account').getByLabel('Nachname').fill('Ott-Meier')
  await view(page, 'account').getByRole('button', { name: 'Name speichern' }).click()
  await page.locator('#customer-saved').waitFor({ state: 'visible' })
  expect(sent.at(-1)).toMatchObject({ email: anna.email, lastName: 'Ott-Meier' })
  // What another tab has saved since is seen here, too.
  customer = { ...anna, lastName: 'Meier' }
  await look(page)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Meier'])

  await view(page, 'account').getByLabel('Vorname').fill('Annabella')
  await view(page, 'account').getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect.poll(() => view(page, 'account').isVisible()).toBe(false)
  customer = bernd
  await look(page)
  await shown(page, 'account')
  await expect.poll(() => namesIn(page)).toEqual(['Bernd', 'Berg'])

  // In another window.
  await view(page, 'account').getByLabel('Vorname').fill('Bernhard')
  customer = anna
  await look(page)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
})

it('R6.01 keeps what somebody types as soon as they have logged in, and nothing that stood there before', async () => {
  const { sent, hold, answer } = holdAnswers()
  const page = await open({ answer: hold })
  await shown(page, 'log-in')
  const whoIsThere = Promise.withResolvers<void>()
  await page.route('**/web-api/customer-data', async (route) => {
    await whoIsThere.promise
    await route.fulfill({ json: { customer: anna } })
  })
  // In the form of who is not logged in.
  await view(page, 'account')
    .getByLabel('Nachname')
    .evaluate((input: HTMLInputElement) => Object.assign(input, { value: 'Berg' }))
  await logIn(page, anna.email, 'ein Passwort')
  await expect.poll(() => sent).toEqual(['login'])
  await answer('login', { outcome: 'account' })
  await shown(page, 'account')
  await view(page, 'account').getByLabel('Vorname').fill('Annabella')
  whoIsThere.resolve()
  await expect.poll(() => view(page, 'account').getByText('Angemeldet als').textContent()).toBe(`Angemeldet als ${anna.email}`)
  expect(await namesIn(page)).toEqual(['Annabella', 'Ott'])
})

const notLoggedIn = { error: 'not-logged-in', message: 'Die Anmeldung ist abgelaufen.' }

it.each<[string, object, number]>([
  ['saved', { outcome: 'saved' }, 200],
  ['refused', notLoggedIn, 401],
])('R6.01 says to who has logged out that they are, also when what they sent before is %s later', async (_, late, status) => {
  const { sent, hold, answer } = holdAnswers()
  let customer: typeof anna | null = anna
  const page = await open({ customer: () => customer, answer: hold })
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await press(page, 'account', 'Name speichern')
  await press(page, 'account', 'Abmelden')
  await expect.poll(() => sent).toEqual(['data', 'logout'])
  customer = null
  // Nobody is logged in any more: why, the answer says.
  const read = page.waitForResponse('**/web-api/**')
  await look(page)
  await (await read).finished()
  expect(await said(page).count()).toBe(0)
  expect(await view(page, 'account').isVisible()).toBe(true)
  await answer('logout', { outcome: 'logged-out' })
  await expect.poll(() => focused(page)).toBe('customer-logged-out')
  const readAgain = page.waitForResponse((response) => response.request().method() === 'GET')
  await answer('data', late, status)
  await (await readAgain).finished()
  expect(await said(page).evaluateAll((notes) => notes.map(({ id }) => id))).toEqual(['customer-logged-out'])
  expect([await focused(page), await view(page, 'account').isVisible()]).toEqual(['customer-logged-out', false])
})
