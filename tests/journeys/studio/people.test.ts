import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { choose, overflow, phone, studioJourney } from '../../studio-journey.ts'

const studio = studioJourney()

const personOf = (page: Page, name: string) => page.getByRole('article', { name })

/** Adds somebody on the screen, and answers the password that they begin with. */
async function add(page: Page, { name, email }: { name: string; email: string }): Promise<string> {
  await page.getByRole('button', { name: 'Person hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('E-Mail').fill(email)
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await page.getByRole('heading', { name: `${name} kann sich jetzt anmelden` }).waitFor()
  return (await dialog.locator('code').textContent()) ?? ''
}

async function signInAs(email: string, password: string): Promise<Page> {
  const { page } = await studio.newPerson()
  await page.goto(studio.studio)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  return page
}

it('somebody who is added signs in with the password that is handed on', async () => {
  const admin = await studio.visit('/')
  await choose(admin, 'Mehr', 'Personen')
  await admin.getByRole('heading', { name: 'Personen' }).waitFor()
  const first = await add(admin, { name: 'Mia Berger', email: 'mia@example.org' })
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Ich habe es weitergegeben' }).click()
  await personOf(admin, 'Mia Berger').waitFor()

  const mia = await signInAs('mia@example.org', first)
  await mia.getByRole('button', { name: 'Neue Seite' }).waitFor()
})

it('everybody chooses another password, and goes on with it', async () => {
  const email = 'eva@example.org'
  const { collaborator } = await studio.manage('POST', 'collaborators', { collaborator: { email, friendly_name: 'Eva' } })
  const first = collaborator.initial_password
  const eva = await signInAs(email, first)
  await choose(eva, 'Mehr', 'Passwort ändern')
  const dialog = eva.getByRole('dialog')
  await dialog.getByLabel('Bisheriges Passwort').fill('falsch-geraten')
  await dialog.getByLabel('Neues Passwort').fill('papier-und-tinte')
  await dialog.getByRole('button', { name: 'Ändern' }).click()
  await dialog.getByText('Das bisherige Passwort stimmt nicht.').waitFor()
  await dialog.getByLabel('Bisheriges Passwort').fill(first)
  await dialog.getByRole('button', { name: 'Ändern' }).click()
  await dialog.getByText('Dein neues Passwort gilt.').waitFor()
  expect(await axeFindings(eva)).toEqual([])
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  // Signed in still.
  await eva.reload()
  await eva.getByRole('button', { name: 'Neue Seite' }).waitFor()
  const again = await signInAs(email, 'papier-und-tinte')
  await again.getByRole('button', { name: 'Neue Seite' }).waitFor()
})

it('who has forgotten their password gets another, and is signed out', async () => {
  const email = 'ole@example.org'
  const { collaborator } = await studio.manage('POST', 'collaborators', { collaborator: { email, friendly_name: 'Ole' } })
  const ole = await signInAs(email, collaborator.initial_password)
  await ole.getByRole('button', { name: 'Neue Seite' }).waitFor()
  const page = await studio.visit('/people')
  await personOf(page, 'Ole').getByRole('button', { name: 'Neues Passwort' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Neues Passwort' }).click()
  await page.getByRole('heading', { name: 'Ole hat ein neues Passwort' }).waitFor()
  const password = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await ole.reload()
  await ole.getByLabel('Passwort').waitFor()
  const again = await signInAs(email, password)
  await again.getByRole('button', { name: 'Neue Seite' }).waitFor()
})

it('a role is changed and access ended, which is refused for the last who manages the space', async () => {
  await studio.manage('POST', 'space_roles', { space_role: { role: 'Übersetzung', permissions: [] } })
  const email = 'jan@example.org'
  const { collaborator } = await studio.manage('POST', 'collaborators', { collaborator: { email, friendly_name: 'Jan' } })
  const page = await studio.visit('/people', phone)
  await personOf(page, 'Jan').getByLabel('Rolle').selectOption('Übersetzung')
  await personOf(page, 'Jan').getByText('Gespeichert').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const { collaborators } = await studio.manage('GET', 'collaborators')
  expect(collaborators.find((each: { id: number }) => each.id === collaborator.id).role).toBe('custom')

  const me = page.getByRole('article', { name: '(du)' })
  await me.getByLabel('Rolle').selectOption('Redaktion')
  await me.getByText('Das ist die letzte Person, die den Bereich verwaltet').waitFor()
  expect(await me.getByLabel('Rolle').inputValue()).toBe('admin')
  expect(await me.getByRole('button').count()).toBe(0)

  await personOf(page, 'Jan').getByRole('button', { name: 'Zugang beenden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zugang beenden' }).click()
  await page.getByText('Jan hat keinen Zugang mehr.').waitFor()
  const refused = await signInAs(email, collaborator.initial_password)
  await refused.getByText('Die E-Mail-Adresse oder das Passwort stimmt nicht.').waitFor()
})

it('who does not manage the space reads who may sign in, and an address that is taken is refused', async () => {
  const page = await studio.visitAs([], '/people')
  await page.getByText('Ändern kann das, wer den Bereich verwaltet.').waitFor()
  await personOf(page, 'Lea').waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Person hinzufügen' }).count()).toBe(0)

  const admin = await studio.visit('/people')
  await admin.getByRole('button', { name: 'Person hinzufügen' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Noch einmal')
  await dialog.getByLabel('E-Mail').fill(studio.admin.email)
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await dialog.getByText(`Mit ${studio.admin.email} meldet sich schon jemand an.`).waitFor()
})
