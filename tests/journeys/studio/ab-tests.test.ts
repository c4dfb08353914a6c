import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { focused, press, tabTo } from '../../keyboard.ts'
import { signIn } from '../../running-studio.ts'
import { overflow, phone, studioJourney } from '../../studio-journey.ts'
import { headline, teaser, toUrl } from '../../test-bloks.ts'

const studio = studioJourney()

const flagOf = async (name: string) =>
  (await studio.manage('GET', 'flags')).flags.find((flag: { name: string }) => flag.name === name) as { share: number } | undefined
const make = (name: string, fields: object = {}) => studio.manage('POST', 'flags', { flag: { name, ...fields } })
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })
const sharesOf = async (page: Page, title: string) => ({
  slider: await cardOf(page, title).getByRole('slider').inputValue(),
  number: await cardOf(page, title).getByRole('spinbutton').inputValue(),
})

const variants = (flag: string) => [
  {
    _uid: 'switch',
    component: 'flag_switch',
    flag,
    off: [headline('Wie immer')],
    on: [headline('Ganz neu'), teaser('Zum Angebot', toUrl('/impressum/'))],
  },
]

/** What the table of a test's results says, row by row. */
const rowsOf = async (card: Locator) => (await card.locator('tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '))

/** Somebody else in a browser of their own, who is no robot. */
async function newShopper(page: Page): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
  const context = await page.context().browser()?.newContext({ userAgent })
  if (!context) throw new Error('The page is of no browser.')
  onTestFinished(() => context.close())
  return context.newPage()
}

