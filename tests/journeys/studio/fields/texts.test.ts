import { describe, expect, it } from 'vitest'
import { press } from '../../../keyboard.ts'
import { paste } from '../../../paste.ts'
import { choose } from '../../../studio-journey.ts'
import { doc, paragraph, words } from '../../../test-bloks.ts'
import { fieldsJourney } from './every-field.ts'
import { upload } from './upload-picture.ts'

const studio = fieldsJourney()

describe('a text with marks', () => {
  it('has the tools of its field, by arrow keys, and writes the vendor’s JSON', async () => {
    const { page, field, stored } = await studio.openForm({ text: '' })
    const text = field('text').getByRole('textbox', { name: 'Text' })
    const toolbar = field('text').getByRole('toolbar', { name: 'Textwerkzeuge' })
    await text.waitFor()
    expect(await toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'H2 Überschrift',
      'Fett',
      'Farbe',
      'Link',
      'Liste',
      'Nummerierte Liste',
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
      .poll(() => stored('text'))
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
    const { page, field, stored } = await studio.openForm({ text: before })
    await field('text').getByRole('textbox').click()
    await press(page, 'End')
    await page.keyboard.type(' Welt')
    await expect.poll(() => stored('text')).toEqual(doc(paragraph(words('Hallo Welt'))))
    await press(page, 'ControlOrMeta+z')
    await expect.poll(() => stored('text')).toEqual(before)
    expect(await field('text').getByRole('textbox').innerText()).toBe('Hallo')
    await press(page, 'ControlOrMeta+Shift+z')
    await expect.poll(() => field('text').getByRole('textbox').innerText()).toBe('Hallo Welt')
  })

  it('gets a link by its shortcut, with the page found by typing, and loses it again', async () => {
    await studio.publishPage([], { slug: 'linkziel' })
    const { page, field, stored } = await studio.openForm({ text: doc(paragraph(words('Mehr dazu'))) })
    await field('text').getByRole('textbox').click()
    await press(page, 'ControlOrMeta+a', 'ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByRole('combobox', { name: 'Seite' }).fill('linkziel')
    await dialog.getByRole('option', { name: '/anlass/linkziel' }).waitFor()
    await press(page, 'Enter')
    await dialog.getByLabel('Stelle auf der Seite (Anker)').fill('#unten')
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    const attrs = { href: '/anlass/linkziel', uuid: expect.any(String), anchor: 'unten', target: null, linktype: 'story' }
    await expect.poll(() => stored('text')).toEqual(doc(paragraph(words('Mehr dazu', { type: 'link', attrs }))))
    await press(page, 'ArrowLeft', 'ArrowRight', 'ControlOrMeta+k')
    await dialog.getByRole('button', { name: 'Link entfernen' }).click()
    await expect.poll(() => stored('text')).toEqual(doc(paragraph(words('Mehr dazu'))))
  })

  it('takes from what is pasted only what the field allows', async () => {
    const { field, stored } = await studio.openForm({ words: '' })
    await field('words').getByRole('textbox').click()
    const html = '<h2>Titel</h2><ul><li><b>fett</b> <i>schräg</i> <a href="javascript:alert(1)">klick</a></li></ul>'
    await paste(field('words').getByRole('textbox'), html)
    await expect
      .poll(() => stored('words'))
      .toEqual(doc(paragraph(words('Titel')), paragraph(words('fett', { type: 'bold' }), words(' schräg klick'))))
  })

  it('says why a picture that is pasted is not there, until something else is pasted', async () => {
    const { field, stored } = await studio.openForm({ text: doc(paragraph(words('Text'))), words: doc(paragraph(words('Worte'))) })
    const tell = async (name: 'text' | 'words', html: string) => {
      const text = field(name).getByRole('textbox')
      await text.click()
      await paste(text, html)
      return field(name).getByRole('status').innerText()
    }
    expect(await tell('text', '<p><img src="data:image/png;base64,AAAA"></p>')).toContain('Werkzeug „Bild“')
    expect(await tell('words', '<p><img src="https://example.org/a.png"></p>')).toContain('kann keine Bilder enthalten')
    expect(await tell('words', '<p>mehr</p>')).toBe('')
    expect(await tell('text', '<p><img src="https://example.org/a.png"></p>')).toBe('')
    await expect.poll(async () => JSON.stringify(await stored('text'))).toMatch(/"src":"https:\/\/example.org\/a.png"/)
    expect(JSON.stringify(await stored('text'))).not.toContain('data:')
  })

  it('says no more of a picture that was pasted, once an older version has been restored', async () => {
    const { page, field, stored } = await studio.openForm({ text: doc(paragraph(words('Alter Text'))) })
    const text = field('text').getByRole('textbox')
    const notice = field('text').getByText('Ein Bild wurde nicht eingefügt')
    await text.click()
    await paste(text, '<p>Neu: <img src="data:image/png;base64,AAAA"></p>')
    await expect.poll(async () => JSON.stringify(await stored('text'))).toContain('Neu:')
    await notice.waitFor()

    await choose(page, 'Mehr', 'Versionen')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: /Veröffentlicht|Angelegt/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
    await expect.poll(() => text.innerText()).toBe('Alter Text')
    await notice.waitFor({ state: 'detached' })
  })

  it('keeps what nobody here knows while the rest is edited, and stays shut where it could lose something', async () => {
    const unknown = { type: 'blok', attrs: { id: 'b', body: [{ _uid: 'x', component: 'small_teaser' }] } }
    const broken = doc({ type: 'table', content: [paragraph(words('keine Zeile'))] })
    const { page, field, stored } = await studio.openForm({ text: doc(unknown, paragraph(words('a'))), words: broken })
    await field('text').getByText('blok small_teaser').waitFor()
    await field('text').getByText('a', { exact: true }).click()
    await press(page, 'End')
    await page.keyboard.type('b')
    await expect.poll(() => stored('text')).toEqual(doc(unknown, paragraph(words('ab'))))
    await field('words').getByText('enthält etwas, das sich hier nicht bearbeiten lässt').waitFor()
    await field('words').getByText('keine Zeile').waitFor()
    expect(await stored('words')).toEqual(broken)
  })

  it('gets colours, tables and pictures', async () => {
    const asset = await upload(studio, 'im-text.png')
    const { page, field, stored } = await studio.openForm({ text: doc(paragraph(words('rot'))) })
    const tool = (name: string) => field('text').getByRole('button', { name })
    await field('text').getByRole('textbox').click()
    await press(page, 'ControlOrMeta+a')
    await tool('Farbe').click()
    await field('text').locator('input[type=color]').fill('#aa0000')
    await expect.poll(() => stored('text')).toEqual(doc(paragraph(words('rot', { type: 'textStyle', attrs: { color: '#aa0000' } }))))
    await field('text').getByRole('textbox').click()
    await press(page, 'ControlOrMeta+End', 'Enter')
    await tool('Tabelle').click()
    await tool('Spalte löschen').click()
    await tool('Zeile darunter').click()
    const shape = async () => {
      const table = (await stored('text')).content.find(({ type }: { type: string }) => type === 'table')
      return table?.content.map((row: { content: { type: string }[] }) => row.content.map(({ type }) => type))
    }
    const cells = ['tableCell', 'tableCell']
    await expect.poll(shape).toEqual([['tableHeader', 'tableHeader'], cells, cells, cells])
    await tool('Bild').click()
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    await dialog.getByRole('option', { name: 'im-text.png' }).click()
    await expect.poll(async () => JSON.stringify(await stored('text'))).toContain(`"src":"${new URL(asset.filename).pathname}"`)
  })
})
