import { describe, expect, it } from 'vitest'
import { PhotobookChoice } from './photobook.ts'
import {
  changedPhotobook,
  orientationOf,
  type PhotobookType,
  pageCounts,
  photobookBindings,
  photobookCovers,
  photobookFinishes,
  photobookFormats,
  photobookKind,
  photobookLaminations,
  photobookOrientations,
  photobookProblem,
  photobookTypes,
  usualPhotobook,
} from './photobook-choice.ts'
import { photobookQuery } from './photobook-query.ts'

const types = Object.keys(photobookTypes) as PhotobookType[]

describe('R3.11 a photo book', () => {
  it('is of a type, with the covers, bindings, laminations, papers and orientations there are', () => {
    expect(types).toEqual(['digitalfotobuch', 'echtfotobuch', 'fotoheft'])
    expect([...photobookCovers]).toEqual(['hard', 'soft'])
    expect([...photobookBindings]).toEqual(['pur', 'layflat', 'heftbindung'])
    expect([...photobookLaminations]).toEqual(['glossy', 'matt'])
    expect([...photobookFinishes]).toEqual(['feinstweiss', 'glaenzend', 'matt', 'standard'])
    expect([...photobookOrientations]).toEqual(['din-landscape', 'din-portrait', 'square'])
  })

  it('has one of eight formats, each of them wide, tall or square', () => {
    expect(Object.keys(photobookFormats)).toEqual(['a3-quer', 'a4-hoch', 'a4-quer', 'a5-hoch', 'a5-quer', 'a6-quer', '200-200', '300-300'])
    for (const { width, height, orientation } of Object.values(photobookFormats))
      expect(orientation).toBe(width === height ? 'square' : width > height ? 'din-landscape' : 'din-portrait')
  })

  it('has every value in some type, and nothing that none can have', () => {
    const kinds = types.map(photobookKind)
    expect(new Set(kinds.flatMap(({ formats }) => formats))).toEqual(new Set(Object.keys(photobookFormats)))
    expect(new Set(kinds.flatMap(({ finishes }) => finishes))).toEqual(new Set(photobookFinishes))
    expect(new Set(kinds.flatMap(({ bindings }) => Object.values(bindings).flat()))).toEqual(new Set(photobookBindings))
  })

  it.each(types)('%s has a default format for each orientation', (type) => {
    const { defaultFormats, formats } = photobookKind(type)
    for (const orientation of photobookOrientations) {
      expect(formats).toContain(defaultFormats[orientation])
      expect(orientationOf(defaultFormats[orientation])).toBe(orientation)
    }
  })

  it.each(types)('%s can be made as it is first chosen, and with each number of pages', (type) => {
    for (const photobookPageCount of pageCounts(type)) {
      const choice = { ...usualPhotobook(type, 'gold'), photobookPageCount }
      expect(photobookProblem(choice)).toBeUndefined()
      expect(PhotobookChoice.parse(choice)).toEqual(choice)
    }
  })

  it('R1.01 takes the refinement of the brand where its cover takes one', () => {
    expect(usualPhotobook('digitalfotobuch', 'gold').refinementType).toBe('gold')
    expect(usualPhotobook('digitalfotobuch').refinementType).toBe('ohne')
    expect(usualPhotobook('fotoheft', 'gold').refinementType).toBe('ohne')
  })

  it('loses a binding that its new cover can’t have', () => {
    const flat = { ...usualPhotobook('digitalfotobuch'), binding: 'layflat' as const }
    expect(changedPhotobook(flat, { cover: 'soft' })).toMatchObject({ cover: 'soft', binding: 'pur' })
    expect(changedPhotobook(flat, { format: 'a3-quer' }).binding).toBe('layflat')
  })

  it('tells its configurator all of it, with the pages it grows by', () => {
    expect(photobookQuery(usualPhotobook('fotoheft'), 3)).toEqual({
      type: 'fotoheft',
      orientation: 'din-landscape',
      format: 'a5-quer',
      cover: 'soft',
      binding: 'heftbindung',
      coverLamination: 'matt',
      paperFinish: 'standard',
      refinementType: 'ohne',
      photobookPageCount: 16,
      graduationsPageCount: 4,
      designGroupSetId: 3,
      quantity: 1,
    })
  })
})
