import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildElement, openBlockPage } from '../../tests/block-page.ts'
import { launchChromium } from '../../tests/chromium.ts'
import { renderExample } from '../../tests/render-example.tsx'

let browser: Browser
let script: string
beforeAll(async () => {
  ;[browser, script] = await Promise.all([launchChromium(), buildElement('customer-account')])
})
afterAll(() => browser?.close())

const anna = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Ott' }

/** Opens the block; `customer` is who is logged in, `answer` what comes of forms. */
async function open(customer: () => typeof anna | null, answer?: (route: Route) => Promise<void>, address?: string): Promise<Page> {
  return openBlockPage(browser, {
    html: `<main>${await renderExample('customer_account')}</main>`,
    scripts: [script],
    ...(address !== undefined && { address }),
    prepare: async (page) => {
      await page.route('**/web-api/**', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: { customer: customer() } }) : (answer?.(route) ?? route.abort()),
      )
    },
  })
}

const view = (page: Page, name: string) => page.locator(`#customer-${name}`)
const shown = (page: Page, name: string) => view(page, name).waitFor({ state: 'visible' })

async function logIn(page: Page) {
  await view(page, 'log-in').getByLabel('E-Mail').fill(anna.email)
  await view(page, 'log-in').getByLabel('Passwort').fill('ein Passwort')
  await page.keyboard.press('Enter')
}
const problem = (page: Page) => view(page, 'log-in').getByRole('alert')

it('R6.01 shows the account to who is logged in, with their name, and the form to others', async () => {
  const visitor = await open(() => null)
  await shown(visitor, 'log-in')
  expect(await view(visitor, 'account').isVisible()).toBe(false)
  const customer = await open(() => anna)
  await shown(customer, 'account')
  await expect.poll(() => view(customer, 'account').getByText('Angemeldet als').textContent()).toBe(`Angemeldet als ${anna.email}`)
  expect(await view(customer, 'account').getByLabel('Vorname').inputValue()).toBe('Anna')
})

it('follows its links, and the way back', async () => {
  const page = await open(() => null)
  await page.getByRole('link', { name: 'Konto eröffnen' }).click()
  await shown(page, 'sign-up')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Konto eröffnen')
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await shown(page, 'log-in')
  await page.goBack()
  await shown(page, 'sign-up')
})

it('R8.03 says what the shop found wrong beside the button, and keeps what was typed', async () => {
  const page = await open(
    () => null,
    (route) => route.fulfill({ status: 401, json: { error: 'log-in-error', message: 'Das stimmt nicht.' } }),
  )
  await logIn(page)
  await expect.poll(() => problem(page).textContent()).toBe('Das stimmt nicht.')
  expect(await view(page, 'log-in').getByLabel('E-Mail').inputValue()).toBe(anna.email)
})

it.each<[string, (route: Route) => Promise<void>]>([
  ['the line is gone', (route) => route.abort()],
  ['a proxy answers', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
])('says so where %s', async (_, answer) => {
  const page = await open(() => null, answer)
  await logIn(page)
  await expect.poll(() => problem(page).textContent()).toBe('Das ging gerade nicht. Bitte noch einmal versuchen.')
})

it('says to who has been logged out elsewhere that they are', async () => {
  let customer: typeof anna | null = anna
  const page = await open(
    () => customer,
    (route) => route.fulfill({ status: 401, json: { error: 'not-logged-in', message: 'Die Anmeldung ist abgelaufen.' } }),
  )
  await shown(page, 'account')
  customer = null
  await page.getByRole('button', { name: 'Name speichern' }).click()
  await shown(page, 'not-logged-in')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('customer-not-logged-in')
  expect(await view(page, 'account').isVisible()).toBe(false)
  expect(await view(page, 'account').getByText(anna.email).count()).toBe(0)
})

const bernd = { email: 'bernd@example.org', firstName: 'Bernd', lastName: 'Berg' }
const names = (page: Page) => ['Vorname', 'Nachname'].map((label) => view(page, 'account').getByLabel(label))
const namesIn = async (page: Page) => Promise.all(names(page).map((input) => input.inputValue()))
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

it('R6.01 shows nobody what another customer has typed, saved or not, and sends names with whose they are', async () => {
  let customer: typeof anna | null = anna
  const sent: unknown[] = []
  const page = await open(
    () => customer,
    async (route) => {
      sent.push(route.request().postDataJSON())
      const isLogout = route.request().url().includes('logout')
      if (isLogout) customer = null
      else if (customer) customer = { ...customer, lastName: 'Ott-Meier' }
      await route.fulfill({ json: { outcome: isLogout ? 'logged-out' : 'saved' } })
    },
  )
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

const openMail = (query: string) => open(() => null, undefined, `/?${query}#customer-new-password`)
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
