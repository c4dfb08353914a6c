import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readBuildManifest } from '../../server/build-manifest.ts'
import { putOtherWords } from '../put-other-words.ts'
import { exampleOf } from '../render-example.tsx'
import { arrival, countRequests, deliveryDateJourney, express } from './delivery-date-pages.ts'

const shop = deliveryDateJourney()

/** Keeps a block's own code back until it is released. */
async function holdCode(page: Page, folder: string) {
  const own = `**/${readBuildManifest('dist')[`blocks/${folder}/${folder}.tsx`]?.file}`
  const released = Promise.withResolvers<void>()
  await page.route(own, async (route) => {
    await released.promise
    await route.continue()
  })
  return { asked: page.waitForRequest(own), release: released.resolve }
}

describe('what is done before an interactive block is awake', () => {
  it('is done where it was a click before any code', async () => {
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/unten/`, { waitUntil: 'networkidle' })
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/**', async (route) => {
      await released.promise
      await route.continue()
    })
    await express(page).dispatchEvent('click')
    expect(await express(page).isChecked()).toBe(false)

    released.resolve()
    await arrival(page).waitFor()
    await expect.poll(() => express(page).isChecked()).toBe(true)
  })

  it('is done where it was a click when React was there, but not yet the code of the block', async () => {
    const { page } = await shop.newVisitor()
    const { asked, release } = await holdCode(page, 'delivery-date')
    await page.goto(`${shop.shop}/oben/`)
    await asked
    await express(page).dispatchEvent('click')
    expect(await express(page).isChecked()).toBe(false)

    release()
    await arrival(page).waitFor()
    await expect.poll(() => express(page).isChecked()).toBe(true)
  })

  it('is done where the choice before it has given what was clicked another value', async () => {
    const { page } = await shop.newVisitor()
    const { asked, release } = await holdCode(page, 'photo-frame-detail')
    await page.goto(`${shop.posters}/leinwand`)
    const radio = (name: string) => page.getByRole('radio', { name, exact: true })
    await radio('Hoch').scrollIntoViewIfNeeded()
    await asked
    for (const name of ['Hoch', '30 × 20 cm']) await radio(name).dispatchEvent('click')
    release()
    await expect.poll(() => radio('Hoch').isChecked()).toBe(true)
    await expect.poll(() => radio('20 × 30 cm').isChecked()).toBe(true)
  })

  it('is done where it was a click on the icon of a button', async () => {
    const { page } = await shop.newVisitor()
    const { asked, release } = await holdCode(page, 'product-list')
    await page.goto(`${shop.shop}/beides/`)
    const heart = page.getByRole('button', { name: '„Olivenhain“ merken' })
    await heart.scrollIntoViewIfNeeded()
    await asked
    await heart.locator('svg').click()
    expect(await heart.getAttribute('aria-pressed')).toBe('false')

    release()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  })

  it.each([
    ['a block', 'product-list', '/beides/', 'Zwei Ringe', /^Zwei Ringe: /],
    ['a page', 'page', '/hinaus/', 'Zu den Fragen', /^Häufige Fragen/],
  ])('loads no document where it was a click on a link in %s', async (_, folder, path, name, title) => {
    const { page } = await shop.newVisitor()
    const { asked, release } = await holdCode(page, folder)
    await page.goto(shop.shop + path)
    const counted = countRequests(page)
    const link = page.locator('main').getByRole('link', { name }).first()
    await link.scrollIntoViewIfNeeded()
    await asked
    await link.click()
    // The page one goes to may need the same code.
    release()
    await expect.poll(() => page.title()).toMatch(title)
    expect(counted.documents).toBe(0)
  })

  it('is done, and what was written stays, where the browser has put other words into the page, as to translate it', async () => {
    const { page } = await shop.newVisitor()
    await shop.publishPage('anlass/uebersetzt', { body: [exampleOf('vouchers')] })
    const voucher = await holdCode(page, 'vouchers')
    await page.goto(`${shop.shop}/uebersetzt/`)
    const code = page.getByLabel('Code')
    await code.pressSequentially('ABC')
    await voucher.asked
    await putOtherWords(page.locator('main'))
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await code.focus()
    voucher.release()
    await page.locator('[data-awake]').waitFor()
    await expect.poll(() => code.inputValue()).toBe('ABC')
    await expect.poll(() => page.getByRole('status').textContent()).toContain('gibt es nicht')
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)

    const { asked, release } = await holdCode(page, 'card-detail')
    await page.goto(`${shop.shop}/karte/olivenhain-1001/`)
    await asked
    await putOtherWords(page.locator('main'))
    await page.getByRole('radio', { name: 'Weinrot' }).dispatchEvent('click')
    await page.getByLabel('Menge').selectOption('100')
    release()
    await expect.poll(() => page.getByRole('radio', { name: 'Weinrot' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByLabel('Menge').inputValue()).toBe('100')
    await expect.poll(() => page.getByText('158,85').count()).toBe(1)
  })

  it('is not done again when one comes back to the page', async () => {
    const { page } = await shop.newVisitor()
    await shop.publishPage('anlass/einmal', { body: [exampleOf('vouchers')] })
    const { asked, release } = await holdCode(page, 'vouchers')
    await page.goto(`${shop.shop}/einmal/`)
    const code = page.getByLabel('Code')
    await code.pressSequentially('ABC')
    await asked
    release()
    await page.locator('[data-awake]').waitFor()
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await expect.poll(() => page.title()).toMatch(/^Häufige Fragen/)
    await page.goBack()
    await code.waitFor()
    // In the frame after the page came the focus has gone where it goes.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    expect(await code.inputValue()).toBe('')
  })

  it('is done where it came while the document was still being read', async () => {
    const { page } = await shop.newVisitor()
    const read = Promise.withResolvers<void>()
    await page.route('**/held.js', async (route) => {
      await read.promise
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.route('**/beides/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</body>', '<script defer src="/held.js"></script></body>') })
    })
    await page.goto(`${shop.shop}/beides/`, { waitUntil: 'commit' })
    await express(page).dispatchEvent('click')
    await page.getByLabel('Sortieren nach').selectOption('Neuheit')
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')

    read.resolve()
    await arrival(page).waitFor()
    await expect.poll(() => express(page).isChecked()).toBe(true)
    await expect.poll(() => page.url()).toContain('?sortierung=neuheit')
  })

  it('is done where it was chosen before the first script came', async () => {
    const { page } = await shop.newVisitor()
    // What a parser has come to before a script is told of before that runs.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const express = document.querySelector<HTMLInputElement>('input[value=express]')
        const order = document.querySelector<HTMLSelectElement>('select[name=sort]')
        if (!express || !order || document.getElementById('first-script')) return
        observer.disconnect()
        express.checked = true
        order.value = 'novelty'
        document.documentElement.dataset.chosen = ''
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${shop.shop}/beides/`)
    expect(await page.locator('html').getAttribute('data-chosen')).toBe('')
    await arrival(page).waitFor()
    await expect.poll(() => page.url()).toContain('?sortierung=neuheit')
    await expect.poll(() => express(page).isChecked()).toBe(true)
  })
})
