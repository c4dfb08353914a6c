/** The few parts of opentype.js that pictures use; the package brings no types. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x1?: number
    y1?: number
    x2?: number
    y2?: number
    x?: number
    y?: number
  }
  export interface Glyph {
    index: number
    advanceWidth?: number
    getPath: (x: number, y: number, fontSize: number) => { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    tables: { os2: { sCapHeight: number; sxHeight: number } }
    charToGlyph: (letter: string) => Glyph
    getKerningValue: (left: Glyph, right: Glyph) => number
    glyphs: { get: (index: number) => Glyph }
    substitution: { getSingle: (feature: string) => { sub: number; by: number }[] }
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font }
  export default opentype
}
