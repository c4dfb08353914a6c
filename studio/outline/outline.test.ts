import { describe, expect, it } from 'vitest'
import { applyEdit } from '../../runtime/edits/edit.ts'
import { bloksIn, findBlok } from '../../runtime/edits/find-blok.ts'
import { blok, testModel, testPage } from '../model/test-model.ts'
import { dropPlace } from './drop-place.ts'
import { outlineRows } from './outline-rows.ts'

const all = outlineRows(testPage, new Set())
const drop = (line: number, depth: number, uid: string, rows = all) => dropPlace(rows, line, (depth + 1) * 16, testModel, testPage, uid)

it('has a line for every blok that is not inside a closed one', () => {
  const lines = (closed: string[]) =>
    outlineRows(testPage, new Set(closed)).map(({ blok, depth, index, count }) => `${blok._uid} ${depth} ${index}/${count}`)
  expect(lines(['list'])).toEqual(['root 0 1/1', 'hello 1 1/4', 'row 1 2/4', 'left 2 1/2', 'right 2 2/2', 'list 1 3/4', 'end 1 4/4'])
  expect(lines(['root'])).toEqual(['root 0 1/1'])
  expect(all.find(({ blok }) => blok._uid === 'list')).toMatchObject({ hasChildren: true, isOpen: true })
})

describe('a blok that is let go', () => {
  it('goes behind what is above it, or into that, as far right as it is held', () => {
    expect(drop(5, 1, 'hello')).toEqual({ row: 5, depth: 1, place: { parent: 'root', field: 'body', after: 'row' } })
    expect(drop(5, 2, 'hello')?.place).toEqual({ parent: 'row', field: 'content', after: 'right' })
    expect(drop(3, 2, 'hello')?.place).toEqual({ parent: 'row', field: 'content', after: undefined })
  })
  it('never leaves the line for the end of a container whose bloks stand below it', () => {
    expect(drop(4, 1, 'hello')?.place).toEqual({ parent: 'row', field: 'content', after: 'left' })
  })
  it('stays where the slot does not allow it, where it is, and out of itself', () => {
    expect(drop(4, 2, 'one')).toBeUndefined()
    expect(drop(4, 2, 'row')).toBeUndefined()
    expect(drop(2, 1, 'hello')).toBeUndefined()
    expect(drop(3, 1, 'gone')).toBeUndefined()
  })
  it('lands where it was shown, wherever that is', () => {
    let drops = 0
    for (const closed of [[], ['row'], ['list', 'row']]) {
      const rows = outlineRows(testPage, new Set(closed))
      for (const { _uid: uid } of bloksIn(testPage))
        for (let line = 0; line <= rows.length + 1; line++)
          for (let depth = 0; depth < 5; depth++) {
            const found = drop(line, depth, uid, rows)
            if (!found) continue
            drops++
            const { place, row } = found
            const [parent, moved] = [findBlok(testPage, place.parent)?.blok, findBlok(testPage, uid)?.blok]
            expect(testModel.allowedIn(parent?.component ?? '', place.field).map(({ name }) => name)).toContain(moved?.component)
            const edited = applyEdit(testPage, { verb: 'move', uid, to: place })
            expect([uid, place, edited === undefined]).toEqual([uid, place, false])
            expect(edited?.content).not.toEqual(testPage)
            const inside = new Set([...bloksIn(moved ?? blok('', ''))].map((each) => each._uid))
            const above = rows.slice(0, row).filter((each) => !inside.has(each.blok._uid))
            const now = outlineRows(edited?.content ?? testPage, new Set(closed.filter((each) => each !== place.parent)))
            expect([uid, line, depth, now.findIndex((each) => each.blok._uid === uid)]).toEqual([uid, line, depth, above.length])
          }
    }
    expect(drops).toBeGreaterThan(100)
  })
})
