import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../../../axe-findings.ts'
import { saved, studioJourney } from '../../../studio-journey.ts'

const papers = [
  { name: 'Matt', value: 'matt' },
  { name: 'Bütten', value: 'handmade' },
]
const service = createServer(({ url }, response) => {
  response.writeHead(url === '/papers.json' ? 200 : 503, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
  response.end(JSON.stringify(papers))
})

beforeAll(() => once(service.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void service.close())

describe('choices of another service', () => {
  const { manage, visit, contentOf } = studioJourney()

  it('are offered; one that can’t be read is named, and what was chosen stays', async () => {
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const field = (display_name: string, path: string, type = 'option') => ({
      type,
      display_name,
      source: 'external',
      external_datasource: address + path,
    })
    const schema = {
      paper: field('Papier', '/papers.json'),
      ink: field('Farbe', '/inks.json'),
      sizes: field('Größen', '/sizes.json', 'options'),
    }
    await manage('POST', 'components', { component: { name: 'choosing', is_root: true, schema } })
    const content = { component: 'choosing', ink: 'gold', sizes: ['a5'] }
    const { story } = await manage('POST', 'stories', { story: { name: 'Wahl', slug: 'wahl', content } })
    const page = await visit(`/stories/${story.id}`)
    const form = page.getByRole('region', { name: 'Felder' })

    await form.getByLabel('Papier').selectOption({ label: 'Bütten' })
    await saved(page)
    expect(await contentOf(story.id)).toMatchObject({ paper: 'handmade', ink: 'gold', sizes: ['a5'] })
    await expect
      .poll(() => form.getByRole('alert').allInnerTexts())
      .toEqual(['/inks.json', '/sizes.json'].map((path) => expect.stringContaining(`Die Auswahl aus „${address}${path}“ lässt sich`)))
    expect(await form.getByLabel('Farbe').inputValue()).toBe('gold')
    expect(await form.getByLabel('a5').isChecked()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
  })
})
