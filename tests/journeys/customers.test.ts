import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { customerPasswords } from '../../server/credentials/password.ts'
import { newId } from '../../server/database/new-id.ts'
import { field, fillIn, logIn, looker, press, problem, shown, unexpected, view } from '../account-views.ts'
import { outboxReader } from '../outbox-reader.ts'
import { admin } from '../running-studio.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney(() => ({ STUDIO_ADMIN_EMAIL: admin.email, STUDIO_ADMIN_PASSWORD: admin.password }))
const mailsTo = outboxReader(shop)

const password = 'Birke im Oktober'
const otherPassword = 'Ahorn im November'

/** An earlier try of the same test has left its account there (decision 21). */
const newAddress = (name: string) => `${name}-${newId()}@example.org`

/** Hashing passwords takes long by intent, and axe looks at every state. */
const longer = 120_000

async function addCustomer(email: string, theirs: string) {
  const row = { id: newId(), channel: 'anlass', email, first_name: null, last_name: null, created_at: new Date().toISOString() }
  const password_hash = await customerPasswords.hash(theirs)
  await shop.store.database.kysely
    .insertInto('customers')
    .values({ ...row, password_hash })
    .execute()
}

const linkIn = (mail: string | undefined, query: string) => new RegExp(`http\\S+\\?${query}=\\S+`).exec(mail ?? '')?.[0] ?? ''
const codeIn = (mail: string | undefined) => /^(\w{4}-){3}\w{4}$/m.exec(mail ?? '')?.[0] ?? ''

it(
  'R6.01 R2.29 a visitor signs up, is welcomed, takes the data along, changes name and password, logs out and in',
  async () => {
    const email = newAddress('anna')
    const { page, complaints } = await shop.newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const { findings, look } = looker(page)
    await page.goto(`${shop.shop}/`)
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Kundenkonto' }).click()
    await look('log-in')
    await view(page, 'log-in').getByRole('link', { name: 'Konto eröffnen' }).click()
    await look('sign-up')
    await fillIn(page, 'sign-up', { 'E-Mail': email, Passwort: password, Vorname: 'Anna' })
    await press(page, 'sign-up', 'Konto eröffnen')
    await look('sign-up-sent')

    await page.goto(linkIn((await mailsTo(email))[0], 'oeffnen'))
    await look('sign-up-confirm')
    // Whoever only opens the link has no account, and the address does not show the code to others.
    expect(await page.evaluate(() => location.search)).toBe('')
    await fillIn(page, 'sign-up-confirm', { Passwort: password })
    await press(page, 'sign-up-confirm', 'Konto jetzt eröffnen')
    await look('welcome')
    await page.getByRole('link', { name: 'Zum Kundenkonto' }).click()
    await look('account')
    await expect.poll(() => view(page, 'account').getByText('Angemeldet als').textContent()).toContain(email)
    expect(await field(page, 'account', 'Vorname').inputValue()).toBe('Anna')

    const download = page.waitForEvent('download')
    await press(page, 'account', 'Daten herunterladen')
    expect((await download).suggestedFilename()).toBe('anlass-kundenkonto.json')
    await fillIn(page, 'account', { Nachname: 'Ott' })
    await press(page, 'account', 'Name speichern')
    await look('saved')
    await fillIn(page, 'account', { 'Bisheriges Passwort': 'falsch', 'Neues Passwort': otherPassword })
    await press(page, 'account', 'Passwort ändern')
    await problem(page, 'account').filter({ hasText: 'Es wurde nichts geändert' }).waitFor()
    await fillIn(page, 'account', { 'Bisheriges Passwort': password, 'Neues Passwort': otherPassword })
    await press(page, 'account', 'Passwort ändern')
    await look('password-changed')

    await press(page, 'account', 'Abmelden')
    await look('logged-out')
    await logIn(page, email, password)
    await expect.poll(() => problem(page, 'log-in').textContent()).toMatch(/^E-Mail-Adresse oder Passwort stimmen nicht/)
    await look('log-in')
    await logIn(page, email, otherPassword)
    await shown(page, 'account')
    // A page that is opened anew asks who is there.
    await page.goto(`${shop.shop}/kundenkonto/`)
    await shown(page, 'account')
    await expect.poll(() => field(page, 'account', 'Nachname').inputValue()).toBe('Ott')
    await press(page, 'account', 'Überall abmelden')
    await shown(page, 'logged-out')
    expect(findings).toEqual([])
    expect(unexpected(complaints)).toEqual([])
  },
  longer,
)

