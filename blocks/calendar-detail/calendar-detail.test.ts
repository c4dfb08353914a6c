import { describe, expect, it } from 'vitest'
import { calendarTypes } from '../../schemas/calendars/calendar.ts'
import { renderExample, siteOf } from '../../tests/render-example.tsx'
import { startMonthsFrom, usualStart } from './start-months.ts'

const render = (calendarType: string, path = '/') => renderExample('calendar_detail', { calendarType }, { site: siteOf('myposter', path) })

/** What each group of buttons offers, by the words above it. */
function choicesIn(html: string): Record<string, string[]> {
  const groups = html.split('<fieldset').slice(1)
  return Object.fromEntries(
    groups.map((group) => [
      /<legend[^>]*>([^<]*)/.exec(group)?.[1] ?? '',
      [...group.matchAll(/<input[^>]*\/><span>([^<]*)<\/span><\/label>/g)].map(([, name = '']) => name),
    ]),
  )
}

describe('R2.32 a calendar on its page', () => {
  it('has its type as the page’s headline', async () => {
    expect(await render('kuechenkalender')).toMatch(/<h1[^>]*>Küchenkalender<\/h1>/)
  })

  it.each([
    ['wandkalender', ['A4 hoch', 'A4 quer', 'A3 hoch', 'A3 quer', '20\u00a0×\u00a020\u00a0cm', '30\u00a0×\u00a030\u00a0cm']],
    ['tischkalender', ['A5 quer', 'A6', '26,5\u00a0×\u00a012\u00a0cm', '14,5\u00a0×\u00a014,5\u00a0cm']],
    ['kuechenkalender', ['15\u00a0×\u00a040\u00a0cm', '13\u00a0×\u00a030\u00a0cm']],
    ['familienplaner', ['A4 hoch', 'A3 hoch', '15\u00a0×\u00a040\u00a0cm']],
    ['terminkalender', ['A4 hoch', 'A3 hoch', '15\u00a0×\u00a040\u00a0cm', '20\u00a0×\u00a040\u00a0cm']],
  ])('R3.09 offers the formats of a %s', async (type, formats) => {
    expect(choicesIn(await render(type)).Format).toEqual(formats)
  })

  it('R3.09 hangs by spiral or holes, and stands on wood', async () => {
    expect(choicesIn(await render('wandkalender'))).toMatchObject({
      Aufhängung: ['Spirale', 'Lochung', 'Ohne'],
      Papier: ['Matt', 'Glänzend', 'Feinstweiß'],
      Veredelung: ['Ohne', 'Gold', 'Roségold', 'Silber', 'Relief'],
    })
    expect(choicesIn(await render('tischkalender')).Aufstellung).toEqual(['Spirale', 'Holzblock', 'Holzfuß', 'Ohne'])
  })

  it('R3.09 every mounting is had by some type', async () => {
    const pages = await Promise.all(calendarTypes.map((type) => render(type)))
    const offered = pages.flatMap((html) =>
      [...html.matchAll(/value="(holzblock|holzfuss|lochung|spirale|ohne)"/g)].map(([, value]) => value),
    )
    expect(new Set(offered)).toEqual(new Set(['holzblock', 'holzfuss', 'lochung', 'spirale', 'ohne']))
  })

  it('costs what the first of each costs', async () => {
    expect(await render('wandkalender')).toMatch(/16,99\s€/)
  })

  it('begins in January on whatever day it is drawn: no year stands there', async () => {
    const select = async (path: string) => /<select[^>]*>(<option value="" .*?)<\/select>/.exec(await render('wandkalender', path))?.[1]
    expect(await select('/')).toBe('<option value="" selected="">Januar</option>')
    expect(await select('/at/')).toBe('<option value="" selected="">Jänner</option>')
    expect(await render('wandkalender')).toContain('Zwölf Monate, bis Dezember.')
  })
})

describe('the months a calendar can begin in', () => {
  const usualOn = (day: string) => usualStart(startMonthsFrom(new Date(`${day}T12:00:00`)))

  it('are this one and the seventeen after it', () => {
    const offered = startMonthsFrom(new Date('2026-11-26T12:00:00'))
    expect(offered).toHaveLength(18)
    expect(offered.slice(0, 3)).toEqual([
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ])
    expect(offered.at(-1)).toEqual({ year: 2028, month: 4 })
  })

  it('are the next January until another is chosen, in January this one', () => {
    expect(usualOn('2026-11-26')).toEqual({ year: 2027, month: 1 })
    expect(usualOn('2027-01-31')).toEqual({ year: 2027, month: 1 })
    expect(usualOn('2027-02-01')).toEqual({ year: 2028, month: 1 })
  })
})
