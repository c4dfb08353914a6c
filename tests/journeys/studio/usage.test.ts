import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { choose, studioJourney } from '../../studio-journey.ts'
import { toStory } from '../../test-bloks.ts'

const studio = studioJourney()

describe('what is used where', () => {
  it('of a page, which says so before it goes to the trash', async () => {
    const target = await studio.publishPage([], { slug: 'ziel' })
    const icon = { _uid: 'i', component: 'svg_icon', icon: 'pen', text: 'Zum Ziel', url: toStory(target.uuid, target.fullSlug) }
    await studio.publishPage([icon], { slug: 'quelle' })
    const page = await studio.visit()
    await page.getByRole('searchbox').fill('anlass/ziel')
    await choose(page, 'Mehr: ziel', 'Wo verwendet')
    await page.getByText('Auf 1 Seite:').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await choose(page, 'Mehr: ziel', 'In den Papierkorb')
    await page.getByText('Eine Seite führt noch hierher').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page
      .getByRole('link', { name: /anlass\/quelle/ })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: 'quelle' }).waitFor()
    expect((await studio.storyAt('anlass/ziel')).id).toBe(target.id)
  })

  it('counts all that leads to a page that goes to the trash, but for the page itself', async () => {
    const draft = await studio.makeDraft('vielverlinkt')
    const link = { _uid: 'i', component: 'svg_icon', icon: 'pen', text: 'Dorthin', url: toStory(draft.uuid, draft.fullSlug) }
    await studio.redraft(draft.id, { body: [link] })
    for (let page = 0; page < 101; page++) await studio.makeDraft(`verweis-${page}`, [link])
    const page = await studio.visit()
    await page.getByRole('searchbox').fill('anlass/vielverlinkt')
    await choose(page, 'Mehr: vielverlinkt', 'In den Papierkorb')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('101 Seiten führen noch hierher').waitFor()
    expect(await dialog.getByRole('link').count()).toBe(10)
  })

  it('of a block and of a file', async () => {
    const page = await studio.visit(`/stories/${(await studio.storyAt('anlass/philosophie')).id}`)
    await previewOf(page)
    await page.getByRole('treeitem', { name: /Textseite/ }).click()
    await page.getByRole('button', { name: 'Wo verwendet: dieser Block' }).click()
    await page.getByRole('button', { name: '50 weitere zeigen' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('treeitem', { name: /^Seite/ }).click()
    await page.getByRole('tab', { name: 'Suche' }).click()
    await page.getByRole('button', { name: /^Wo verwendet: og-anlass/ }).click()
    await page.getByText(/^Auf \d+ Seiten:$/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Datei in den Papierkorb' }).click()
    await page.getByText(/Seiten zeigen die Datei noch/).waitFor()
  })
})