it(
  'R6.01 a customer who has forgotten the password sets a new one, and deletes the account',
  async () => {
    const email = newAddress('dora')
    await addCustomer(email, otherPassword)
    const { page, complaints } = await shop.newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const { findings, look } = looker(page)
    await page.goto(`${shop.shop}/kundenkonto/`)
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await look('password-reset')
    await fillIn(page, 'password-reset', { 'E-Mail': email })
    await press(page, 'password-reset', 'Link anfordern')
    await look('password-reset-sent')
    await page.goto(linkIn((await mailsTo(email))[0], 'passwort'))
    await look('new-password')
    await fillIn(page, 'new-password', { 'Neues Passwort': password })
    await press(page, 'new-password', 'Passwort setzen')
    await shown(page, 'password-changed')

    await press(page, 'account', 'Konto löschen')
    const dialog = page.getByRole('dialog', { name: 'Konto löschen' })
    await dialog.waitFor()
    await look('account')
    await dialog.getByLabel('Passwort').fill(password)
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    await look('deleted')
    expect(await mailsTo(email)).toEqual([])
    expect(findings).toEqual([])
    expect(unexpected(complaints)).toEqual([])
  },
  longer,
)

it(
  'R6.01 R8.03 does so without script, with the codes of the mails',
  async () => {
    const email = newAddress('berta')
    const { page } = await shop.newVisitor({ javaScriptEnabled: false })
    const leads = (outcome: string) => page.waitForURL(`**/kundenkonto#customer-${outcome}`)
    await page.goto(`${shop.posters}/kundenkonto`)
    await logIn(page, email, password)
    await leads('log-in-error')
    expect(await page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.').isVisible()).toBe(true)
    expect(await view(page, 'log-in').getByRole('button', { name: 'Anmelden' }).isVisible()).toBe(true)

    await page.getByRole('link', { name: 'Konto eröffnen' }).click()
    await fillIn(page, 'sign-up', { 'E-Mail': email, Passwort: password })
    await press(page, 'sign-up', 'Konto eröffnen')
    await leads('sign-up-sent')
    const [mail] = await mailsTo(email)
    await page.goto(linkIn(mail, 'oeffnen'))
    await fillIn(page, 'sign-up-confirm', { 'Code aus der E-Mail': codeIn(mail).toLowerCase() })
    await fillIn(page, 'sign-up-confirm', { Passwort: password })
    await press(page, 'sign-up-confirm', 'Konto jetzt eröffnen')
    await leads('welcome')
    await page.getByRole('link', { name: 'Zum Kundenkonto' }).click()
    await fillIn(page, 'account', { Vorname: 'Berta' })
    await press(page, 'account', 'Name speichern')
    await leads('saved')
    await press(page, 'account', 'Abmelden')
    await leads('logged-out')

    // Logged out, the account's forms are refused.
    await page.getByRole('link', { name: 'Schon angemeldet? Zum Kundenkonto' }).click()
    await press(page, 'account', 'Name speichern')
    await leads('not-logged-in')
    await logIn(page, email, password)
    await leads('account')
    await press(page, 'account', 'Konto löschen')
    const dialog = page.getByRole('dialog', { name: 'Konto löschen' })
    await dialog.getByLabel('Passwort').fill(password)
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    await leads('deleted')
  },
  longer,
)

/** Holds the next name that is saved until it is let go. */
async function holdSave(page: Page) {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/web-api/customer-data', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  return { isAsked: asked.promise, letGo: answered.resolve }
}

it(
  'R2.29 what is sent while a name is being saved reaches the shop beside it, and who leaves the page meanwhile comes back to open fields',
  async () => {
    const email = newAddress('ida')
    const { page } = await shop.newVisitor()
    await addCustomer(email, password)
    await page.goto(`${shop.shop}/kundenkonto/`)
    await logIn(page, email, password)
    await shown(page, 'account')
    const first = await holdSave(page)
    await fillIn(page, 'account', { Vorname: 'Ida' })
    await press(page, 'account', 'Name speichern')
    await first.isAsked
    expect(await field(page, 'account', 'Nachname').isEditable()).toBe(false)
    await fillIn(page, 'account', { 'Bisheriges Passwort': password, 'Neues Passwort': otherPassword })
    await press(page, 'account', 'Passwort ändern')
    await shown(page, 'password-changed')
    expect(await field(page, 'account', 'Vorname').inputValue()).toBe('Ida')

    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.locator('a[href="/faq/"]').first().click()
    await page.waitForURL('**/faq/')
    await page.goBack()
    await shown(page, 'account')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await field(page, 'account', 'Nachname').isEditable()).toBe(true)
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    first.letGo()
    await saved
    await page.reload()
    const names = () => Promise.all(['Vorname', 'Nachname'].map((label) => field(page, 'account', label).inputValue()))
    await expect.poll(names).toEqual(['Ida', ''])

    const second = await holdSave(page)
    await fillIn(page, 'account', { Nachname: 'Ott' })
    await press(page, 'account', 'Name speichern')
    await second.isAsked
    await press(page, 'account', 'Abmelden')
    await shown(page, 'logged-out')
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    second.letGo()
    expect((await refused).status()).toBe(401)
    await page.waitForLoadState('networkidle')
    expect(await view(page, 'logged-out').isVisible()).toBe(true)
    await logIn(page, email, otherPassword)
    await shown(page, 'account')
    await expect.poll(names).toEqual(['Ida', ''])
  },
  longer,
)

