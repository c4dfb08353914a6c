import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { studioJourney, textAt } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

async function make(page: Page, what: string) {
  await page.getByRole('button', { name: 'Neuer Test' }).click()
  await page.getByLabel('Was wird ausprobiert?').fill(what)
  await page.getByRole('button', { name: 'Anlegen' }).click()
}

/** Somebody else in a browser of their own, who is no robot. */
async function shopper(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' })
  if (!context) throw new Error('The page is of no browser.')
  onTestFinished(() => context.close())
  return context.newPage()
}

const entry = (page: Page, what: string) => page.getByRole('listitem', { name: what })

describe('an A/B test', () => {
  it('is made, given a share with the keys, seen in the shop and counted there', async () => {
    const { address } = await studio.publishPage([
      { _uid: 'switch', component: 'flag_switch', flag: 'neue-gruesse', off: [headline('Wie immer')], on: [headline('Ganz neu')] },
    ])
    const page = await studio.visit('/flags')
    await make(page, 'Neue Grüße')
    const test = entry(page, 'Neue Grüße')
    await test.getByText('Niemand sieht die neue Variante.').waitFor()
    expect(await textAt(address)).toContain('Wie immer')
    const fresh = await shopper(page)
    await fresh.goto((await test.getByRole('link', { name: /^neu/ }).getAttribute('href')) ?? '')
    await fresh.getByRole('heading', { name: 'Ganz neu' }).waitFor()

    const slider = test.getByRole('slider', { name: 'Anteil der Besucher mit der neuen Variante' })
    await slider.focus()
    await page.keyboard.press('End')
    await test.getByText('Gespeichert.').waitFor()
    await vi.waitFor(
      async () => {
        await fresh.goto(address)
        expect(await fresh.getByRole('heading', { level: 1 }).textContent()).toBe('Ganz neu')
      },
      { timeout: 20_000 },
    )
    expect(await axeFindings(page)).toEqual([])

    await vi.waitFor(
      async () => {
        await page.reload()
        await test.getByText(/Bisher gezählt: [1-9]/).waitFor({ timeout: 1_000 })
      },
      { timeout: 30_000 },
    )
    expect(await slider.inputValue()).toBe('100')
    await test.getByRole('button', { name: 'Test löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test löschen' }).click()
    await page.getByText(/Der A\/B-Test „neue-gruesse“ steht noch in anlass\/.*Nimm ihn dort zuerst heraus/).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('says what is wrong with its name, and goes when no page shows it', async () => {
    const page = await studio.visit('/flags')
    await make(page, 'Kurz')
    await entry(page, 'Kurz').waitFor()
    await make(page, 'Kurz')
    await page.getByText('„kurz“ gibt es schon. Wähle einen anderen Namen.').waitFor()
    const name = page.getByLabel('Name des Tests')
    await name.fill('Kürzer')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByText(/Beginne den Namen mit einem Kleinbuchstaben/).waitFor()
    await name.fill('kuerzer')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    const test = page.getByRole('listitem').filter({ hasText: 'kuerzer' })
    await test.getByRole('button', { name: 'Test löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test löschen' }).click()
    await test.waitFor({ state: 'detached' })
    await page.reload()
    await entry(page, 'Kurz').waitFor()
    expect(await page.getByText('kuerzer').count()).toBe(0)
  })
})
