import { describe, expect, it } from 'vitest'
import { type Accessory, accessoryTypes, readSku, writeSku } from './accessory.ts'

const known: [string, Accessory][] = [
  ['envelope-gerade-weiss-162x114', { type: 'envelope', subType: 'gerade', color: 'weiss', width: 162, height: 114 }],
  ['envelope-spitz-salbei-220x110', { type: 'envelope', subType: 'spitz', color: 'salbei', width: 220, height: 110 }],
  ['inlay-105x148-transparent', { type: 'inlay', width: 105, height: 148, paper: 'transparent' }],
  ['ribbon-satin-weinrot', { type: 'ribbon', kind: 'satin', color: 'weinrot' }],
  ['bow-creme', { type: 'bow', variant: 'creme' }],
  ['box-holz', { type: 'box', variant: 'holz' }],
  ['posterbar-eiche', { type: 'posterbar', variant: 'eiche' }],
  ['screw-gold', { type: 'screw', variant: 'gold' }],
  ['standard-holz-rund', { type: 'standard', variant: 'holz-rund' }],
]

describe('R3.15 an accessory', () => {
  it.each(known)('%s is read, and written again', (sku, accessory) => {
    expect(readSku(sku)).toEqual(accessory)
    expect(writeSku(accessory)).toBe(sku)
  })

  it('is of one of eight types, each of which has a sku', () => {
    expect(accessoryTypes).toHaveLength(8)
    expect(new Set(known.map(([, { type }]) => type))).toEqual(new Set(accessoryTypes))
  })

  it.each([
    '',
    'envelope',
    'envelope-rund-weiss-162x114',
    'envelope-gerade-weiss-162',
    'envelope-gerade-weiss-0x114',
    'inlay-transparent',
    'ribbon-satin',
    'ribbon-satin-wein-rot',
    'hat-red',
    'screw-',
    'screw-Gold',
  ])('"%s" is none', (sku) => expect(readSku(sku)).toBeUndefined())
})
