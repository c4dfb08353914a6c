import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, newVisitor } from '../chromium.ts'
import { startShop } from '../running-shop.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
    picture: { type: 'asset', display_name: 'Bild', filetypes: ['images'] },
    text: {
      type: 'richtext',
      display_name: 'Text',
      customize_toolbar: true,
      toolbar: ['bold', 'h2', 'list', 'link', 'image', 'table', 'color'],
      allow_target_blank: true,
    },
    prices: { type: 'table', display_name: 'Preise', translatable: true },
    when: { type: 'datetime', display_name: 'Beginn' },
    day: { type: 'datetime', display_name: 'Tag', disable_time: true },
    note: { type: 'markdown', display_name: 'Notiz' },
    title: { type: 'text', display_name: 'Überschrift', translatable: true },
    tone: {
      type: 'option',
      display_name: 'Ton',
      translatable: true,
      options: [
        { name: 'Hell', value: 'light' },
        { name: 'Dunkel', value: 'dark' },
      ],
    },
    months: {
      type: 'options',
      display_name: 'Monate',
      options: ['Januar', 'Februar', 'März'].map((name) => ({ name, value: name.toLowerCase() })),
    },
    map: { type: 'custom', display_name: 'Karte', field_type: 'maps' },
    width: { type: 'number', display_name: 'Breite' },
    isWide: { type: 'boolean', display_name: 'Breit' },
    group: { type: 'section', display_name: 'Maße', keys: ['width', 'isWide'] },
    words: { type: 'richtext', display_name: 'Worte', customize_toolbar: true, toolbar: ['bold'] },
    pictures: { type: 'multiasset', display_name: 'Bilder', filetypes: ['images'] },
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

const picture = (name: string, color = '#8a2f2b') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }))

/** Puts a file into the library, and answers how a story holds it. */
async function upload(name: string) {
  const { buffer } = await picture(name)
  const { id, post_url, fields } = await manage('POST', `${space}/assets`, { filename: name })
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value))
  form.append('file', new Blob([new Uint8Array(buffer)]), name)
  await fetch(post_url, { method: 'POST', body: form })
  const { filename } = await manage('GET', `${space}/assets/${id}/finish_upload`)
  return { id, fieldtype: 'asset', filename, alt: '', title: '', copyright: '', focus: '', own: 'bleibt' }
}

