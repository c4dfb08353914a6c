/** Where the pictures of a collage lie: each is a rectangle of one letter, a point is left free. Plain data: browsers read it, too. */

/** One letter for each picture of a collage, in the order in which they are met: `aab`, `aac` have three. */
export const collageLetters = (rows: readonly string[]): string[] => [...new Set(rows.join('').replaceAll('.', ''))]

/** Where a picture lies, in columns and rows, from the upper left. */
export interface CollageCell {
  x: number
  y: number
  width: number
  height: number
}

export const collageCells = (rows: readonly string[]): CollageCell[] =>
  collageLetters(rows).map((letter) => {
    const y = rows.findIndex((row) => row.includes(letter))
    const row = rows[y] ?? ''
    const x = row.indexOf(letter)
    return { x, y, width: row.lastIndexOf(letter) - x + 1, height: rows.filter((each) => each.includes(letter)).length }
  })
