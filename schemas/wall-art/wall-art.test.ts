import { describe, expect, it } from 'vitest'
import { readFormat } from '../format.ts'
import { fitsLimits, readCentimetres, turned } from './format-limits.ts'
import { framesFor, materialTypes } from './wall-art.ts'
import { firstFormat, formatGroups, formatLimits, formatsIn, usualFormats } from './wall-format.ts'
import { frameFacts, frameTypes, matSizes, matTypes, readFrame, usualMat, writeFrame } from './wall-frame.ts'

describe('pictures for the wall', () => {
  it('R3.05 are printed on twelve materials', () => {
    expect(materialTypes.toSorted()).toEqual([
      'acrylglas',
      'aludibond',
      'backlitfolie',
      'echtglas',
      'forexplatte',
      'fototapete',
      'gallerybond',
      'hahnemuehle',
      'klebefolie',
      'leinwand',
      'poster',
      'pvcplane',
    ])
  })

  it('R3.06 have seven frames, each in black unless another colour is asked for', () => {
    const types = ['alurahmen', 'artbox', 'fotorahmen', 'holzrahmen', 'kunststoffrahmen', 'schattenfuge-leinwand', 'schattenfuge-platte']
    expect(frameTypes.toSorted()).toEqual(types)
    for (const type of frameTypes) {
      expect(frameFacts[type].colors[0]).toBe('schwarz')
      expect(readFrame(type)).toEqual({ type, color: 'schwarz' })
      for (const color of frameFacts[type].colors) expect(readFrame(writeFrame({ type, color }))).toEqual({ type, color })
    }
    expect(['holzrahmen-rosa', 'schattenfuge', 'barockrahmen', ''].map(readFrame)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('R3.06 have a white mat of 30 mm in an aluminium or wooden frame, and none in others', () => {
    expect([matTypes, matSizes]).toEqual([
      ['mat-none', 'mat-weiss'],
      [0, 30],
    ])
    for (const type of frameTypes) {
      const isWhite = ['alurahmen', 'holzrahmen'].includes(type)
      expect(usualMat(type), type).toEqual(isWhite ? { matType: 'mat-weiss', matSize: 30 } : { matType: 'mat-none', matSize: 0 })
    }
    expect(usualMat(undefined)).toEqual({ matType: 'mat-none', matSize: 0 })
  })

  it('go into the frames that are made for their material', () => {
    expect(framesFor('poster').toSorted()).toEqual(['alurahmen', 'artbox', 'fotorahmen', 'holzrahmen', 'kunststoffrahmen'])
    expect(framesFor('hahnemuehle')).toEqual(framesFor('poster'))
    expect(framesFor('leinwand')).toEqual(['schattenfuge-leinwand'])
    for (const plate of ['acrylglas', 'aludibond', 'forexplatte'] as const) expect(framesFor(plate)).toEqual(['schattenfuge-platte'])
    for (const other of ['fototapete', 'klebefolie', 'pvcplane'] as const) expect(framesFor(other)).toEqual([])
    expect(new Set(materialTypes.flatMap(framesFor)).size).toBe(7)
  })
})

describe('formats of pictures', () => {
  it.each(materialTypes)('are offered for %s within its limits, a few of them at once', (material) => {
    const all = formatGroups.flatMap((group) => formatsIn(group, material))
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter((format) => !fitsLimits(readFormat(format), formatLimits[material]))).toEqual([])
    expect(usualFormats(material).length).toBeGreaterThanOrEqual(3)
    expect(usualFormats(material).filter((format) => !all.includes(format))).toEqual([])
    expect(usualFormats(material)).toContain(firstFormat(material))
  })

  it('stand or lie', () => {
    expect([turned('600x400', true), turned('400x600', false), turned('600x400', false)]).toEqual(['400x600', '600x400', '600x400'])
  })

  it('are typed in centimetres, with a comma or a point', () => {
    expect(['60', '60,5', '60.5', ' 60 cm '].map(readCentimetres)).toEqual([600, 605, 605, 600])
    expect(['', 'breit', '-3', '60,55', '1e3', '60 m'].map(readCentimetres)).toEqual(Array(6).fill(undefined))
  })
})