/** What is smaller than a finger needs, among what can be pressed. */
const tooSmall = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, input:not([type=range])')]
      .map((element) => ({ what: element.outerHTML.slice(0, 100), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44)
      .map(({ what }) => what),
  )

describe('A/B tests', () => {
  it('one is made, its share changed and its end confirmed, by the keyboard alone', async () => {
    const page = await studio.visit('/')
    await page.getByRole('link', { name: 'A/B-Tests' }).waitFor()
    await tabTo(page, 'A/B-Tests')
    await press(page, 'Enter')
    await page.getByText('Es gibt noch keinen Test. So geht es los').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await tabTo(page, 'Neuer Test')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('Größeres Bild zu Weihnachten')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('groesseres-bild-zu-weihnachten')
    expect(await axeFindings(page)).toEqual([])
    await tabTo(page, /^Anteil der neuen Variante/)
    await press(page, 'Home', 'PageUp', 'ArrowRight')
    await page.getByText('11 % sehen die neue Variante').waitFor()
    await tabTo(page, 'Anlegen')
    await press(page, 'Enter')
    const card = cardOf(page, 'Größeres Bild zu Weihnachten')
    await card.waitFor()
    await page.getByText('„Größeres Bild zu Weihnachten“ ist angelegt.').waitFor()
    await expect.poll(() => focused(page)).toBe('Neuer Test')
    expect(await flagOf('groesseres-bild-zu-weihnachten')).toMatchObject({
      description: 'Größeres Bild zu Weihnachten',
      share: 11,
      seen: { on: 0, off: 0 },
    })
    expect(await rowsOf(card)).toEqual(['Besucher 0 0', 'Danach darin geklickt 0 (0,0 %) 0 (0,0 %)'])
    expect(await axeFindings(page)).toEqual([])

    await tabTo(page, /^Anteil der neuen Variante/)
    await press(page, 'End')
    await card.getByText('Alle sehen die neue Variante').waitFor()
    await press(page, 'ArrowLeft', 'ArrowLeft')
    await card.getByText('Gespeichert').waitFor()
    expect(await flagOf('groesseres-bild-zu-weihnachten')).toMatchObject({ share: 98 })
    await page.reload()
    await card.waitFor()
    expect(await sharesOf(page, 'Größeres Bild zu Weihnachten')).toEqual({ slider: '98', number: '98' })

    await tabTo(page, 'Anteil in Prozent')
    await press(page, 'Control+a')
    await page.keyboard.type('0')
    await press(page, 'Enter')
    await card.getByText('Niemand sieht die neue Variante').waitFor()
    await card.getByText('Gespeichert').waitFor()
    expect(await focused(page)).toBe('Anteil in Prozent')
    expect(await flagOf('groesseres-bild-zu-weihnachten')).toMatchObject({ share: 0 })

    // More than all is nobody's wish.
    await press(page, 'Control+a')
    await page.keyboard.type('150')
    await press(page, 'Enter')
    await card.getByText('Schreibe eine Zahl von 0 bis 100.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await press(page, 'Control+a')
    await page.keyboard.type('50')
    await press(page, 'Enter')
    await card.getByText('50 % sehen die neue Variante').waitFor()
    await card.getByText('Gespeichert').waitFor()
    expect(await flagOf('groesseres-bild-zu-weihnachten')).toMatchObject({ share: 50 })

    await tabTo(page, /^Test löschen/)
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Test löschen: Größeres Bild zu Weihnachten')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Test löschen')
    await press(page, 'Enter')
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('„Größeres Bild zu Weihnachten“ ist gelöscht.')
    expect(await flagOf('groesseres-bild-zu-weihnachten')).toBeUndefined()
  }, 60_000)

  it('what the service refuses is said: a name that is taken, a test that a page still uses', async () => {
    await make('held', { description: 'Neuer Held', share: 30 })
    const page = await studio.visit('/tests')
    await page.getByRole('button', { name: 'Neuer Test' }).click()
    await page.getByLabel('Was probierst du aus?').fill('Ein anderer Held')
    await page.getByLabel('Name', { exact: true }).fill('held')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    const refusal = page.getByRole('dialog').getByRole('alert')
    await refusal.getByText('„held“ gibt es schon.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Name', { exact: true }).fill('2. Held')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await refusal.getByText('Beginne den Namen mit einem Kleinbuchstaben').waitFor()
    await page.getByRole('button', { name: 'Abbrechen' }).click()

    await studio.makeDraft('mit-test', [{ _uid: 'switch', component: 'flag_switch', flag: 'held', on: [], off: [] }])
    await page.getByRole('button', { name: 'Test löschen: Neuer Held' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test löschen' }).click()
    await refusal.getByText('Der A/B-Test „held“ steht noch in anlass/mit-test').waitFor()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    expect(await flagOf('held')).toBeDefined()
  })

  it('the share of a test that has gone meanwhile is put back, and it is said why', async () => {
    await make('fort', { description: 'Bald fort', share: 30 })
    const page = await studio.visit('/tests')
    const card = cardOf(page, 'Bald fort')
    await card.waitFor()
    await studio.manage('DELETE', 'flags/fort')
    await card.getByRole('spinbutton').fill('40')
    await card.getByRole('spinbutton').press('Enter')
    await card.getByRole('alert').getByText('Das gibt es nicht mehr').waitFor()
    expect(await sharesOf(page, 'Bald fort')).toEqual({ slider: '30', number: '30' })
  })

  it('the share follows a finger, the name is copied, and both variants are opened, on a phone', async () => {
    await make('handy', { description: 'Auf dem Telefon', share: 20 })
    const { fullSlug } = await studio.publishPage(variants('handy'))
    const { page } = await studio.newPerson({ viewport: phone, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })
    await signIn(page, `${studio.studio}/tests`)
    const card = cardOf(page, 'Auf dem Telefon')
    await card.waitFor()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await tooSmall(page)).toEqual([])

    const thumb = await card.getByRole('slider').evaluate((slider) => {
      const { x, y, width, height } = slider.closest('[data-rac][class*=thumb]')?.getBoundingClientRect() ?? new DOMRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    await page.mouse.move(thumb.x, thumb.y)
    await page.mouse.down()
    await page.mouse.move(thumb.x + 60, thumb.y, { steps: 5 })
    // Nothing is saved before it is let go of.
    expect(await flagOf('handy')).toMatchObject({ share: 20 })
    await page.mouse.up()
    await card.getByText('Gespeichert').waitFor()
    expect((await flagOf('handy'))?.share).toBeGreaterThan(30)

    await card.getByRole('button', { name: 'Kopieren' }).click()
    await card.getByText('handy kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('handy')
    const hrefs = () => card.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const shown = (treatment: string) => `${studio.shop}/${fullSlug.replace('anlass/', '')}/?flag=handy&treatment=${treatment}`
    await expect.poll(hrefs).toEqual([shown('on'), shown('off')])
  })

  it('what is chosen is what shoppers see, and they are counted, as are their clicks', async () => {
    await make('neue-gruesse', { description: 'Neue Grüße' })
    const { address, fullSlug } = await studio.publishPage(variants('neue-gruesse'))
    const page = await studio.visit('/tests')
    const card = cardOf(page, 'Neue Grüße')
    await card.getByText('Niemand sieht die neue Variante').waitFor()
    const shopper = await newShopper(page)
    const seen = async (where: string) => {
      await shopper.goto(where)
      return shopper.getByRole('heading', { level: 1 }).textContent()
    }
    expect(await seen(address)).toBe('Wie immer')
    expect(await seen((await card.getByRole('link', { name: `Neu ansehen: /${fullSlug}` }).getAttribute('href')) ?? '')).toBe('Ganz neu')
    expect(await seen(address)).toBe('Wie immer')

    await card.getByRole('spinbutton').fill('100')
    await card.getByRole('spinbutton').press('Enter')
    await card.getByText('Gespeichert').waitFor()
    await vi.waitFor(async () => expect(await seen(address)).toBe('Ganz neu'), { timeout: 20_000 })
    await shopper.getByRole('link', { name: 'Zum Angebot' }).click()
    await vi.waitFor(
      async () => {
        await page.reload()
        await expect.poll(() => rowsOf(card), { timeout: 1_000 }).toEqual(['Besucher 1 1', 'Danach darin geklickt 1 (100,0 %) 0 (0,0 %)'])
      },
      { timeout: 30_000 },
    )
    expect(await axeFindings(page)).toEqual([])
  })

  it('is chosen by its name in the block, which says where there is none of this name', async () => {
    await make('gewaehlt', { description: 'Zum Wählen' })
    const { page } = await studio.open(variants('vertippt'))
    await page.getByRole('treeitem', { name: /A\/B-Test/ }).click()
    const field = page.locator('#form').getByRole('combobox', { name: 'Test' })
    await page.getByText('Einen Test „vertippt“ gibt es nicht').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await field.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))).toContain(
      'gewaehlt',
    )
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await page.getByRole('dialog').getByText('Einen Test „vertippt“ gibt es nicht').waitFor()
    await page.keyboard.press('Escape')
    await field.fill('gewaehlt')
    await page.getByText('Einen Test „vertippt“ gibt es nicht').waitFor({ state: 'detached' })
  })

  it('who may not publish reads, and is offered nothing that would be refused', async () => {
    await make('gelesen', { description: 'Nur gelesen', share: 100 })
    const page = await studio.visitAs([], '/tests')
    const card = cardOf(page, 'Nur gelesen')
    await card.getByText('Alle sehen die neue Variante').waitFor()
    expect(await card.getByRole('button').allInnerTexts()).toEqual(['Kopieren'])
    expect(await page.getByRole('slider').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Neuer Test' }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })
})
