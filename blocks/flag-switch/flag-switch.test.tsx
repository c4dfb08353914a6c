import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawBlok } from '../../runtime/draw-blok.tsx'
import { flagsOf, withTreatments } from '../../runtime/flags.ts'
import { parseStory } from '../../runtime/parse-story.ts'
import { exampleOf, registry, renderExample } from '../../tests/render-example.tsx'

it('shows both variants to who edits them, each with its name', async () => {
  const html = await renderExample('flag_switch')
  expect(html).toContain('Bisher, ohne „papier-zuerst“')
  expect(html).toContain('Zehn Papiere, ein Griff')
  expect(html).toContain('Neue Variante von „papier-zuerst“')
  expect(html).toContain('Fühlt erst das Papier')
})

describe('for visitors', () => {
  const section = (body: unknown[]) => parseStory(exampleOf('section', { body }), 'test', registry)
  const draw = (root: ReturnType<typeof section>) => renderToStaticMarkup(drawBlok(root, new Map()))

  it('R4.01 stands what was there before, or with the treatment on the new variant, in its place', () => {
    const root = section([exampleOf('flag_switch')])
    expect(flagsOf(root)).toEqual(['papier-zuerst'])
    const unmarked = (html: string) => html.replace(' data-flags="papier-zuerst"', '')
    expect(unmarked(draw(withTreatments(root, [])))).toBe(draw(section(exampleOf('flag_switch').off as unknown[])))
    expect(unmarked(draw(withTreatments(root, ['papier-zuerst'])))).toBe(draw(section(exampleOf('flag_switch').on as unknown[])))
    expect(draw(withTreatments(root, ['another']))).toBe(draw(withTreatments(root, [])))
  })

  it('stands one within another', () => {
    const inner = exampleOf('flag_switch', { _uid: 'inner', flag: 'inner' })
    const root = section([exampleOf('flag_switch', { on: [inner] })])
    expect(flagsOf(root)).toEqual(['inner', 'papier-zuerst'])
    expect(draw(withTreatments(root, ['papier-zuerst']))).toContain('Zehn Papiere')
    expect(draw(withTreatments(root, ['papier-zuerst', 'inner']))).toContain('Fühlt erst')
  })

  it('is marked with the flags it is shown by, and nothing else is', () => {
    const inner = exampleOf('flag_switch', { _uid: 'inner', flag: 'inner' })
    const root = section([exampleOf('flag_switch', { on: [inner, exampleOf('page_headline')] }), exampleOf('page_headline')])
    const marks = (html: string) => html.match(/<(header|div)[^>]*>/g)?.map((tag) => /data-flags="([^"]*)"/.exec(tag)?.[1])
    expect(marks(draw(withTreatments(root, ['papier-zuerst'])))).toEqual([undefined, 'papier-zuerst inner', 'papier-zuerst', undefined])
  })

  it('needs React in the browser only where what they see does', () => {
    const root = section([exampleOf('flag_switch', { on: [exampleOf('delivery_date')] })])
    expect(withTreatments(root, []).isLive).toBe(false)
    expect(withTreatments(root, ['papier-zuerst']).isLive).toBe(true)
  })

  it('leaves a story without one as it is', () => {
    const root = section([exampleOf('page_headline')])
    expect(withTreatments(root, ['papier-zuerst'])).toBe(root)
  })
})