describe('an asset field', () => {
  it('takes a file that is sent from the dialog, shown small by the image service', async () => {
    const { page, field, saved } = await openForm({ picture: '' })
    await field('picture').getByRole('button', { name: 'Datei wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    await dialog.locator('input[type=file]').setInputFiles(await picture('einladung.png'))
    await dialog.getByRole('option', { name: 'einladung.png' }).waitFor()
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await dialog.waitFor({ state: 'detached' })
    const image = field('picture').getByRole('presentation')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200)
    await expect
      .poll(() => saved('picture'))
      .toMatchObject({ fieldtype: 'asset', filename: expect.stringMatching(/800x600.*einladung\.png$/) })
  })

  it('takes a file that is dropped on it', async () => {
    const { page, field, saved } = await openForm({ picture: '' })
    const { buffer } = await picture('gezogen.png')
    const dataTransfer = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'gezogen.png', { type: 'image/png' }))
      return transfer
    }, buffer.toString('base64'))
    await field('picture').getByRole('button', { name: 'Datei wählen' }).dispatchEvent('drop', { dataTransfer })
    await page.getByRole('dialog', { name: 'Bild' }).getByRole('button', { name: 'Übernehmen' }).click()
    await expect.poll(() => saved('picture')).toMatchObject({ filename: expect.stringContaining('gezogen.png') })
  })

  it('says why a file is refused: by its kind at once, by its bytes when they have arrived', async () => {
    const { page, field } = await openForm({ picture: '' })
    await field('picture').getByRole('button', { name: 'Datei wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles({ name: 'preise.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await dialog.getByText('„preise.pdf“ passt nicht in dieses Feld').waitFor()
    await input.setInputFiles({ name: 'falsch.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') })
    await dialog.getByText(/„falsch.png“ wurde nicht hochgeladen: .*not what its name says/).waitFor()
  })

  it('is found by its name and its folder, and chosen by the keyboard', async () => {
    const { asset_folder } = await manage('POST', `${space}/asset_folders`, { asset_folder: { name: 'Trauer' } })
    const { id } = await upload('rose-im-schnee.png')
    await upload('rose-im-regen.png')
    await manage('PUT', `${space}/assets/${id}`, { asset: { asset_folder_id: asset_folder.id } })
    const { page, field, saved } = await openForm({ picture: '' })
    await field('picture').getByRole('button', { name: 'Datei wählen' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    await dialog.getByRole('searchbox').fill('rose-im')
    await dialog.getByText('2 Dateien').waitFor()
    await dialog.getByLabel('Ordner').selectOption({ label: 'Trauer' })
    await dialog.getByText('1 Datei', { exact: true }).waitFor()
    await dialog.getByRole('listbox').getByRole('option').focus()
    await press(page, 'Delete', 'Enter')
    await expect.poll(() => saved('picture')).toMatchObject({ id, filename: expect.stringContaining('rose-im-schnee') })
  })

  it('keeps its alternative text, its focal point by click and by keyboard, and what nobody edits', async () => {
    const asset = await upload('fokus.png')
    const { page, field, saved } = await openForm({ picture: asset })
    await field('picture').getByRole('button', { name: 'Angaben: fokus.png' }).click()
    await field('picture').getByLabel('Alternativtext').fill('Eine Karte')
    await expect.poll(() => saved('picture')).toMatchObject({ alt: 'Eine Karte', own: 'bleibt', id: asset.id })
    const image = field('picture').locator('[data-focus-picture]')
    const { width = 0, height = 0 } = (await image.boundingBox()) ?? {}
    await image.click({ position: { x: width / 2, y: height / 4 } })
    // A pixel of the screen is some pixels of the file.
    await expect.poll(async () => (await saved('picture')).focus).toMatch(/^(39[789]|40[0123])x(14[789]|15[0123]):/)
    await field('picture').getByLabel('Von links').focus()
    await press(page, 'End')
    await expect.poll(async () => (await saved('picture')).focus).toMatch(/^799x1[45]\d:800x/)
    await field('picture').getByRole('button', { name: 'Fokuspunkt entfernen' }).click()
    await expect.poll(async () => (await saved('picture')).focus).toBe('')
  })

  it('holds many in an order', async () => {
    const [first, second] = [await upload('eins.png'), await upload('zwei.png')]
    const { page, field, saved } = await openForm({ pictures: [first, second] })
    const names = async () => (await saved('pictures')).map(({ filename }: { filename: string }) => filename.split('/').at(-1))
    await field('pictures').getByRole('button', { name: 'Nach oben: zwei.png' }).focus()
    await press(page, 'Enter')
    await expect.poll(names).toEqual(['zwei.png', 'eins.png'])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Nach oben: zwei.png')
    await field('pictures').getByRole('button', { name: 'Herausnehmen: eins.png' }).click()
    await expect.poll(names).toEqual(['zwei.png'])
    await field('pictures').getByRole('button', { name: 'Dateien wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bilder' })
    await dialog.locator('input[type=file]').setInputFiles([await picture('drei.png'), await picture('vier.png', '#223344')])
    await dialog.getByRole('button', { name: '2 übernehmen' }).click()
    await expect.poll(names).toEqual(['zwei.png', 'drei.png', 'vier.png'])
  })
})

const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })

