import type { CollageGroupKey } from '../../schemas/wall-art/collage.ts'
import type { FormatGroup } from '../../schemas/wall-art/wall-format.ts'

/** A layout as it is drawn: each picture is a rectangle of one letter, a point is left free. */
interface CollageLayout {
  id: number
  name: string
  formatGroup: FormatGroup
  isPortrait?: boolean
  rows: string[]
}

/** Every arrangement of pictures. Numbers stay what they are: links and orders name them. */
export const collageLayouts: Record<CollageGroupKey, { name: string; layouts: CollageLayout[] }> = {
  raster: {
    name: 'Raster',
    layouts: [
      { id: 1, name: 'Neunerraster', formatGroup: 'square', rows: ['abc', 'def', 'ghi'] },
      { id: 2, name: 'Sechzehnerraster', formatGroup: 'square', rows: ['abcd', 'efgh', 'ijkl', 'mnop'] },
      { id: 3, name: 'Sechserraster, quer', formatGroup: '3-2', rows: ['abc', 'def'] },
      { id: 4, name: 'Sechserraster, hoch', formatGroup: '3-2', isPortrait: true, rows: ['ab', 'cd', 'ef'] },
    ],
  },
  baender: {
    name: 'Bahnen und Bänder',
    layouts: [
      { id: 5, name: 'Fünf Bahnen', formatGroup: '3-2', rows: ['abcde'] },
      { id: 6, name: 'Drei Bänder', formatGroup: '3-2', isPortrait: true, rows: ['a', 'b', 'c'] },
      { id: 7, name: 'Panoramaband', formatGroup: 'panorama', rows: ['aabbcd', 'aabbef'] },
      { id: 8, name: 'Mauerwerk', formatGroup: '3-2', rows: ['aabbcc', 'deeffg', 'hhiijj'] },
    ],
  },
  formen: {
    name: 'Formen',
    layouts: [
      { id: 9, name: 'Herz', formatGroup: 'square', rows: ['.ab.cd.', 'efghijk', 'lmnopqr', '.stuvw.', '..xyz..', '...A...'] },
      { id: 10, name: 'Raute', formatGroup: 'square', rows: ['..a..', '.bcd.', 'efghi', '.jkl.', '..m..'] },
      { id: 11, name: 'Haus', formatGroup: 'square', rows: ['..a..', '.bcd.', 'efghi', 'jkkkl', 'mkkkn'] },
      { id: 12, name: 'Treppe', formatGroup: 'square', rows: ['...a', '..bc', '.def', 'ghij'] },
    ],
  },
  hauptbild: {
    name: 'Mit Hauptbild',
    layouts: [
      { id: 13, name: 'Hauptbild in der Mitte, quer', formatGroup: '3-2', rows: ['aabbbbcc', 'aabbbbdd', 'eebbbbdd', 'ffgghhii'] },
      { id: 14, name: 'Hauptbild in der Ecke', formatGroup: 'square', rows: ['aab', 'aac', 'def'] },
      { id: 15, name: 'Hauptbild oben, hoch', formatGroup: '3-2', isPortrait: true, rows: ['aaa', 'aaa', 'bcd', 'efg'] },
      { id: 16, name: 'Hauptbild im Kranz', formatGroup: 'square', rows: ['abcd', 'exxf', 'gxxh', 'ijkl'] },
    ],
  },
}
