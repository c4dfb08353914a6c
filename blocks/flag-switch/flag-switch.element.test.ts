import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { elementForTests } from '../../tests/element-for-tests.ts'

const element = elementForTests('flag-switch')

const html = `
<a href="#outside">Outside</a>
<section data-flags="farbe"><p>Text</p><a href="#farbe"><b>Farbe</b></a><button>Knopf</button>
  <div data-flags="anrede gruss"><a href="#innen">Innen</a></div>
</section>
<section data-flags="ton"><a href="#ton" onclick="event.stopPropagation()">Ton</a></section>`

/** A page with variants, and what it has told the shop. */
async function open(search = '') {
  const told: unknown[] = []
  const page: Page = await element.open({
    html,
    scripts: [],
    prepare: async (page) => {
      onTestFinished(() => page.context().close())
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/_track') told.push([request.method(), request.postDataJSON().clicked])
      })
    },
  })
  if (search) await page.evaluate((search) => history.replaceState(null, '', search), search)
  await page.addScriptTag({ content: element.script() })
  return { page, told }
}

it('tells of a link or a button within a variant, once for each, and of nothing else', async () => {
  const { page, told } = await open()
  await page.getByText('Outside').click()
  await page.getByText('Text').click()
  await page.getByText('Farbe').click()
  await page.getByRole('button').click()
  await page.getByText('Innen').click()
  await page.getByText('Farbe').click()
  await page.getByText('Ton').click()
  await expect
    .poll(() => told)
    .toEqual([
      ['POST', ['farbe']],
      ['POST', ['anrede', 'gruss']],
      ['POST', ['ton']],
    ])
})

it('tells of keys and of the middle button, not of the menu of the right one', async () => {
  const { page, told } = await open()
  await page.getByText('Ton').click({ button: 'right' })
  await page.getByText('Innen').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Ton').click({ button: 'middle' })
  await expect
    .poll(() => told)
    .toEqual([
      ['POST', ['anrede', 'gruss', 'farbe']],
      ['POST', ['ton']],
    ])
})

it.each(['?flag=farbe&treatment=on', '?flags=0', '?_anlass_preview=token'])(
  'tells nothing of who looks at a variant with %s',
  async (search) => {
    const { page, told } = await open(search)
    await page.getByText('Farbe').click()
    await page.evaluate(() => history.replaceState(null, '', '/'))
    await page.getByText('Ton').click()
    await expect.poll(() => told).toEqual([['POST', ['ton']]])
  },
)