describe('a text with marks', () => {
  it('has the tools of its field, by arrow keys, and writes the vendor’s JSON', async () => {
    const { page, field, saved } = await openForm({ text: '' })
    const text = field('text').getByRole('textbox', { name: 'Text' })
    const toolbar = field('text').getByRole('toolbar', { name: 'Textwerkzeuge' })
    await text.waitFor()
    expect(await toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'H2 Überschrift',
      'Fett',
      'Farbe',
      'Link',
      'Liste',
      'Bild',
      'Tabelle',
    ])
    await text.click()
    await page.keyboard.type('## Papier')
    await press(page, 'Enter')
    await page.keyboard.type('Feines ')
    await press(page, 'ControlOrMeta+b')
    await page.keyboard.type('Bütten')
    await press(page, 'ControlOrMeta+i', 'Enter')
    await press(page, 'ControlOrMeta+b')
    await page.keyboard.type('- eins')
    await press(page, 'Enter')
    await page.keyboard.type('zwei')
    await press(page, 'Tab')
    const item = (...content: object[]) => ({ type: 'list_item', content })
    await expect
      .poll(() => saved('text'))
      .toEqual(
        doc(
          { type: 'heading', attrs: { level: 2 }, content: [words('Papier')] },
          paragraph(words('Feines '), words('Bütten', { type: 'bold' })),
          {
            type: 'bullet_list',
            content: [item(paragraph(words('eins')), { type: 'bullet_list', content: [item(paragraph(words('zwei')))] })],
          },
        ),
      )
    await toolbar.getByRole('button', { name: 'H2 Überschrift' }).focus()
    await press(page, 'ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Fett')
  })

  it('is taken back with all else, by the editor’s one history', async () => {
    const before = doc(paragraph(words('Hallo')))
    const { page, field, saved } = await openForm({ text: before })
    await field('text').getByRole('textbox').click()
    await press(page, 'End')
    await page.keyboard.type(' Welt')
    await expect.poll(() => saved('text')).toEqual(doc(paragraph(words('Hallo Welt'))))
    await press(page, 'ControlOrMeta+z')
    await expect.poll(() => saved('text')).toEqual(before)
    expect(await field('text').getByRole('textbox').innerText()).toBe('Hallo')
    await press(page, 'ControlOrMeta+Shift+z')
    await expect.poll(() => field('text').getByRole('textbox').innerText()).toBe('Hallo Welt')
  })

  it('gets a link by its shortcut, with the page found by typing, and loses it again', async () => {
    await shop.publishPage('anlass/linkziel', {})
    const { page, field, saved } = await openForm({ text: doc(paragraph(words('Mehr dazu'))) })
    await field('text').getByRole('textbox').click()
    await press(page, 'ControlOrMeta+a', 'ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByRole('combobox', { name: 'Seite' }).fill('linkziel')
    await dialog.getByRole('option', { name: '/anlass/linkziel' }).waitFor()
    await press(page, 'Enter')
    await dialog.getByLabel('Stelle auf der Seite (Anker)').fill('#unten')
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    const attrs = { href: '/anlass/linkziel', uuid: expect.any(String), anchor: 'unten', target: null, linktype: 'story' }
    await expect.poll(() => saved('text')).toEqual(doc(paragraph(words('Mehr dazu', { type: 'link', attrs }))))
    await press(page, 'ArrowLeft', 'ArrowRight', 'ControlOrMeta+k')
    await dialog.getByRole('button', { name: 'Link entfernen' }).click()
    await expect.poll(() => saved('text')).toEqual(doc(paragraph(words('Mehr dazu'))))
  })

  it('takes from what is pasted only what the field allows', async () => {
    const { page, field, saved } = await openForm({ words: '' })
    await field('words').getByRole('textbox').click()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<h2>Titel</h2><ul><li><b>fett</b> <i>schräg</i> <a href="javascript:alert(1)">klick</a></li></ul>',
      )
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect
      .poll(() => saved('words'))
      .toEqual(doc(paragraph(words('Titel')), paragraph(words('fett', { type: 'bold' }), words(' schräg klick'))))
  })

  it('keeps what nobody here knows while the rest is edited, and stays shut where it could lose something', async () => {
    const unknown = { type: 'blok', attrs: { id: 'b', body: [{ _uid: 'x', component: 'small_teaser' }] } }
    const broken = doc({ type: 'table', content: [paragraph(words('keine Zeile'))] })
    const { page, field, saved } = await openForm({ text: doc(unknown, paragraph(words('a'))), words: broken })
    await field('text').getByText('blok small_teaser').waitFor()
    await field('text').getByText('a', { exact: true }).click()
    await press(page, 'End')
    await page.keyboard.type('b')
    await expect.poll(() => saved('text')).toEqual(doc(unknown, paragraph(words('ab'))))
    await field('words').getByText('enthält etwas, das sich hier nicht bearbeiten lässt').waitFor()
    await field('words').getByText('keine Zeile').waitFor()
    expect(await saved('words')).toEqual(broken)
  })

  it('gets colours, tables and pictures', async () => {
    const asset = await upload('im-text.png')
    const { page, field, saved } = await openForm({ text: doc(paragraph(words('rot'))) })
    const tool = (name: string) => field('text').getByRole('button', { name })
    await field('text').getByRole('textbox').click()
    await press(page, 'ControlOrMeta+a')
    await tool('Farbe').click()
    await field('text').locator('input[type=color]').fill('#aa0000')
    await expect.poll(() => saved('text')).toEqual(doc(paragraph(words('rot', { type: 'textStyle', attrs: { color: '#aa0000' } }))))
    await field('text').getByRole('textbox').click()
    await press(page, 'ControlOrMeta+End', 'Enter')
    await tool('Tabelle').click()
    await tool('Spalte löschen').click()
    await tool('Zeile darunter').click()
    const shape = async () => {
      const table = (await saved('text')).content.find(({ type }: { type: string }) => type === 'table')
      return table?.content.map((row: { content: { type: string }[] }) => row.content.map(({ type }) => type))
    }
    const cells = ['tableCell', 'tableCell']
    await expect.poll(shape).toEqual([['tableHeader', 'tableHeader'], cells, cells, cells])
    await tool('Bild').click()
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    await dialog.getByRole('option', { name: 'im-text.png' }).click()
    await expect.poll(async () => JSON.stringify(await saved('text'))).toContain(`"src":"${new URL(asset.filename).pathname}"`)
  })
})

