import { describe, expect, it } from 'vitest'
import { german } from '../messages/german.ts'
import { type Choice, formerHost, formerSlug, instantOf, noChoice, wrongAt } from './choice.ts'

const now = new Date('2026-11-21T12:00:00Z')
const wrong = (step: number, choice: Partial<Choice>, slug = 'a') =>
  Object.keys(wrongAt(step, { ...noChoice, brand: 'anlass', ...choice }, { slug, fullSlug: `anlass/${slug}` }, now, german))

describe('wrongAt', () => {
  it.each([
    [0, {}, ['occasion']],
    [0, { occasion: 'hochzeit' }, ['kinds']],
    [0, { occasion: 'hochzeit', kinds: ['menuekarten'] }, []],
    [1, {}, []],
    [1, { from: '2026-11-21T12:59' }, ['from']],
    [1, { from: '2026-11-21T13:01' }, []],
    [1, { until: '2026-11-20T10:00' }, ['until']],
    [1, { from: '2026-12-02T10:00', until: '2026-12-01T10:00' }, ['until']],
    [1, { from: '2026-12-01T10:00', until: '2026-12-02T10:00' }, []],
    [2, { name: ' ' }, ['name']],
    [2, { name: 'Hochzeit' }, []],
  ])('at step %i with %j', (step, choice, fields) => expect(wrong(step, choice)).toEqual(fields))

  it.each(['', 'a/b', '..', 'zum Fest'])('wants an address other than %j', (slug) =>
    expect(wrong(2, { name: '???' }, slug)).toEqual(['slug']),
  )

  it.each(['a', '/a/', 'https://www.example.de/a?von=mail'])('has %j not lead to itself', (redirect) =>
    expect(wrong(2, { name: 'A', redirect })).toEqual(['redirect']),
  )
})

it.each([
  ['', undefined],
  ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
  ['2026-12-01T10:00', '2026-12-01T09:00:00.000Z'],
])('the instant of %j on German clocks', (local, instant) => expect(instantOf(local)).toBe(instant))

it.each([
  ['', ''],
  ['/hochzeit-2025/', 'anlass/hochzeit-2025'],
  ['hochzeit-2025', 'anlass/hochzeit-2025'],
  ['anlass/hochzeit-2025', 'anlass/hochzeit-2025'],
  ['https://www.example.de/hochzeit-2025/?von=mail#oben', 'anlass/hochzeit-2025'],
  ['www.example.de/hochzeit-2025', 'anlass/hochzeit-2025'],
  ['/', 'anlass'],
  ['https://www.example.de?von=mail', 'anlass'],
])('the former address %j', (written, slug) => expect(formerSlug(written, 'anlass')).toBe(slug))

it.each([
  ['', undefined],
  ['/hochzeit-2025/', undefined],
  ['hochzeit-2025', undefined],
  [' https://www.example.de/a', 'www.example.de'],
  ['HTTP://localhost:3000?von=mail', 'localhost:3000'],
  ['www.example.de/a', 'www.example.de'],
])('the host of the former address %j', (written, host) => expect(formerHost(written)).toBe(host))
