import { describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf, signInAgain } from '../../running-studio.ts'
import { studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

/** The third step, where the page's address is asked for. */
async function openAddress() {
  const page = await studio.visit()
  await page.getByRole('button', { name: 'Neue Anlass-Seite' }).click()
  await page.getByLabel('Anlass', { exact: true }).selectOption('muttertag')
  const next = page.getByRole('button', { name: 'Weiter' })
  for (const step of [2, 3]) {
    await next.click()
    await page.getByText(`Schritt ${step} von 4`).waitFor()
  }
  return { page, next }
}

describe('a page of an occasion', () => {
  it('is made in four steps by keyboard alone, whole, and served by the shop when its time has come', async () => {
    const page = await studio.visit()
    const press = (key: string) => page.keyboard.press(key)
    const focus = (name: string) => page.getByLabel(name, { exact: true }).focus()
    await page.getByRole('button', { name: 'Neue Anlass-Seite' }).focus()
    await press('Enter')

    await page.getByText('Schritt 1 von 4').waitFor()
    await page.getByRole('option', { name: 'Hochzeit', exact: true }).waitFor({ state: 'attached' })
    await press('Enter')
    await page.getByRole('button', { name: 'Weiter' }).focus()
    await press('Enter')
    await page.getByText('Wähle einen Anlass.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await page.keyboard.type('Hochzeit')
    await page.getByRole('checkbox', { name: 'Menükarten' }).focus()
    await press('Space')
    expect(await axeFindings(page)).toEqual([])
    await press('Enter')

    await page.getByText('Schritt 2 von 4').waitFor()
    await page.getByRole('radio', { name: /Herzlich/ }).focus()
    await press('ArrowDown')
    await page.getByLabel('Veröffentlichen am').fill('2020-01-01T10:00')
    await press('Enter')
    await page.getByText('Dieser Zeitpunkt ist vorbei').waitFor()
    await page.getByLabel('Veröffentlichen am').fill('2099-05-01T09:00')
    await page.getByLabel('Offline nehmen am').fill('2099-06-01T09:00')
    expect(await axeFindings(page)).toEqual([])
    await press('Enter')

    await page.getByText('Schritt 3 von 4').waitFor()
    await focus('Name der Seite')
    await press('Control+a')
    await page.keyboard.type('Hochzeit im Sommer')
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe('hochzeit-im-sommer')
    await focus('Adresse')
    await press('Control+a')
    await page.keyboard.type('kontakt')
    await press('Enter')
    await page.getByText('Unter dieser Adresse steht schon „Kontakt“').waitFor()
    await press('Control+a')
    await page.keyboard.type('hochzeit-im-sommer')
    await page.getByLabel('Alte Adresse weiterleiten').fill(`${studio.shop}/hochzeit-2025/?von=mail`)
    expect(await axeFindings(page)).toEqual([])
    await press('Enter')

    await page.getByText('Schritt 4 von 4').waitFor()
    await page.getByText(/^http[^ ]*[^s]\/hochzeit-2025\/ → http[^ ]*[^s]\/hochzeit-im-sommer\/$/).waitFor()
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Seite anlegen' }).last().focus()
    await press('Enter')

    const frame = await previewOf(page)
    await frame.getByRole('heading', { level: 1, name: 'Festlich auf Papier: Karten zur Hochzeit' }).waitFor()
    const story = await studio.storyOf((await studio.storyAt('anlass/hochzeit-im-sommer')).id)
    expect(story).toMatchObject({
      problems: [],
      published: false,
      publish_at: '2099-05-01T07:00:00.000Z',
      expire_at: '2099-06-01T07:00:00.000Z',
    })
    expect(story.content).toMatchObject({ robots: 'index,follow', tone: 'hochzeit', title: 'Hochzeit im Sommer: Karten und Papier' })
    expect(JSON.stringify(story.content)).not.toMatch(/\{[a-z.]+\}|Menükarten/)
    expect((await studio.askShop('/hochzeit-im-sommer/')).status).toBe(404)

    await studio.manage('PUT', `stories/${story.id}`, { story: { publish_at: new Date(Date.now() + 500).toISOString() } })
    const served = await vi.waitFor(
      async () => {
        const answer = await studio.askShop('/hochzeit-im-sommer/')
        expect(answer.status).toBe(200)
        return answer.text()
      },
      { timeout: 15_000, interval: 200 },
    )
    expect(served).toContain('Festlich auf Papier')
    expect(served).toContain('href="/hochzeit/einladungskarten/"')
    expect((await studio.askShop('/hochzeit-2025/')).headers.get('location')).toBe('/hochzeit-im-sommer/')
  }, 90_000)

  it('gets no address that the shop would not find, and none that leads to itself', async () => {
    const { page, next } = await openAddress()
    const name = page.getByLabel('Name der Seite')
    await name.fill('')
    await page.keyboard.insertText('x'.repeat(300))
    expect(await name.inputValue()).toHaveLength(255)
    const slug = page.getByLabel('Adresse', { exact: true })
    const invalid = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid') === 'true' && document.activeElement.id)
    await slug.fill('muttertag-neu')
    await page.getByLabel('Alte Adresse weiterleiten').fill('/muttertag-neu')
    await next.click()
    await page.getByText('Das ist die Adresse der neuen Seite').waitFor()
    await page.getByLabel('Alte Adresse weiterleiten').fill('')

    await slug.fill('at')
    await next.click()
    await page.getByText('Diese Adresse hat im Shop schon eine andere Bedeutung').waitFor()
    await expect.poll(invalid).toBe(await slug.getAttribute('id'))
    expect(await axeFindings(page)).toEqual([])
  })

  it('says at the field of an old address that nothing can lead on from there', async () => {
    const { page, next } = await openAddress()
    await page.getByLabel('Adresse', { exact: true }).fill('muttertag-umgezogen')
    const field = page.getByLabel('Alte Adresse weiterleiten')
    const { name: home } = await studio.storyAt('anlass/home')
    const host = new URL(studio.shop).host
    for (const [address, why] of [
      ['/at/muttertag', 'Diese Adresse hat im Shop schon eine andere Bedeutung'],
      ['https://www.google.de/x', `Von www.google.de kann der Shop niemanden weiterleiten, nur von ${host}.`],
      ['/', `Dort steht die Seite „${home}“`],
      ['/hochzeit', 'Dort steht die Seite „'],
      ['/produkte', 'Dort steht die Seite „'],
    ] as const) {
      await field.fill(address)
      await next.click()
      await page
        .locator(`#${await field.getAttribute('id')}-wrong`)
        .getByText(why)
        .waitFor()
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.getByText('Schritt 3 von 4').waitFor()
    }
    expect(await axeFindings(page)).toEqual([])
    await field.fill(`${studio.shop}/muttertag-alt/`)
    await next.click()
    await page.getByText('Schritt 4 von 4').waitFor()
  })

  it('asks again for the old address, with all that was written, when the page is made and the redirect is refused', async () => {
    const { page, next } = await openAddress()
    await page.getByLabel('Adresse', { exact: true }).fill('muttertag-geteilt')
    const field = page.getByLabel('Alte Adresse weiterleiten')
    await field.fill('/muttertag-frueher')
    await next.click()
    await page.getByText('Schritt 4 von 4').waitFor()
    // Somebody else makes a page there meanwhile.
    const taken = await studio.makeDraft('muttertag-frueher', [], 'Schneller')
    await page.getByRole('button', { name: 'Seite anlegen' }).last().click()

    await page.getByText('Schritt 3 von 4').waitFor()
    await page.getByRole('status').getByText('Die Seite ist angelegt, nur die Weiterleitung fehlt noch').waitFor()
    await page.getByText('Dort steht die Seite „Schneller“').waitFor()
    expect(await field.inputValue()).toBe('/muttertag-frueher')
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe('muttertag-geteilt')
    expect(await page.getByLabel('Adresse', { exact: true }).isDisabled()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await studio.manage('DELETE', `stories/${taken.id}`)
    await page.getByRole('button', { name: 'Weiterleitung anlegen' }).click()

    await previewOf(page)
    const { id } = await studio.storyAt('anlass/muttertag-geteilt')
    const { redirects } = await studio.manage('GET', `redirects?by_story_id=${id}`)
    expect(redirects).toMatchObject([{ from_slug: 'anlass/muttertag-frueher' }])
  })

  it('is begun where it was left, when the steps were closed by Escape', async () => {
    const page = await studio.visit()
    const open = page.getByRole('button', { name: 'Neue Anlass-Seite' })
    await open.click()
    await page.getByLabel('Anlass', { exact: true }).selectOption('muttertag')
    await page.getByRole('button', { name: 'Weiter' }).click()
    await page.getByLabel('Veröffentlichen am').fill('2099-05-01T09:00')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await open.click()
    await page.getByText('Schritt 2 von 4').waitFor()
    expect(await page.getByLabel('Veröffentlichen am').inputValue()).toBe('2099-05-01T09:00')
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect.poll(() => page.getByLabel('Anlass', { exact: true }).inputValue()).toBe('muttertag')
  })

  it('goes on where one was, when the session ended meanwhile and one has signed in again', async () => {
    const { page, next } = await openAddress()
    await page.getByLabel('Adresse', { exact: true }).fill('muttertag-abgelaufen')
    await page.context().clearCookies()
    await next.click()
    await page.getByRole('dialog', { name: 'Anmelden' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await signInAgain(page)
    await page.getByText('Schritt 4 von 4').waitFor()
    await page.getByText(/\/muttertag-abgelaufen\/$/).waitFor()
  })

  it('begins with what a marketer has changed in the template', async () => {
    const { id } = await studio.storyAt('myposter/_vorlagen/anlass-seite')
    const { content } = await studio.storyOf(id)
    content.body.push(headline('Nur {anlass.wendung}', 'h2'))
    await studio.manage('PUT', `stories/${id}`, { story: { content } })

    const page = await studio.visit()
    await page.getByRole('button', { name: 'Neue Anlass-Seite' }).click()
    await page.getByRole('dialog').getByLabel('Marke').selectOption('myposter')
    await page.getByLabel('Anlass', { exact: true }).selectOption('muttertag')
    for (const step of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Weiter' }).click()
      await page.getByText(`Schritt ${step} von 4`).waitFor()
    }
    await page.getByText('Nur zum Muttertag').waitFor()
  })
})
