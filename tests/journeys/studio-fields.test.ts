import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, newVisitor } from '../chromium.ts'
import { startShop } from '../running-shop.ts'

let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
let password: string
let token: string

beforeAll(async () => {
  shop = await startShop()
  password = / password (\S+)/.exec(shop.output())?.[1] ?? ''
  const { access_token } = await manage('POST', '/v1/users/login', { email: 'admin@localhost', password })
  token = access_token
  await manage('POST', `${space}/components`, { component: { name: 'probe', is_root: true, is_nestable: true, schema } })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

const space = '/v1/spaces/1'
/** A field of every kind. */
const schema = Object.fromEntries(
  Object.entries({
    link: {
      type: 'multilink',
      display_name: 'Ziel',
      allow_target_blank: true,
      show_anchor: true,
      email_link_type: true,
      asset_link_type: true,
    },
  }).map(([name, field], pos) => [name, { pos, ...field }]),
)

async function manage(method: string, path: string, body?: object) {
  const response = await fetch(shop.studio + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text ? JSON.parse(text) : undefined
}

let stories = 0

/** The form of a fresh story with this content, in a signed-in studio. */
async function openForm(content: object, viewport = { width: 1440, height: 900 }) {
  const slug = `probe-${++stories}`
  const { story } = await manage('POST', `${space}/stories`, { story: { name: slug, slug, content: { component: 'probe', ...content } } })
  const { page } = await newVisitor(browser, { viewport })
  await page.goto(`${shop.studio}/stories/${story.id}`)
  await page.getByLabel('E-Mail').fill('admin@localhost')
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  const form = page.getByRole('region', { name: 'Felder' })
  await form.waitFor()
  const field = (name: string) => form.locator(`[data-field="${name}"]`)
  const saved = async (name: string) => (await manage('GET', `${space}/stories/${story.id}`)).story.content[name]
  return { page, form, field, saved, id: story.id }
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

describe('a link field', () => {
  it('finds a page by typing, by the keyboard alone', async () => {
    await shop.publishPage('anlass/fundstelle', {})
    const { page, field, saved } = await openForm({ link: '' })
    const input = field('link').getByRole('combobox', { name: 'Seite' })
    await input.focus()
    await page.keyboard.type('fundstelle')
    await field('link').getByRole('option', { name: '/anlass/fundstelle' }).waitFor()
    await press(page, 'Enter')
    await field('link').getByText('/anlass/fundstelle').waitFor()
    await expect.poll(() => saved('link')).toMatchObject({ linktype: 'story', cached_url: 'anlass/fundstelle', fieldtype: 'multilink' })
    expect((await saved('link')).id).toMatch(/^[\da-f-]{36}$/)
  })

  it('says at once that a page is gone or not published, and keeps what nobody edits', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const link = { id, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: 'weg', own: 'bleibt' }
    const { field, saved } = await openForm({ link })
    await field('link').getByText('Die verlinkte Seite gibt es nicht mehr').waitFor()
    await field('link').getByLabel('In neuem Tab öffnen').check()
    await expect.poll(() => saved('link')).toEqual({ ...link, target: '_blank' })

    const draft = await manage('POST', `${space}/stories`, { story: { name: 'Entwurf', slug: 'entwurf', content: { component: 'probe' } } })
    const other = await openForm({ link: { ...link, id: draft.story.uuid, cached_url: 'entwurf' } })
    await other.field('link').getByText('ist nicht veröffentlicht').waitFor()
  })

  it('leads to a mail or an address, and refuses what would run code', async () => {
    const { field, saved } = await openForm({ link: '' })
    await field('link').getByLabel('Art des Links').selectOption({ label: 'E-Mail' })
    await field('link').getByLabel('E-Mail', { exact: true }).fill('name')
    await field('link').getByText('Das ist keine E-Mail-Adresse').waitFor()
    await field('link').getByLabel('E-Mail', { exact: true }).fill('name@example.com')
    await expect.poll(() => saved('link')).toMatchObject({ linktype: 'email', email: 'name@example.com' })
    await field('link').getByLabel('Art des Links').selectOption({ label: 'Adresse' })
    await field('link').getByLabel('Adresse', { exact: true }).fill('javascript:alert(1)')
    await field('link').getByText('Erlaubt sind Adressen').waitFor()
  })
})
