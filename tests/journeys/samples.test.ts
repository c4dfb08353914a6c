import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { axeFindings } from '../axe-findings.ts'
import { painted } from '../painted.ts'
import { putOtherWords } from '../put-other-words.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const samples = (page: Page) => page.getByRole('region', { name: 'Ihre Musterkarten' })
const designs = (page: Page) => page.getByRole('region', { name: 'Designs zum Anfassen' })
const chosen = (page: Page) => samples(page).getByRole('heading', { level: 3 }).allTextContents()

async function openSamples(kept = '', options = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.addInitScript((ids) => {
    if (ids && !localStorage.getItem('samples-1')) localStorage.setItem('samples-1', ids)
  }, kept)
  await visit.page.goto(`${shop.shop}/musterkarten/`)
  return visit
}

async function fill(page: Page, postcode = '10999') {
  await page.getByLabel('Vor- und Nachname').fill('Anna Ott')
  await page.getByLabel('Straße und Hausnummer').fill('Birkenweg 3')
  await page.getByLabel('Postleitzahl').fill(postcode)
  await page.getByLabel('Ort', { exact: true }).fill('Berlin')
  await page.getByLabel('E-Mail').fill('anna@example.org')
}

async function beginToWrite(page: Page) {
  // Playwright types without waiting for a form that its script has yet to show.
  await page.getByLabel('Vor- und Nachname').click()
  await page.keyboard.type('Anna Ott')
}

