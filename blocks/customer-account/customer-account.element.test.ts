import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../../tests/axe-findings.ts'
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

it.each(['anlass', 'myposter'] as const)('R8.03 says it in the colour of the brand, to be read on its ground: %s', async (channel) => {
  const page = await openBlockPage(browser, { html: `<main>${await renderExample('customer_account')}</main>`, scripts: [script], channel })
  await page.route('**/web-api/**', (route) => route.abort())
  await logIn(page)
  await expect.poll(() => problem(page).textContent()).toContain('Das ging gerade nicht.')
  const colour = (element: Element) => getComputedStyle(element).color
  const label = view(page, 'log-in').getByText('Passwort', { exact: true })
  expect(await problem(page).evaluate(colour)).not.toBe(await label.evaluate(colour))
  expect(await axeFindings(page, '#customer-log-in')).toEqual([])
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

/** Notes which forms are sent, and answers each when the test says what. */
function holdAnswers() {
  const sent: string[] = []
  const held = new Map<string, Route>()
  return {
    sent,
    hold: async (route: Route) => {
      const action = /customer-(.+)/.exec(route.request().url())?.[1] ?? ''
      sent.push(action)
      held.set(action, route)
    },
    answer: (action: string, json: object, status = 200) => held.get(action)?.fulfill({ json, status }),
  }
}
const notLoggedIn = { error: 'not-logged-in', message: 'Die Anmeldung ist abgelaufen.' }

const account = (page: Page, label: string) => view(page, 'account').getByLabel(label)
const press = (page: Page, button: string) => view(page, 'account').getByRole('button', { name: button, exact: true }).click()
const said = (page: Page) => page.locator('[data-note][data-shown]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id)

async function changePassword(page: Page, before = 'Birke im Oktober') {
  await account(page, 'Bisheriges Passwort').fill(before)
  await account(page, 'Neues Passwort').fill('Ahorn im November')
  await press(page, 'Passwort ändern')
}

it('R2.29 sends each form at once, and locks it alone until it is answered', async () => {
  const { sent, hold, answer } = holdAnswers()
  const page = await open(() => anna, hold)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await account(page, 'Nachname').fill('Meier')
  await page.keyboard.press('Enter')
  await changePassword(page)
  await expect.poll(() => sent).toEqual(['data', 'password'])

  await account(page, 'Nachname').focus()
  await page.keyboard.type('hofer')
  await page.keyboard.press('Enter')
  await press(page, 'Passwort ändern')
  await press(page, 'Abmelden')
  await expect.poll(() => sent).toEqual(['data', 'password', 'logout'])
  expect(await namesIn(page)).toEqual(['Anna', 'Meier'])
  expect(await page.locator('form[aria-busy=true]').count()).toBe(3)

  await answer('data', { error: 'busy', message: 'Gerade ist zu viel los.' }, 503)
  await view(page, 'account').getByText('Gerade ist zu viel los.').waitFor()
  expect([await account(page, 'Nachname').isEditable(), await account(page, 'Neues Passwort').isEditable()]).toEqual([true, false])
  await account(page, 'Nachname').focus()
  await page.keyboard.type('hofer')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toEqual(['data', 'password', 'logout', 'data'])
  await answer('password', { outcome: 'password-changed' })
  await expect.poll(() => account(page, 'Neues Passwort').inputValue()).toBe('')
  await account(page, 'Neues Passwort').fill('Linde')
  // Whose password it is, programs that keep it read.
  expect(await page.locator('[autocomplete=username][readonly]').inputValue()).toBe(anna.email)
})

it('R2.29 leaves other forms and the focus to who types in them when one is answered', async () => {
  const { hold, answer } = holdAnswers()
  const page = await open(() => anna, hold)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await press(page, 'Name speichern')
  await account(page, 'Neues Passwort').fill('Ahorn im November')
  await account(page, 'Bisheriges Passwort').focus()
  await page.keyboard.type('Birke im ')
  await answer('data', { outcome: 'saved' })
  await expect.poll(() => said(page).textContent()).toBe('Gespeichert.')
  await page.keyboard.type('Oktober')
  expect(await account(page, 'Bisheriges Passwort').inputValue()).toBe('Birke im Oktober')
  expect(await account(page, 'Neues Passwort').inputValue()).toBe('Ahorn im November')

  await page.keyboard.press('Enter')
  await press(page, 'Konto löschen')
  const dialog = page.getByRole('dialog', { name: 'Konto löschen' })
  await dialog.getByLabel('Passwort').focus()
  await page.keyboard.type('Ahorn')
  await answer('password', { outcome: 'password-changed' })
  await expect.poll(() => said(page).getAttribute('id')).toBe('customer-password-changed')
  await page.keyboard.type(' im November')
  expect(await dialog.getByLabel('Passwort').inputValue()).toBe('Ahorn im November')
})

it('R2.29 says what is wrong with a password where it was sent, not to who types elsewhere, and sends the right one', async () => {
  const { sent, hold, answer } = holdAnswers()
  const page = await open(() => anna, hold)
  const wrong = {
    error: 'password-confirm-error',
    message: 'Es wurde nichts geändert.',
    issues: [{ field: 'password', message: 'Falsch.' }],
  }
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await changePassword(page, 'Birke im Oktobe')
  await account(page, 'Vorname').focus()
  await answer('password', wrong, 422)
  await view(page, 'account').getByRole('alert').getByText(wrong.message).waitFor()
  expect(await focused(page)).toBe('firstName')
  const issue = () => account(page, 'Bisheriges Passwort').evaluate((input: HTMLInputElement) => input.validationMessage)
  expect(await issue()).toBe('Falsch.')

  await changePassword(page, 'Birke')
  await answer('password', wrong, 422)
  await expect.poll(() => focused(page)).toBe('password')
  await page.keyboard.type('Birke im Oktober')
  expect(await issue()).toBe('')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.length).toBe(3)
})

it('R2.29 keeps what is typed into a form after its answer, before the shop has been asked for the names', async () => {
  const { hold, answer } = holdAnswers()
  let customer = anna
  const page = await open(() => customer, hold)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await account(page, 'Nachname').fill('Meier')
  await page.keyboard.press('Enter')
  await expect.poll(() => account(page, 'Nachname').isEditable()).toBe(false)
  const read = Promise.withResolvers<void>()
  await page.route('**/web-api/customer-data', async (route) => {
    await read.promise
    await route.fallback()
  })
  const asked = page.waitForRequest((request) => request.method() === 'GET')
  await answer('data', { outcome: 'saved' })
  await asked
  expect(await namesIn(page)).toEqual(['Anna', 'Meier'])
  await account(page, 'Vorname').fill('Annabella')
  customer = { ...anna, lastName: 'Meier-Ott' }
  read.resolve()
  await expect.poll(() => namesIn(page)).toEqual(['Annabella', 'Meier-Ott'])
})

it.each<[string, object, number]>([
  ['saved', { outcome: 'saved' }, 200],
  ['refused', notLoggedIn, 401],
])('R6.01 says to who has logged out that they are, also when what they sent before is %s later', async (_, late, status) => {
  const { sent, hold, answer } = holdAnswers()
  let customer: typeof anna | null = anna
  const page = await open(() => customer, hold)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await press(page, 'Name speichern')
  await press(page, 'Abmelden')
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
  const page = await open(() => null, refuse, `/?${query}=ABCDEF#customer-${name}`)
  await view(page, name).getByLabel(label).fill('Birke im Oktober')
  await page.keyboard.press('Enter')
  const typed = view(page, name).getByLabel('Code aus der E-Mail')
  await typed.waitFor()
  expect(await typed.inputValue()).toBe('ABCDEF')
  await expect.poll(() => focused(page)).toBe('code')
  await view(page, name).getByRole('link', { name: link }).click()
  await shown(page, next)
})

it('shows the account to who has opened it and loads the page again, or comes by the link again', async () => {
  let customer: typeof anna | null = null
  const address = '/?oeffnen=ABCDEF#customer-sign-up-confirm'
  const page = await open(
    () => customer,
    async (route) => {
      customer = anna
      await route.fulfill({ json: { outcome: 'welcome' } })
    },
    address,
  )
  await view(page, 'sign-up-confirm').getByLabel('Passwort').fill('Birke im Oktober')
  await page.keyboard.press('Enter')
  await shown(page, 'welcome')
  expect(await page.evaluate(() => location.hash)).toBe('')
  await shown(await open(() => customer, undefined, address), 'account')
})

it('takes back what was said of one form when another is sent', async () => {
  const { hold, answer, sent } = holdAnswers()
  const page = await open(() => anna, hold)
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await press(page, 'Name speichern')
  await expect.poll(() => sent).toEqual(['data'])
  await answer('data', { outcome: 'saved' })
  await expect.poll(() => said(page).textContent()).toBe('Gespeichert.')
  await changePassword(page, 'Birke')
  await expect.poll(() => sent).toEqual(['data', 'password'])
  await answer('password', { error: 'password-confirm-error', message: 'Es wurde nichts geändert.' }, 422)
  await view(page, 'account').getByRole('alert').getByText('Es wurde nichts geändert.').waitFor()
  expect(await said(page).count()).toBe(0)
})
