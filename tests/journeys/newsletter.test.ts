import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { axeFindings } from '../axe-findings.ts'
import { outboxReader } from '../outbox-reader.ts'
import { admin } from '../running-studio.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney(() => ({ STUDIO_ADMIN_EMAIL: admin.email, STUDIO_ADMIN_PASSWORD: admin.password }))

const mailsTo = outboxReader(shop)

const linkIn = (mail: string | undefined, query: string) => new RegExp(`http\\S+\\?${query}=\\S+`).exec(mail ?? '')?.[0] ?? ''
const voucherIn = (mail: string | undefined) => /^(\w{4}-){2}\w{4}$/m.exec(mail ?? '')?.[0] ?? ''
const codeIn = (mail: string | undefined) => /^(\w{4}-){3}\w{4}$/m.exec(mail ?? '')?.[0] ?? ''

async function order(page: Page, email: string) {
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByRole('checkbox', { name: /Newsletter von/ }).check()
  await page.getByRole('button', { name: 'Newsletter bestellen' }).click()
}

it('R5.05 a visitor orders the newsletter, confirms by mail, gets the voucher, and leaves again', async () => {
  const { page, complaints } = await shop.newVisitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.shop}/newsletter/`)
  await order(page, 'anna@example.org')
  await expect.poll(() => page.getByText('Fast geschafft').isVisible()).toBe(true)

  const [asking] = await mailsTo('anna@example.org')
  await page.goto(linkIn(asking, 'bestaetigen'))
  await expect.poll(() => page.getByRole('heading', { name: 'Angemeldet' }).isVisible()).toBe(true)
  expect(new URL(page.url()).search).toBe('')

  const [voucher] = await mailsTo('anna@example.org')
  expect(voucher).toMatch(/Gutschein über 5,00\s€/)
  await page.goto(linkIn(voucher, 'abmelden'))
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Abgemeldet' }).isVisible()).toBe(true)
  expect(await axeFindings(page, 'html')).toEqual([])
  expect(complaints).toEqual([])
})

it('R2.35 who has a voucher learns what it is worth, and of a wrong code that there is none', async () => {
  const { page, complaints } = await shop.newVisitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.shop}/newsletter/`)
  await order(page, 'clara@example.org')
  await expect.poll(() => page.getByText('Fast geschafft').isVisible()).toBe(true)
  const [asking] = await mailsTo('clara@example.org')
  await page.goto(linkIn(asking, 'bestaetigen'))
  await expect.poll(() => page.getByRole('heading', { name: 'Angemeldet' }).isVisible()).toBe(true)
  const [mail] = await mailsTo('clara@example.org')

  await page.goto(`${shop.shop}/gutscheine/`)
  const code = page.getByLabel('Code des Gutscheins')
  await code.fill(voucherIn(mail).toLowerCase().replaceAll('-', ''))
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await page.getByText(/Der Gutschein ist 5,00\s€ wert und gilt bis \d+\. \S+ 20\d\d\./).waitFor()
  expect(await axeFindings(page, 'html')).toEqual([])
  expect(complaints).toEqual([])
  await code.fill('0000-0000-0000')
  await code.press('Enter')
  await page.getByText('Diesen Gutschein gibt es nicht, oder er gilt nicht mehr.').waitFor()
})

it('R2.35 who asks for another code before the first is answered learns what the last one is worth', async () => {
  const { page } = await shop.newVisitor()
  const first = Promise.withResolvers<void>()
  await page.route('**/web-api/voucher?code=**', async (route) => {
    const isFirst = route.request().url().endsWith('=ERST')
    if (isFirst) await first.promise
    await route.fulfill({ json: { value: { cents: isFirst ? 5000 : 700, currency: 'eur' }, validUntil: '2030-01-01T00:00:00Z' } })
  })
  await page.goto(`${shop.shop}/gutscheine/`, { waitUntil: 'networkidle' })
  const code = page.getByLabel('Code des Gutscheins')
  await code.fill('ERST')
  await code.press('Enter')
  await code.fill('DANN')
  await code.press('Enter')
  await page.getByText(/ist 7,00\s€ wert/).waitFor()
  const late = page.waitForResponse('**/web-api/voucher?code=ERST')
  first.resolve()
  await (await late).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.getByRole('status').filter({ hasText: 'wert' }).textContent()).toContain('7,00')
})

