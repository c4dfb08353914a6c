import { describe, expect, it } from 'vitest'
import { readFocus, sizeOf, takesFile, thumbnail, writeFocus } from './asset-value.ts'

const picture = '/f/1/4000x3000/abcdef/karte.jpg'

describe('an asset', () => {
  it('is shown small by the image service, a drawing as it is, and other files not at all', () => {
    expect(thumbnail(picture, 200)).toBe(`${picture}/m/200x0`)
    expect(thumbnail('/f/1/abc/logo.svg', 200)).toBe('/f/1/abc/logo.svg')
    expect(thumbnail('/f/1/abc/preise.pdf', 200)).toBeUndefined()
  })

  it('fits a field by its ending', () => {
    expect(takesFile(['images'], 'KARTE.JPG')).toBe(true)
    expect(takesFile(['images', 'videos'], 'preise.pdf')).toBe(false)
    expect(takesFile([], 'preise.pdf')).toBe(true)
  })

  it('has its focal point in pixels of the file, never outside of it', () => {
    const size = sizeOf(picture)
    expect(size).toEqual({ width: 4000, height: 3000 })
    if (!size) return
    expect(writeFocus({ x: 0.5, y: 0.25 }, size)).toBe('2000x750:2001x751')
    expect(writeFocus({ x: 1, y: -1 }, size)).toBe('3999x0:4000x1')
    expect(readFocus('1000x600:3000x900', size)).toEqual({ x: 0.5, y: 0.25 })
    expect(readFocus('', size)).toBeUndefined()
    expect(sizeOf('/f/1/abc/logo.svg')).toBeUndefined()
  })
})
