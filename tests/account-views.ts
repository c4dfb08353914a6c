/** What a visitor does on the page of the account, which shows one of its views. */
import type { Page } from 'playwright-core'
import { axeFindings } from './axe-findings.ts'

export const view = (page: Page, name: string) => page.locator(`#customer-${name}`)
export const shown = (page: Page, name: string) => view(page, name).waitFor({ state: 'visible', timeout: 20_000 })
export const field = (page: Page, name: string, label: string) => view(page, name).getByLabel(label)
export const press = (page: Page, name: string, button: string) =>
  view(page, name).getByRole('button', { name: button, exact: true }).click()

export async function fillIn(page: Page, name: string, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await field(page, name, label).fill(value)
}

export async function logIn(page: Page, email: string, typed: string) {
  await fillIn(page, 'log-in', { 'E-Mail': email, Passwort: typed })
  await press(page, 'log-in', 'Anmelden')
}

/** Notes what axe finds in each state. The rest of the page is looked at elsewhere. */
export function looker(page: Page) {
  const findings: string[] = []
  const look = async (state: string) => {
    await shown(page, state)
    findings.push(...(await axeFindings(page, 'main')).map((finding) => `${state}: ${finding}`))
  }
  return { findings, look }
}

export const problem = (page: Page, name: string) => view(page, name).getByRole('alert')

/** What Chromium notes of an answer that is a refusal. */
export const unexpected = (complaints: string[]) => complaints.filter((complaint) => !/status of 4(01|22)/.test(complaint))
