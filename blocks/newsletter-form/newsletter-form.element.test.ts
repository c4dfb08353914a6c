import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { elementForTests } from '../../tests/element-for-tests.ts'
import { renderExample } from '../../tests/render-example.tsx'

const element = elementForTests('newsletter-form')

interface Opened {
  fields?: Record<string, unknown>
  answer?: (route: Route) => Promise<void>
  hasFakeClock?: boolean
}

async function open({ fields = {}, answer, hasFakeClock = false }: Opened = {}): Promise<Page> {
  const html = `<main>${await renderExample('newsletter_form', { fields: [], ...fields })}<p><input aria-label="Suche"></p></main>`
  return element.open({
    html,
    prepare: async (page) => {
      if (answer) await page.route('**/web-api/**', answer)
      if (!hasFakeClock) return
      await page.clock.install({ time: new Date('2026-11-25T10:00:00Z') })
    },
  })
}

const form = (page: Page) => page.locator('newsletter-form form')
const thanks = (page: Page) => page.locator('[data-thanks]')

async function fillIn(page: Page, email = 'anna@example.org') {
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByRole('checkbox').check()
}
const press = (page: Page) => page.getByRole('button', { name: 'Newsletter bestellen' }).click()

const taken = (route: Route) => route.fulfill({ json: { outcome: 'sent' } })

describe('R2.25 a form that is sent', () => {
  it('thanks in its place, and says so to who does not see', async () => {
    const page = await open({ answer: taken })
    await fillIn(page)
    await press(page)
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    expect([await form(page).isVisible(), await thanks(page).evaluate((element) => element === document.activeElement)]).toEqual([
      false,
      true,
    ])
  })

  it('says at the field what the shop found wrong, and can be sent again when it is mended', async () => {
    let tries = 0
    const page = await open({
      answer: (route) =>
        tries++ === 0
          ? route.fulfill({ status: 422, json: { message: 'Bitte nachsehen.', issues: [{ field: 'email', message: 'Gibt es nicht.' }] } })
          : taken(route),
    })
    const email = page.getByLabel('E-Mail', { exact: true })
    await fillIn(page)
    await press(page)
    await expect.poll(() => email.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe('Gibt es nicht.')
    expect(await page.getByRole('alert').textContent()).toBe('Bitte nachsehen.')
    await email.fill('berta@example.org')
    await press(page)
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
  })

  it.each<[string, (route: Route) => Promise<void>]>([
    ['the line is gone', (route) => route.abort()],
    ['a proxy answers', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
  ])('keeps what was typed where %s', async (_, answer) => {
    const page = await open({ answer })
    await fillIn(page)
    await press(page)
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Das ging gerade nicht. Bitte noch einmal versuchen.')
    expect(await page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe('anna@example.org')
  })
})

describe('a form that is on its way', () => {
  async function sendSlowly(): Promise<{ page: Page; sent: string[]; answer: (json: object, status?: number) => Promise<void> }> {
    const sent: string[] = []
    const isAnswered = Promise.withResolvers<Parameters<Route['fulfill']>[0]>()
    const page = await open({
      answer: async (route) => {
        sent.push(route.request().postDataJSON().email)
        await route.fulfill(await isAnswered.promise)
      },
    })
    await fillIn(page)
    await page.getByLabel('E-Mail', { exact: true }).press('Enter')
    await expect.poll(() => sent).toHaveLength(1)
    return { page, sent, answer: async (json, status = 200) => isAnswered.resolve({ json, status }) }
  }

  it('can’t be corrected or sent again, and keeps the focus', async () => {
    const { page, sent, answer } = await sendSlowly()
    await page.keyboard.type('.de')
    await page.keyboard.press('Enter')
    await press(page)
    expect(await page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe('anna@example.org')
    const ground = () =>
      page.getByRole('button', { name: 'Newsletter bestellen' }).evaluate((each) => getComputedStyle(each).backgroundColor)
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
    await answer({ message: 'Bitte nachsehen.' }, 422)
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Bitte nachsehen.')
    await page.getByLabel('E-Mail', { exact: true }).fill('berta@example.org')
    await press(page)
    await expect.poll(() => sent).toEqual(['anna@example.org', 'berta@example.org'])
  })

  it.each<[string, object, number]>([
    ['taken', { outcome: 'sent' }, 200],
    ['refused', { message: 'Bitte nachsehen.', issues: [{ field: 'email', message: 'Gibt es nicht.' }] }, 422],
  ])('leaves the focus to who types elsewhere when it is %s', async (_, json, status) => {
    const { page, answer } = await sendSlowly()
    await page.getByLabel('Suche').focus()
    await answer(json, status)
    await expect.poll(async () => (await thanks(page).isVisible()) || (await page.getByRole('alert').isVisible())).toBe(true)
    expect(await page.getByLabel('Suche').evaluate((input) => input === document.activeElement)).toBe(true)
  })
})

describe('R2.26 the window', () => {
  const popup = { presentation: 'popup' }
  const window = (page: Page) => page.getByRole('dialog')
  const isThere = (page: Page) => window(page).isVisible()

  it('comes by itself after a while, takes no focus, and stays away when it was closed', async () => {
    const page = await open({ fields: popup, hasFakeClock: true })
    await page.clock.runFor(29_000)
    expect(await isThere(page)).toBe(false)
    await page.clock.runFor(2_000)
    expect(await isThere(page)).toBe(true)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.getByRole('button', { name: 'Schließen' }).click()
    expect(await isThere(page)).toBe(false)

    await page.reload()
    await page.clock.runFor(60_000)
    expect(await isThere(page)).toBe(false)
    await page.clock.setFixedTime(new Date('2026-12-26T10:00:00Z'))
    await page.reload()
    await page.clock.runFor(31_000)
    expect(await isThere(page)).toBe(true)
  })

  it('waits while somebody types', async () => {
    const page = await open({ fields: popup, hasFakeClock: true })
    await page.getByLabel('Suche').focus()
    await page.clock.runFor(60_000)
    expect(await isThere(page)).toBe(false)
    await page.getByLabel('Suche').blur()
    await page.clock.runFor(6_000)
    expect(await isThere(page)).toBe(true)
  })

  it('comes no more to who has subscribed', async () => {
    const page = await open({ fields: popup, hasFakeClock: true, answer: taken })
    await page.clock.runFor(31_000)
    await fillIn(page)
    await press(page)
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    await page.clock.setFixedTime(new Date('2028-12-26T10:00:00Z'))
    await page.reload()
    await page.clock.runFor(60_000)
    expect(await isThere(page)).toBe(false)
  })
})
