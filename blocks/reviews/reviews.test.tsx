import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../tests/axe-findings.ts'
import { elementForTests } from '../../tests/element-for-tests.ts'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

const widget = 'https://reviews.example/widget/1'
const site = { ...siteOf('anlass'), reviewWidget: widget }
const html = () => renderExample('reviews', {}, { site })

it('R2.36 the review block has room for the reviews, a button to see them, and says what comes of that', async () => {
  const drawn = await html()
  expect(drawn).toContain('--height:420px')
  expect(drawn).toContain('Bewertungen bei Bewertungsdienst zeigen')
  expect(drawn).toContain('Dabei erfährt der Dienst, von welcher Internetadresse')
  expect(drawn).toContain(`<noscript><a href="${widget}" rel="nofollow noopener noreferrer">`)
})

it('tells an editor where no service is set', async () => {
  expect(await renderExample('reviews')).toContain('kein Dienst für Bewertungen eingestellt')
})

describe('R2.28 the reviews of a service', () => {
  const element = elementForTests('reviews')

  it('are asked for once somebody wants to see them, and move nothing', async () => {
    const asked: string[] = []
    const page = await element.open({
      html: `<main>${await html()}<p id="below">Danach</p></main>`,
      prepare: async (page) => {
        await page.route('https://reviews.example/**', (route) => {
          asked.push(route.request().url())
          return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>r</title><p>Sehr schönes Papier' })
        })
      },
    })
    const top = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Bewertungen bei Bewertungsdienst zeigen' }).press('Enter')
    await page.frameLocator('iframe[title="Bewertungen bei Bewertungsdienst"]').getByText('Sehr schönes Papier').waitFor()
    expect(asked).toEqual([widget])
    expect(await top()).toBe(before)
    expect(await page.getByRole('button').count()).toBe(0)
    await page.close()
  })
})
