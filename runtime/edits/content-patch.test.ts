import { describe, expect, it } from 'vitest'
import { randomEdit, textBlok } from '../../tests/faults/random-edit.ts'
import { seededRandom } from '../../tests/faults/seeded-random.ts'
import { applyPatch, Patch, patchBetween } from './content-patch.ts'
import { applyEdit } from './edit.ts'

const sent = <Value>(value: Value): Value => structuredClone(value)

describe('a patch', () => {
  it('makes of the version before the version after, whatever was done, and shares what was not touched', () => {
    const random = seededRandom(7)
    let made = 0
    const body = Array.from({ length: 30 }, (_, index) => textBlok(`blok-${index}`, `Wort ${index}`))
    let here: unknown = { ...textBlok('root', 'Start'), body }
    let there: unknown = sent(here)
    for (let step = 0; step < 500; step++) {
      const edited = applyEdit(here as never, randomEdit(here as never, { random, fresh: () => `neu-${made++}` }))
      if (!edited) continue
      const patch = patchBetween(here, edited.content)
      here = edited.content
      if (patch) there = applyPatch(there, Patch.parse(sent(patch)))
      expect(there).toEqual(here)
    }
  })

  it('is as small as the edit', () => {
    const list = Array.from({ length: 1000 }, (_, index) => textBlok(`blok-${index}`, 'Wort '.repeat(20)))
    const before = { ...textBlok('root', 'Start'), body: list }
    const size = (body: unknown[]) => JSON.stringify(patchBetween(before, { ...before, body })).length
    const [first, ...rest] = list
    expect(size([{ ...first, words: 'neu' }, ...rest])).toBeLessThan(150)
    expect(size(rest)).toBeLessThan(100)
    expect(size([...rest, first])).toBeLessThan(6_000)
    const there = sent(before)
    const after = applyPatch(there, patchBetween(before, { ...before, body: rest }) ?? { set: undefined }) as typeof before
    expect(after.body[500]).toBe(there.body[501])
  })

  it('of another version is refused', () => {
    const patch = patchBetween({ body: [1, 2, 3, 4] }, { body: [1, 2, 5, 4] })
    expect(patch && (() => applyPatch({ body: [] }, patch))).toThrow('longer list')
    expect(patchBetween({ a: 1 }, { a: 1 })).toBeUndefined()
    expect(Patch.safeParse({ start: 'x' }).success).toBe(false)
  })
})
