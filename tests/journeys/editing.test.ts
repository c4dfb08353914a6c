import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium, newVisitor, type Visit } from '../chromium.ts'
import { startShop } from '../running-shop.ts'

const [email, password] = ['ada@example.org', 'ein langes Passwort']

let shop: Awaited<ReturnType<typeof startShop>>
let browser: Browser
beforeAll(async () => {
  shop = await startShop({ STUDIO_ADMIN_EMAIL: email, STUDIO_ADMIN_PASSWORD: password })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const headline = ({ page }: Visit) => page.locator('[data-field=headline] :is(input, textarea)')
const showsHeadline = (visit: Visit, words: string) => expect.poll(() => headline(visit).inputValue(), { timeout: 15_000 }).toBe(words)
const choose = ({ page }: Visit) => page.getByRole('treeitem').nth(1).click()

/** The draft that the content service has. */
async function isSaved(id: number, words: string) {
  const draft = shop.store.database.kysely.selectFrom('story_contents').select('content').where('story_id', '=', id)
  const read = async () => JSON.parse((await draft.where('version', '=', 'draft').executeTakeFirstOrThrow()).content).body[0].headline
  await expect.poll(read, { timeout: 15_000 }).toBe(words)
}

async function openStory(id: number): Promise<Visit> {
  const visit = await newVisitor(browser)
  await visit.page.goto(`${shop.studio}/stories/${id}`)
  await visit.page.locator('input[name=email]').fill(email)
  await visit.page.locator('input[name=password]').fill(password)
  await visit.page.getByRole('button', { name: 'Anmelden' }).click()
  await choose(visit)
  return visit
}

it('nothing is lost to a reload or a lost line, and undo outlives both', async () => {
  const body = [{ _uid: 'a', component: 'page_headline', headline: 'Anfang', headlineType: 'h1' }]
  const id = await shop.publishPage('offen', { body })
  const ada = await openStory(id)

  await headline(ada).fill('Von Ada')
  await isSaved(id, 'Von Ada')

  await ada.page.context().setOffline(true)
  await headline(ada).fill('Ohne Netz')
  await ada.page.locator('[data-save=offline]').waitFor()
  await ada.page.context().setOffline(false)
  await isSaved(id, 'Ohne Netz')

  await headline(ada).fill('Vor dem Neuladen')
  await ada.page.reload()
  await choose(ada)
  await showsHeadline(ada, 'Vor dem Neuladen')
  await isSaved(id, 'Vor dem Neuladen')

  const undo = ada.page.getByRole('button', { name: 'Rückgängig' })
  while (await undo.isEnabled()) await undo.click()
  await showsHeadline(ada, 'Anfang')
  await isSaved(id, 'Anfang')
  // Nothing had to be merged.
  expect(await ada.page.locator('[data-type]').count()).toBe(0)
})
