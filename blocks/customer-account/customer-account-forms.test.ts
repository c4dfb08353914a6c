import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accountForTests, anna, focused, holdAnswers, namesIn, said } from '../../tests/account-block-page.ts'
import { field, press, view } from '../../tests/account-views.ts'

const open = accountForTests()

async function changePassword(page: Page, before = 'Birke im Oktober') {
  await field(page, 'account', 'Bisheriges Passwort').fill(before)
  await field(page, 'account', 'Neues Passwort').fill('Ahorn im November')
  await press(page, 'account', 'Passwort ändern')
}

it('R2.29 sends each form at once, and locks it alone until it is answered', async () => {
  const { sent, hold, answer } = holdAnswers()
  const page = await open({ customer: () => anna, answer: hold })
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await field(page, 'account', 'Nachname').fill('Meier')
  await page.keyboard.press('Enter')
  await changePassword(page)
  await expect.poll(() => sent).toEqual(['data', 'password'])

  await field(page, 'account', 'Nachname').focus()
  await page.keyboard.type('hofer')
  await page.keyboard.press('Enter')
  await press(page, 'account', 'Passwort ändern')
  await press(page, 'account', 'Abmelden')
  await expect.poll(() => sent).toEqual(['data', 'password', 'logout'])
  expect(await namesIn(page)).toEqual(['Anna', 'Meier'])
  expect(await page.locator('form[aria-busy=true]').count()).toBe(3)

  await answer('data', { error: 'busy', message: 'Gerade ist zu viel los.' }, 503)
  await view(page, 'account').getByText('Gerade ist zu viel los.').waitFor()
  expect([await field(page, 'account', 'Nachname').isEditable(), await field(page, 'account', 'Neues Passwort').isEditable()]).toEqual([
    true,
    false,
  ])
  await field(page, 'account', 'Nachname').focus()
  await page.keyboard.type('hofer')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toEqual(['data', 'password', 'logout', 'data'])
  await answer('password', { outcome: 'password-changed' })
  await expect.poll(() => field(page, 'account', 'Neues Passwort').inputValue()).toBe('')
  await field(page, 'account', 'Neues Passwort').fill('Linde')
  // Whose password it is, programs that keep it read.
  expect(await page.locator('[autocomplete=username][readonly]').inputValue()).toBe(anna.email)
})

it('R2.29 leaves other forms and the focus to who types in them when one is answered', async () => {
  const { hold, answer } = holdAnswers()
  const page = await open({ customer: () => anna, answer: hold })
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await press(page, 'account', 'Name speichern')
  await field(page, 'account', 'Neues Passwort').fill('Ahorn im November')
  await field(page, 'account', 'Bisheriges Passwort').focus()
  await page.keyboard.type('Birke im ')
  await answer('data', { outcome: 'saved' })
  await expect.poll(() => said(page).textContent()).toBe('Gespeichert.')
  await page.keyboard.type('Oktober')
  expect(await field(page, 'account', 'Bisheriges Passwort').inputValue()).toBe('Birke im Oktober')
  expect(await field(page, 'account', 'Neues Passwort').inputValue()).toBe('Ahorn im November')

  await page.keyboard.press('Enter')
  await press(page, 'account', 'Konto löschen')
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
  const page = await open({ customer: () => anna, answer: hold })
  const wrong = {
    error: 'password-confirm-error',
    message: 'Es wurde nichts geändert.',
    issues: [{ field: 'password', message: 'Falsch.' }],
  }
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await changePassword(page, 'Birke im Oktobe')
  await field(page, 'account', 'Vorname').focus()
  await answer('password', wrong, 422)
  await view(page, 'account').getByRole('alert').getByText(wrong.message).waitFor()
  expect(await focused(page)).toBe('firstName')
  const issue = () => field(page, 'account', 'Bisheriges Passwort').evaluate((input: HTMLInputElement) => input.validationMessage)
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
  const page = await open({ customer: () => customer, answer: hold })
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await field(page, 'account', 'Nachname').fill('Meier')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'account', 'Nachname').isEditable()).toBe(false)
  const read = Promise.withResolvers<void>()
  await page.route('**/web-api/customer-data', async (route) => {
    await read.promise
    await route.fallback()
  })
  const asked = page.waitForRequest((request) => request.method() === 'GET')
  await answer('data', { outcome: 'saved' })
  await asked
  expect(await namesIn(page)).toEqual(['Anna', 'Meier'])
  await field(page, 'account', 'Vorname').fill('Annabella')
  customer = { ...anna, lastName: 'Meier-Ott' }
  read.resolve()
  await expect.poll(() => namesIn(page)).toEqual(['Annabella', 'Meier-Ott'])
})

it('takes back what was said of one form when another is sent', async () => {
  const { hold, answer, sent } = holdAnswers()
  const page = await open({ customer: () => anna, answer: hold })
  await expect.poll(() => namesIn(page)).toEqual(['Anna', 'Ott'])
  await press(page, 'account', 'Name speichern')
  await expect.poll(() => sent).toEqual(['data'])
  await answer('data', { outcome: 'saved' })
  await expect.poll(() => said(page).textContent()).toBe('Gespeichert.')
  await changePassword(page, 'Birke')
  await expect.poll(() => sent).toEqual(['data', 'password'])
  await answer('password', { error: 'password-confirm-error', message: 'Es wurde nichts geändert.' }, 422)
  await view(page, 'account').getByRole('alert').getByText('Es wurde nichts geändert.').waitFor()
  expect(await said(page).count()).toBe(0)
})
