import { describe, expect, it } from 'vitest'
import { FormatString } from '../format.ts'
import { PhotoboxChoice } from './photobox.ts'
import {
  formatStringOf,
  type PhotoboxFormat,
  type PhotoboxType,
  photoboxDesigns,
  photoboxFormats,
  photoboxKind,
  photoboxMaterials,
  photoboxProblem,
  photoboxQuery,
  photoboxTypes,
} from './photobox-choice.ts'

const types = Object.keys(photoboxTypes) as PhotoboxType[]

describe('R3.17 a photo box', () => {
  it('is small or for prints, of matte or glossy photo paper or Hahnemühle, with a lid from dt41 to dt58', () => {
    expect(types).toEqual(['small', 'photoprint'])
    expect([...photoboxMaterials]).toEqual(['fotopapier-matt', 'hahnemuehle', 'fotopapier-glaenzend'])
    expect(photoboxDesigns).toHaveLength(18)
    expect([photoboxDesigns[0], photoboxDesigns[17]]).toEqual(['dt41', 'dt58'])
  })

  it('holds pictures whose format is a format string, too', () => {
    expect(formatStringOf('10-15')).toBe('150x100')
    for (const format of Object.keys(photoboxFormats) as PhotoboxFormat[])
      expect(FormatString.parse(formatStringOf(format))).toEqual(photoboxFormats[format])
    expect(new Set(types.flatMap((type) => photoboxKind(type).formats))).toEqual(new Set(Object.keys(photoboxFormats)))
  })

  it.each(types)('%s can be made in all that goes together, and in nothing else', (photoboxType) => {
    const { formats, quantities } = photoboxKind(photoboxType)
    const photoboxMaterial = 'hahnemuehle'
    for (const photoboxFormat of formats)
      for (const photoboxQuantityMax of quantities) {
        const choice = { photoboxType, photoboxFormat, photoboxMaterial, photoboxQuantityMax } as const
        expect(photoboxProblem(choice)).toBeUndefined()
        expect(PhotoboxChoice.parse(choice)).toEqual(choice)
        expect(photoboxProblem({ ...choice, photoboxQuantityMax: 17 })).toContain('17 pictures')
      }
  })

  it('tells its configurator all of it', () => {
    const choice = {
      photoboxType: 'photoprint',
      photoboxFormat: '13-18',
      photoboxMaterial: 'hahnemuehle',
      photoboxQuantityMax: 75,
    } as const
    expect(photoboxQuery(choice, 'dt50')).toEqual({ ...choice, photoboxFormatString: '180x130', photoboxDesignType: 'dt50' })
  })
})