describe('the other fields', () => {
  it('hold a table whose rows and columns come and go', async () => {
    const { form, saved } = await openForm({ prices: '' })
    const table = form.getByRole('group', { name: 'Preise' })
    await table.getByRole('button', { name: 'Zeile', exact: true }).click()
    await table.getByRole('button', { name: 'Spalte', exact: true }).click()
    await table.getByLabel('Überschrift der Spalte 2').fill('Preis')
    await table.getByLabel('Zeile 1, Spalte 2').fill('1,90 €')
    await table.getByRole('button', { name: 'Spalte 1 löschen' }).click()
    const uid = expect.any(String)
    await expect
      .poll(() => saved('prices'))
      .toEqual({
        fieldtype: 'table',
        thead: [{ _uid: uid, value: 'Preis', component: '_table_head' }],
        tbody: [{ _uid: uid, component: '_table_row', body: [{ _uid: uid, value: '1,90 €', component: '_table_col' }] }],
      })
  })

  it('hold a moment on German clocks, kept in UTC', async () => {
    const { field, saved } = await openForm({ when: '2026-05-01 09:30' })
    const input = field('when').getByLabel('Beginn')
    expect(await input.inputValue()).toBe('2026-05-01T11:30')
    await input.fill('2026-12-24T18:00')
    await expect.poll(() => saved('when')).toBe('2026-12-24 17:00')
    await field('day').getByLabel('Tag').fill('2026-12-24')
    await expect.poll(() => saved('day')).toBe('2026-12-24 00:00')
  })

  it('hold choices in an order of their own', async () => {
    const { page, form, saved } = await openForm({ months: ['januar'] })
    await form.getByLabel('März').check()
    await form.getByRole('button', { name: 'Nach oben: März' }).focus()
    await press(page, 'Enter')
    await expect.poll(() => saved('months')).toEqual(['märz', 'januar'])
  })

  it('hold a plugin’s value as JSON, and write none that is broken', async () => {
    const before = { plugin: 'maps', at: [1, 2] }
    const { field, saved } = await openForm({ map: before })
    const text = field('map').getByLabel('Karte')
    expect(JSON.parse(await text.inputValue())).toEqual(before)
    await text.fill('{ "plugin": "maps", "at": [3')
    await field('map').getByText('Noch nicht übernommen').waitFor()
    await text.fill('{ "plugin": "maps", "at": [3] }')
    await expect.poll(() => saved('map')).toEqual({ plugin: 'maps', at: [3] })
    expect(await field('map').getByText('Noch nicht übernommen').count()).toBe(0)
  })

  it('stand under the heading of their section', async () => {
    const { form } = await openForm({})
    const section = form.getByRole('group', { name: 'Maße' })
    expect(await section.locator('[data-field]').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))).toEqual([
      'width',
      'isWide',
    ])
  })
})