it('R2.35 who writes a code goes on where the block’s own can’t be had', async () => {
  const { page } = await shop.newVisitor()
  const { file } = chunkOf(readBuildManifest('dist'), 'blocks/vouchers/vouchers.tsx')
  const isWritten = Promise.withResolvers<void>()
  await page.route(`**/${file}`, async (route) => {
    await isWritten.promise
    await route.abort()
  })
  await page.goto(`${shop.shop}/gutscheine/`)
  const code = page.getByLabel('Code des Gutscheins')
  await code.fill('ABCD-EFGH')
  await code.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  isWritten.resolve()
  await page.locator('[data-kept]').waitFor()
  await page.getByText('Um einen Gutschein zu prüfen, braucht die Seite JavaScript.').waitFor()
  await page.keyboard.type('WXYZ-')
  expect(await code.inputValue()).toBe('WXYZ-ABCD-EFGH')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prüfen')
  expect(await code.isVisible()).toBe(true)
})

it('R2.34 does so without script, with the code of the mail', async () => {
  const { page } = await shop.newVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.posters}/newsletter`)
  await order(page, 'berta@example.org')
  await page.waitForURL('**/newsletter/antwort#newsletter-sent')
  expect(await page.getByRole('heading', { name: 'Fast geschafft' }).isVisible()).toBe(true)

  const [asking] = await mailsTo('berta@example.org')
  await page.goto(`${shop.posters}/newsletter/antwort`)
  await page.getByLabel('Code zum Bestätigen').fill(codeIn(asking).toLowerCase())
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await page.waitForURL('**/newsletter/antwort#newsletter-confirmed')
  expect(await page.getByRole('heading', { name: 'Angemeldet' }).isVisible()).toBe(true)
})

it('R2.34 finds a code that does not hold in its field, to correct it', async () => {
  const { page } = await shop.newVisitor()
  const [confirming, leaving] = ['Code zum Bestätigen', 'Code zum Abmelden'].map((label) => page.getByLabel(label))
  await page.goto(`${shop.shop}/newsletter/antwort/`)
  await leaving?.fill('ABCD EFGH')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('heading', { name: 'Dieser Code gilt nicht' }).waitFor()
  await expect.poll(() => leaving?.inputValue()).toBe('ABCD EFGH')
  expect(await confirming?.inputValue()).toBe('')
  await page.goto(`${shop.shop}/newsletter/antwort/?bestaetigen=ABCD`)
  await page.getByRole('heading', { name: 'Dieser Code gilt nicht' }).waitFor()
  await expect.poll(() => confirming?.inputValue()).toBe('ABCD')
})

it('R2.26 a window comes to who reads the magazine, and closes by Escape', async () => {
  const { page, complaints } = await shop.newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(`${shop.shop}/magazin/geburt/`, { waitUntil: 'load' })
  await page.clock.runFor(31_000)
  const window = page.getByRole('dialog', { name: 'Post aus der Werkstatt' })
  await window.waitFor()
  expect(await axeFindings(page, 'html')).toEqual([])
  await window.getByLabel('E-Mail').focus()
  await page.keyboard.press('Escape')
  await window.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

it.each([390, 1440])('R2.25 the drawer opens and closes by keyboard, at %i px', async (width) => {
  const { page, complaints } = await shop.newVisitor({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${shop.shop}/magazin/`)
  const opener = page.getByRole('button', { name: 'Post aus der Werkstatt' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await axeFindings(page, 'html')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})