it('R2.29 what a mail has brought and what was typed stay when the keyboard skips to the content, and on the way back', async () => {
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/kundenkonto/?oeffnen=ABCDEF#customer-sign-up-confirm`)
  await fillIn(page, 'sign-up-confirm', { Passwort: password })
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter')
  await page.waitForURL('**/kundenkonto/#inhalt')
  await page.goBack()
  await page.waitForURL('**/kundenkonto/#customer-sign-up-confirm')
  expect(await field(page, 'sign-up-confirm', 'Passwort').inputValue()).toBe(password)
  expect(await field(page, 'sign-up-confirm', 'Code aus der E-Mail').inputValue()).toBe('ABCDEF')
  // Nothing that was on its way comes after all.
  await page.waitForLoadState()
  expect(documents).toEqual([])
})

it(
  'R8.03 a tab learns that another has logged out, and a database that is kept by another process is said to be',
  async () => {
    const email = newAddress('carla')
    const { page, complaints } = await shop.newVisitor()
    await page.goto(`${shop.shop}/kundenkonto/#customer-sign-up`)
    await fillIn(page, 'sign-up', { 'E-Mail': email, Passwort: password })
    await page.keyboard.press('Enter')
    await shown(page, 'sign-up-sent')
    await page.goto(linkIn((await mailsTo(email))[0], 'oeffnen'))
    await fillIn(page, 'sign-up-confirm', { Passwort: password })
    await press(page, 'sign-up-confirm', 'Konto jetzt eröffnen')
    await shown(page, 'welcome')

    const other = await page.context().newPage()
    await other.goto(`${shop.shop}/kundenkonto/`)
    await shown(other, 'account')
    await page.getByRole('link', { name: 'Zum Kundenkonto' }).click()
    // It knows that it is logged in.
    await expect.poll(() => view(page, 'account').getByText('Angemeldet als').textContent()).toContain(email)
    await press(other, 'account', 'Abmelden')
    await shown(other, 'logged-out')
    // Headless, both tabs are seen all the time.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shown(page, 'not-logged-in')
    expect(unexpected(complaints)).toEqual([])

    await shop.store.database.kysely.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection)
      await logIn(page, email, password)
      await expect
        .poll(() => problem(page, 'log-in').textContent(), { timeout: 20_000 })
        .toBe('Gerade ist zu viel los, und nichts wurde geändert. Bitte gleich noch einmal versuchen.')
      await sql`rollback`.execute(connection)
    })
    await logIn(page, email, password)
    await shown(page, 'account')
  },
  longer,
)
