import { describe, expect, it } from 'vitest'
import type { PageReader } from '../../runtime/page-reader.ts'
import { cardOfferQuestion } from '../../schemas/cards/card.ts'
import { designAt } from '../../server/shop-api/test-back-end.ts'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'

/** The catalogue has it under this number. */
const olivenhain = { ...designAt('Olivenhain'), id: 1001 }
const render = (design: typeof olivenhain | undefined = olivenhain, fields: Record<string, unknown> = {}, path = '/') =>
  renderExample('card_detail', fields, { reader: readerOf({ ...(design && { design }) }), site: siteOf('anlass', path) })
const fieldsets = (html: string) => [...html.matchAll(/<legend[^>]*>([^<]*)/g)].map(([, words]) => words)

describe('R2.21 a card on its page', () => {
  it('has its name as the page’s headline, what it is and how large', async () => {
    const html = await render()
    expect(html).toMatch(/<h1[^>]*>Olivenhain<\/h1>/)
    expect(html).toContain('Einladungskarte Hochzeit, 10,5\u00a0×\u00a014,8\u00a0cm (DIN\u00a0A6)')
  })

  it('offers ribbons by their colours, and says that they come apart', async () => {
    const html = await render()
    expect(fieldsets(html)).toEqual(['Ecken', 'Veredelung', 'Band', 'Einlegeblatt'])
    expect(html).toContain('--color:#7a2839"></span><span>Weinrot')
    expect(html).toMatch(/0,45\s€ je Stück. Bänder liegen lose bei, Sie binden sie selbst./)
  })

  it('says nothing of ribbons where there are none', async () => {
    const html = await renderExample('card_detail', {}, { reader: { ...readerOf({ design: olivenhain }), askShop: withoutRibbons } })
    expect(html).not.toContain('Bänder')
  })

  it('R3.16 offers envelopes it fits into, straight or pointed, and says how large they are and what one costs', async () => {
    const html = await render()
    expect(html).toMatch(/C6, 162\u00a0×\u00a0114\u00a0mm, 0,95\s€ je Stück/)
    expect(html).toContain('<option value="envelope-gerade-weiss-162x114">Weiß, gerade Lasche</option>')
    expect(html).toContain('<option value="envelope-spitz-taubenblau-162x114">Taubenblau, spitze Lasche</option>')
  })

  it('costs what the usual number of cards on the first paper costs', async () => {
    expect(await render()).toMatch(/64,04\s€<span[^>]*> 1,28\s€ je Karte/)
    expect(await render()).toContain('inkl. MwSt., zzgl. Versand.')
  })

  it('leads to its sample, told which card it is, and to others like it', async () => {
    const html = await render(olivenhain, {}, '/at/')
    expect(html).toContain('href="/at/musterkarten/#design-1001"')
    expect(html).toContain('href="/at/hochzeit/einladungskarten/"')
  })

  it('is nothing on a page about no design; editors read why', async () => {
    expect(await renderExample('card_detail')).not.toContain('<h1')
    expect(await renderExample('card_detail', { _editable: '<!--#storyblok#{"name": "card_detail"}-->' })).toContain('Nur Sie sehen')
  })
})

const withoutRibbons: PageReader['askShop'] = async (question, query) => {
  const answer = await readerOf({}).askShop(question, query)
  return question.path === cardOfferQuestion.path ? { ...answer, accessories: [] } : answer
}
