import { describe, expect, it } from 'vitest'
import { press } from '../../../keyboard.ts'
import { fieldsJourney } from './every-field.ts'
import { picture, upload } from './upload-picture.ts'

const studio = fieldsJourney()

describe('an asset field', () => {
  it('takes a file that is sent from the dialog, shown small by the image service', async () => {
    const { page, field, stored } = await studio.openForm({ picture: '' })
    await field('picture').getByRole('button', { name: 'Datei wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    const before = Number.parseInt(await dialog.getByText(/^\d+ Dateien$/).innerText(), 10)
    await dialog.locator('input[type=file]').setInputFiles(await picture('einladung.png'))
    await dialog.getByRole('option', { name: 'einladung.png' }).waitFor()
    // The library counts it, too.
    await dialog.getByText(`${before + 1} Dateien`, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await dialog.waitFor({ state: 'detached' })
    const image = field('picture').getByRole('presentation')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200)
    await expect
      .poll(() => stored('picture'))
      .toMatchObject({ fieldtype: 'asset', filename: expect.stringMatching(/800x600.*einladung\.png$/) })
  })

  it('takes a file that is dropped on it', async () => {
    const { page, field, stored } = await studio.openForm({ picture: '' })
    const { buffer } = await picture('gezogen.png')
    const dataTransfer = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'gezogen.png', { type: 'image/png' }))
      return transfer
    }, buffer.toString('base64'))
    await field('picture').getByRole('button', { name: 'Datei wählen' }).dispatchEvent('drop', { dataTransfer })
    await page.getByRole('dialog', { name: 'Bild' }).getByRole('button', { name: 'Übernehmen' }).click()
    await expect.poll(() => stored('picture')).toMatchObject({ filename: expect.stringContaining('gezogen.png') })
  })

  it('says why a file is refused: by its kind at once, by its bytes when they have arrived', async () => {
    const { page, field } = await studio.openForm({ picture: '' })
    await field('picture').getByRole('button', { name: 'Datei wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles({ name: 'preise.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await dialog.getByText(/„preise.pdf“ passt nicht in dieses Feld. Es nimmt .jpg, .*, .svg: Speichere die Datei in einem davon/).waitFor()
    await input.setInputFiles({ name: 'falsch.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') })
    await dialog.getByText(/„falsch.png“ wurde nicht hochgeladen: .*enthält etwas anderes, als die Endung des Namens sagt/).waitFor()
  })

  it('is found by its name and its folder, and chosen by the keyboard', async () => {
    const { asset_folder } = await studio.manage('POST', 'asset_folders', { asset_folder: { name: 'Trauer' } })
    const { id } = await upload(studio, 'rose-im-schnee.png')
    await upload(studio, 'rose-im-regen.png')
    await studio.manage('PUT', `assets/${id}`, { asset: { asset_folder_id: asset_folder.id } })
    const { page, field, stored } = await studio.openForm({ picture: '' })
    await field('picture').getByRole('button', { name: 'Datei wählen' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Bild' })
    await dialog.getByRole('searchbox').fill('rose-im')
    await dialog.getByText('2 Dateien').waitFor()
    await dialog.getByLabel('Ordner').selectOption({ label: 'Trauer' })
    await dialog.getByText('1 Datei', { exact: true }).waitFor()
    await dialog.getByRole('listbox').getByRole('option').focus()
    await press(page, 'Delete', 'Enter')
    await expect.poll(() => stored('picture')).toMatchObject({ id, filename: expect.stringContaining('rose-im-schnee') })
  })

  it('keeps its alternative text, its focal point by click and by keyboard, and what nobody edits', async () => {
    const asset = await upload(studio, 'fokus.png')
    const { page, field, stored } = await studio.openForm({ picture: asset })
    await field('picture').getByRole('button', { name: 'Angaben: fokus.png' }).click()
    await field('picture').getByLabel('Alternativtext').fill('Eine Karte')
    await expect.poll(() => stored('picture')).toMatchObject({ alt: 'Eine Karte', own: 'bleibt', id: asset.id })
    const image = field('picture').locator('[data-focus-picture]')
    const { width = 0, height = 0 } = (await image.boundingBox()) ?? {}
    await image.click({ position: { x: width / 2, y: height / 4 } })
    // A pixel of the screen is some pixels of the file.
    await expect.poll(async () => (await stored('picture')).focus).toMatch(/^(39[789]|40[0123])x(14[789]|15[0123]):/)
    await field('picture').getByLabel('Von links').focus()
    await press(page, 'End')
    await expect.poll(async () => (await stored('picture')).focus).toMatch(/^799x1[45]\d:800x/)
    await field('picture').getByRole('button', { name: 'Fokuspunkt entfernen' }).click()
    await expect.poll(async () => (await stored('picture')).focus).toBe('')
  })

  it('has the room of a picture before that has come', async () => {
    const asset = await upload(studio, 'spaet.png')
    const { page, field } = await studio.openForm({ picture: asset })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/spaet\.png\/m\/600x0/, async (route) => {
      await released
      await route.continue()
    })
    await field('picture').getByRole('button', { name: 'Angaben: spaet.png' }).click()
    const image = field('picture').locator('[data-focus-picture] img')
    const room = () => image.evaluate(({ offsetWidth, offsetHeight }: HTMLImageElement) => [offsetWidth, offsetHeight])
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0)
    const before = await room()
    release()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600)
    expect(before).toEqual(await room())
  })

  it('holds many in an order', async () => {
    const [first, second] = [await upload(studio, 'eins.png'), await upload(studio, 'zwei.png')]
    const { page, field, stored } = await studio.openForm({ pictures: [first, second] })
    const names = async () => (await stored('pictures')).map(({ filename }: { filename: string }) => filename.split('/').at(-1))
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