describe('a field in another language', () => {
  it('shows the default behind, says something of its own, and goes back', async () => {
    const { page, form, field, saved } = await openForm({ title: 'Januar', tone: 'light', note: 'überall' })
    await page.getByLabel('Sprache des Inhalts').first().selectOption('de-at')
    const title = field('title').getByLabel('Überschrift')
    expect([await title.inputValue(), await title.getAttribute('placeholder')]).toEqual(['', 'Januar'])
    expect(await field('note').count()).toBe(0)
    await form.getByText('gelten für alle Sprachen').waitFor()
    await title.fill('Jänner')
    await expect.poll(() => saved('title__i18n__de_at')).toBe('Jänner')
    expect(await saved('title')).toBe('Januar')

    await field('tone').getByText('Hell').waitFor()
    await field('tone').getByRole('button', { name: 'Hier anders' }).click()
    await field('tone').getByRole('combobox', { name: 'Ton' }).selectOption('dark')
    await expect.poll(() => saved('tone__i18n__de_at')).toBe('dark')
    await field('title')
      .getByRole('button', { name: /^Wie Deutsch/ })
      .click()
    await field('tone')
      .getByRole('button', { name: /^Wie Deutsch/ })
      .click()
    await expect.poll(async () => [await saved('title__i18n__de_at'), await saved('tone__i18n__de_at')]).toEqual([undefined, undefined])
  })
})

describe('the form with every kind of field', () => {
  it('has nothing for axe to find, dialogs included, and fits a phone', async () => {
    const asset = await upload('zugang.png')
    const { page, form, field } = await openForm({
      link: { linktype: 'email', email: 'falsch', fieldtype: 'multilink' },
      picture: asset,
      pictures: [asset],
      text: doc(paragraph(words('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'))),
      prices: { fieldtype: 'table', thead: [{ value: 'a' }], tbody: [{ body: [{ value: 'b' }] }] },
      when: '2026-05-01 09:30',
      months: ['januar', 'märz'],
      map: { plugin: 'maps' },
    })
    const find = async (within: string) => {
      await page.evaluate(axe)
      const { violations } = await page.evaluate(
        (selector) => (window as unknown as { axe: { run(where: string): Promise<AxeResults> } }).axe.run(selector),
        within,
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    }
    await field('text').getByRole('textbox').waitFor()
    for (const button of await form.getByRole('button', { name: /^Angaben: / }).all()) await button.click()
    expect(await find('#form')).toEqual([])
    await field('picture')
      .getByRole('button', { name: /^Ersetzen/ })
      .click()
    await page.locator('[role=option]').first().waitFor()
    expect(await find('[role=dialog]')).toEqual([])
    await press(page, 'Escape')
    await field('text').getByRole('button', { name: 'Link' }).click()
    await page.getByRole('dialog', { name: 'Link' }).waitFor()
    expect(await find('[role=dialog]')).toEqual([])
    await press(page, 'Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Felder' }).click()
    const { scroll, client } = await page.locator('#form').evaluate((part) => ({ scroll: part.scrollWidth, client: part.clientWidth }))
    expect(scroll).toBeLessThanOrEqual(client)
  })
})