describe('R1.03 a shopper who wants cards to hold', () => {
  it('comes from a card of a listing, adds others, pays for the fourth, and orders', async () => {
    const { page, complaints } = await shop.newVisitor({ viewport: { width: 390, height: 844 } })
    await page.goto(`${shop.shop}/hochzeit/einladungskarten/`)
    await page.getByRole('link', { name: 'Olivenhain' }).click()
    await page.getByRole('link', { name: 'Musterkarte bestellen' }).click()
    await expect.poll(() => chosen(page)).toEqual(['Olivenhain'])
    expect(new URL(page.url()).hash).toBe('')
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).waitFor()
    expect(await samples(page).getByRole('status').first().textContent()).toBe(
      'Eine Musterkarte. Sie kostet nichts, der Versand als Brief auch nicht.',
    )

    for (const name of ['Zwei Ringe', 'Hase im Gras', 'Ahoi']) await designs(page).getByRole('link', { name, exact: true }).click()
    // The list is far above what was clicked.
    await page.getByRole('link', { name: 'Zur Bestellung' }).click()
    await expect.poll(() => chosen(page)).toEqual(['Ahoi', 'Hase im Gras', 'Zwei Ringe', 'Olivenhain'])
    expect(await samples(page).getByRole('status').first().textContent()).toMatch(/^4 Musterkarten\..*1,90/)

    await fill(page, '999')
    await samples(page).getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await page.getByRole('alert').getByText('Die Bestellung hat nicht geklappt').waitFor()
    expect(await page.getByLabel('Postleitzahl').evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('Postleitzahl')
    expect(await axeFindings(page, 'html')).toEqual([])
    await page.getByLabel('Postleitzahl').fill('10999')
    await samples(page).getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await samples(page).getByText('Danke! Ihre Muster').last().waitFor()
    expect(await page.evaluate(() => [document.activeElement?.textContent, localStorage.getItem('samples-1')])).toEqual([
      expect.stringContaining('Danke!'),
      '',
    ])
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
  }, 120_000)

  it('keeps what another tab has chosen while the order was on its way', async () => {
    const { page } = await openSamples('1001')
    await fill(page)
    // To one address not many are sent.
    await page.getByLabel('E-Mail').fill('eva@example.org')
    const { promise: isArrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/web-api/sample-order', async (route) => {
      await isArrived
      await route.continue()
    })
    const sent = page.waitForRequest('**/web-api/sample-order')
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ designs: '1001' })
    const other = await page.context().newPage()
    await other.goto(`${shop.shop}/musterkarten/#design-1002`)
    await samples(other).getByText('Das Muster liegt bei Ihren Musterkarten').waitFor()
    arrive()
    await samples(page).getByText('Danke! Ihre Muster').last().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('samples-1'))).toBe('1002')
  })

  it('R7.17 can’t correct an order that is on its way, or send it twice, and sees the thanks without losing the focus elsewhere', async () => {
    const { page } = await openSamples('1001')
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).waitFor()
    await fill(page)
    await page.getByLabel('E-Mail').fill('frida@example.org')
    const isHeld = Promise.withResolvers<void>()
    const sent: string[] = []
    await page.route('**/web-api/sample-order', async (route) => {
      sent.push(route.request().postDataJSON().street)
      await isHeld.promise
      await route.continue()
    })
    const street = page.getByLabel('Straße und Hausnummer')
    await street.press('Enter')
    await expect.poll(() => sent).toEqual(['Birkenweg 3'])
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    expect([await street.inputValue(), await page.getByLabel(/Wünsche/).isEditable()]).toEqual(['Birkenweg 3', false])
    await page.evaluate(() => document.querySelector('h1')?.insertAdjacentHTML('afterend', '<input aria-label="Suche">'))
    await page.getByLabel('Suche').focus()
    isHeld.resolve()
    await samples(page).getByText('Danke! Ihre Muster').last().waitFor()
    expect(sent).toEqual(['Birkenweg 3'])
    expect(await page.getByLabel('Suche').evaluate((input) => input === document.activeElement)).toBe(true)
    // Drawn anew when it is out of sight, the thanks don't ask for the focus again.
    const link = designs(page).getByRole('link').last()
    await link.focus()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  it('keeps what was typed when a link in the form was followed, and one comes back', async () => {
    const { page } = await openSamples('1001')
    // The router is there.
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).waitFor()
    await fill(page)
    const form = page.locator('form[action="/web-api/sample-order"]')
    await form.getByRole('link').click()
    await page.waitForURL((address) => !address.pathname.includes('musterkarten'))
    await page.goBack()
    await expect.poll(() => page.getByLabel('Vor- und Nachname').inputValue()).toBe('Anna Ott')
    expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe('Berlin')
  })

  it('takes one out again, in another tab, too; a fourth that goes makes the rest free', async () => {
    const { page } = await openSamples('1001 1002 1003 1004')
    await samples(page).getByRole('button', { name: 'Zahlungspflichtig bestellen' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${shop.shop}/musterkarten/`)
    await samples(other)
      .getByRole('button', { name: /herausnehmen$/ })
      .first()
      .press('Enter')
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).waitFor()
    expect(await chosen(page)).toHaveLength(3)
    expect(await other.evaluate(() => document.activeElement?.textContent)).toMatch(/^3 Musterkarten/)
    await page.reload()
    await expect.poll(() => chosen(page)).toHaveLength(3)
  })

  it('finds what they have typed when they take the last one out and choose another', async () => {
    const { page } = await openSamples('1001')
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).waitFor()
    await fill(page)
    await samples(page)
      .getByRole('button', { name: /herausnehmen$/ })
      .click()
    // Nothing is there to be sent or typed into.
    await expect.poll(() => samples(page).getByRole('button').count()).toBe(0)
    expect(await samples(page).getByRole('textbox').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Noch liegt hier kein Muster/)
    await designs(page).getByRole('link', { name: 'Ahoi', exact: true }).click()
    await expect.poll(() => chosen(page)).toEqual(['Ahoi'])
    expect(await page.getByLabel('Vor- und Nachname').inputValue()).toBe('Anna Ott')
    const sent = page.waitForRequest('**/web-api/sample-order')
    await page.route('**/web-api/sample-order', (route) => route.abort())
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ name: 'Anna Ott', city: 'Berlin' })
  })

  it('is told when a letter is full, and of what there is no more', async () => {
    const { page } = await openSamples(Array.from({ length: 12 }, (_, index) => 9001 + index).join(' '))
    expect(await samples(page).getByText('Dieses Design gibt es nicht mehr.').first().textContent()).toBeTruthy()
    await designs(page).getByRole('link', { name: 'Ahoi', exact: true }).click()
    await page.getByText('Mehr als 12 Muster passen nicht in einen Brief.').waitFor()
    await fill(page)
    await samples(page).getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await page.getByRole('alert').getByText('Eines dieser Designs gibt es nicht mehr').waitFor()
  })

  it.each([
    [390, 'is told', 'the form alone is in sight', 'form', 0.1, true],
    [1440, 'is told', 'the form alone is in sight', 'form', 0.1, true],
    [390, 'is told', 'the header lies over most of the list', 'li', 0.7, true],
    [1440, 'is told', 'the header lies over most of the list', 'li', 0.7, true],
    [390, 'sees', 'most of the list is below the header', 'li', 0.3, false],
    [1440, 'sees', 'most of the list is below the header', 'li', 0.3, false],
  ])('at %s pixels %s that the sample is there where %s', async (width, _, __, first, covered, isTold) => {
    const { page } = await openSamples('1001 1002', { viewport: { width, height: 900 } })
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).waitFor()
    const place = samples(page).locator(first).first()
    await place.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      // The header is 88 pixels high.
      scrollTo({ top: scrollY + top + height * share - 88, behavior: 'instant' })
    }, covered)
    // A click of the mouse would scroll to the design.
    await designs(page)
      .getByRole('link', { name: 'Ahoi', exact: true })
      .evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => chosen(page)).toHaveLength(3)
    const notice = page.getByText('Das Muster liegt bei Ihren Musterkarten.')
    await notice.waitFor({ state: isTold ? 'visible' : 'attached' })
    await painted(page)
    expect(await notice.isVisible()).toBe(isTold)
  })

  it('is told so where the browser has put other words into the page, as to translate it', async () => {
    const { page } = await openSamples(Array.from({ length: 11 }, (_, index) => 9001 + index).join(' '))
    await designs(page).getByRole('link', { name: 'Ahoi', exact: true }).click()
    // Where the samples themselves are in sight, it is not.
    await page.getByText('Das Muster liegt bei Ihren Musterkarten').waitFor({ state: 'attached' })
    await putOtherWords(samples(page))
    await designs(page).getByRole('link', { name: 'Hase im Gras', exact: true }).click()
    await page.getByText('Mehr als 12 Muster passen nicht in einen Brief.').waitFor()
  })

  it('is told that nobody answers in time, and loses nothing', async () => {
    const { page } = await openSamples('1001')
    // A second of theirs is ten milliseconds of ours.
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms / 100)
    })
    await fill(page)
    await page.route('**/web-api/sample-order', () => {})
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    await page.getByRole('alert').getByText('Das ging gerade nicht.').waitFor()
    expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe('Berlin')
  })

  it('is told that nobody answered, and loses nothing', async () => {
    const { page } = await openSamples('1001')
    await fill(page)
    await page.route('**/web-api/sample-order', (route) => route.abort())
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    await page.getByRole('alert').getByText('Das ging gerade nicht.').waitFor()
    expect(await page.getByLabel('Ort', { exact: true }).inputValue()).toBe('Berlin')
    await page.unroute('**/web-api/sample-order')
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    await samples(page).getByText('Danke! Ihre Muster').last().waitFor()
  })

  it('R7.17 sends an order once, also to a shop that may answer better the next moment', async () => {
    const { page } = await openSamples('1001')
    await fill(page)
    let times = 0
    await page.route('**/web-api/sample-order', (route) => {
      times++
      return route.fulfill({ status: 503, json: { error: 'busy', message: 'Gerade ist zu viel los.' } })
    })
    await samples(page).getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    await page.getByRole('alert').getByText('Gerade ist zu viel los.').waitFor()
    expect(times).toBe(1)
  })

  it('names the designs where the script can’t be had', async () => {
    const { page } = await shop.newVisitor()
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/sample-order/sample-order.tsx')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/musterkarten/`)
    await page.getByLabel('Namen der Designs').fill('Olivenhain')
    await fill(page)
    // To one address only so many go.
    await page.getByLabel('E-Mail').fill('ohne-script@example.org')
    await page.getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    await page.getByText('Danke! Ihre Muster').waitFor()
  })

  it.each([
    ['filled in', fill],
    ['begun to write', beginToWrite],
  ])('keeps what they have %s when the code of the designs below can’t be had', async (_, write) => {
    const { page } = await openSamples('1001')
    await page.waitForLoadState('networkidle')
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/product-list/product-list.tsx')
    let failed = 0
    await page.route(`**/${file}`, (route) => route.abort())
    page.on('requestfailed', (request) => request.url().includes(file) && failed++)
    await write(page)
    await designs(page).getByRole('link').nth(2).scrollIntoViewIfNeeded()
    await expect.poll(() => failed).toBeGreaterThan(0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await page.locator('[data-kept]').first().waitFor()
    expect(await page.getByLabel('Vor- und Nachname').inputValue()).toBe('Anna Ott')
  })

  it('without JavaScript names the designs', async () => {
    const { page } = await openSamples('', { javaScriptEnabled: false })
    await fill(page)
    await page.getByLabel('Namen der Designs').fill('Olivenhain')
    await page.getByRole('button', { name: 'Muster kostenlos bestellen' }).click()
    await page.getByText('Danke! Ihre Muster').waitFor()
    expect(page.url()).toContain('#sample-ordered')
  })

  it.each([390, 1440])('at %s pixels sees nothing that axe finds, or that runs out of the window', async (width) => {
    const { page } = await openSamples('1001 1002 1003 999999', { viewport: { width, height: 900 } })
    await samples(page).getByText('Dieses Design gibt es nicht mehr.').waitFor()
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
