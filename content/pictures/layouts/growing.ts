/** Layouts in which a plant or a row of things grows beside, around or below the words. */
import { createRandom } from '../random.ts'
import { steps } from '../shape.ts'
import { place, repeated } from '../svg.ts'
import { textBlock, textBlockAbove, textBlockAround } from '../type/text-block.ts'
import { allLines, apart, type Layout, overLines, titleLines, underLines, unitOf } from './face.ts'

/** One long twig on the left, the words to its right. */
export const spray: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const column = { x: width * 0.9, align: 'right', width: width * 0.5 } as const
  return (
    place({ x: width * 0.17, y: height * 0.54, scale: height / 208, rotate: 3 }, motif.draw(inks)) +
    textBlock([...overLines(face, 22 * unit), ...apart(titleLines(face, 84 * unit), 50 * unit)], { ...column, y: height * 0.12 }) +
    textBlockAbove(underLines(face, 23 * unit), { ...column, y: height * 0.9 })
  )
}

/** Words in a ring of leaves. */
export const wreathed: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const centre = { x: width / 2, y: height * (height > width ? 0.43 : 0.5) }
  const high = height > width * 1.1
  const lines = [...overLines(face, 19 * unit), ...apart(titleLines(face, 70 * unit), 34 * unit)]
  return (
    place({ ...centre, scale: (Math.min(width, height) / 200) * (high ? 0.98 : 0.9) }, motif.draw(inks)) +
    textBlockAround(high ? lines : [...lines, ...apart(underLines(face, 19 * unit), 34 * unit)], {
      ...centre,
      align: 'center',
      width: Math.min(width, height) * 0.43,
    }) +
    (high ? textBlockAbove(underLines(face, 23 * unit), { x: width / 2, y: height * 0.93, align: 'center', width: width * 0.8 }) : '')
  )
}

/** Growth in two opposite corners, words between, flush left. */
export const corners: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const places = [
    { x: width * 0.93, y: height * 0.07, scale: unit * 2.1, rotate: 196 },
    { x: width * 0.1, y: height * 0.95, scale: unit * 1.8, rotate: 28 },
  ]
  return (
    repeated('repeat-corner', motif.draw(inks), places) +
    textBlockAround(allLines(face, 82 * unit, 22 * unit), { x: width * 0.12, y: height * 0.47, align: 'left', width: width * 0.66 })
  )
}

/** A row that stands on the lower edge, no two of one height. */
export const meadow: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const random = createRandom(face.words.title.join())
  const count = Math.max(3, Math.round(width / (150 * unit)))
  const row = steps(count).map((index) => {
    const scale = (1.35 + ((index * 5) % 4) * 0.22) * unit
    return {
      x: (width * (index + 0.5)) / count + random.between(-14, 14) * unit,
      y: height + 16 * unit - 100 * scale,
      scale,
      flip: index % 2 === 1,
      rotate: random.between(-4, 4),
    }
  })
  return (
    repeated('repeat-row', motif.draw(inks), row) +
    textBlock(allLines(face, 80 * unit, 22 * unit, 34 * unit), { x: width * 0.11, y: height * 0.11, align: 'left', width: width * 0.78 })
  )
}

/** Something that hangs from the upper edge across the whole width. */
export const hanging: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  return (
    place({ x: width / 2, y: width * 0.48, scale: width / 200 }, motif.draw(inks)) +
    textBlockAbove(allLines(face, 78 * unit, 22 * unit, 36 * unit), { x: width / 2, y: height * 0.9, align: 'center', width: width * 0.76 })
  )
}

/** Motif so large that the sheet cannot hold it. */
export const bleeding: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  return (
    place({ x: width * 0.7, y: height * 0.72, scale: unit * 4.1, rotate: -8 }, motif.draw(inks)) +
    textBlock(allLines(face, 84 * unit, 22 * unit, 36 * unit), { x: width * 0.11, y: height * 0.1, align: 'left', width: width * 0.72 })
  )
}
