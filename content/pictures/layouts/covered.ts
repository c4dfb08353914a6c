/** Layouts in which ink covers the sheet: patterns, fields, pictures. */
import type { Landscape } from '../motifs/landscape.ts'
import { steps } from '../shape.ts'
import { element, line, place, rect } from '../svg.ts'
import { blockHeight, textBlock, textBlockAbove, textBlockAround } from '../type/text-block.ts'
import { allLines, apart, type Layout, overLines, titleLines, underLines, unitOf } from './face.ts'

/** A motif over and over, in half drop, and a label of paper with the words. */
export const patterned: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const cell = 150 * unit
  const id = `repeat-${Math.round(width)}-${motif.label.replace(/[^a-z]/gi, '')}`
  const cells = steps(Math.ceil(height / cell) + 2).flatMap((row) =>
    steps(Math.ceil(width / cell) + 1).map((column) =>
      element('use', {
        href: `#${id}`,
        transform: `translate(${Math.round(column * cell)} ${Math.round((row - 0.5 + (column % 2) * 0.5) * cell)}) rotate(${((row * 3 + column * 5) % 5) * 9 - 18})`,
      }),
    ),
  )
  const inverse = { main: inks.paper, second: inks.second, accent: inks.paper, paper: inks.accent }
  const lines = allLines(face, 58 * unit, 19 * unit, 28 * unit)
  const label = { width: width * 0.66, height: blockHeight(lines, width * 0.54) + 110 * unit }
  const y = height * 0.54
  return (
    rect(0, 0, width, height, inks.accent) +
    element('defs', {}, element('g', { id }, place({ scale: unit * 0.52 }, motif.draw(inverse)))) +
    cells.join('') +
    rect((width - label.width) / 2, y - label.height / 2, label.width, label.height, inks.paper) +
    textBlockAround(lines, { x: width / 2, y, align: 'center', width: width * 0.54 })
  )
}

/** Small things all over the upper part, words at the foot. */
export const scattered: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const scale = Math.max(width, height * 0.62) / 196
  return (
    place({ x: width / 2, y: height * 0.275, scale }, motif.draw(inks)) +
    textBlockAbove(allLines(face, 82 * unit, 22 * unit, 30 * unit), { x: width * 0.1, y: height * 0.92, align: 'left', width: width * 0.8 })
  )
}

/** A strip of paper laid around a coloured sheet. */
export const banded: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const lines = allLines(face, 60 * unit, 20 * unit, 26 * unit)
  const band = blockHeight(lines, width * 0.8) + 96 * unit
  const y = height * 0.66
  return (
    rect(0, 0, width, height, inks.accent) +
    place(
      { x: width * 0.5, y: height * 0.28, scale: unit * 1.75 },
      motif.draw({ main: inks.paper, second: inks.second, accent: inks.paper, paper: inks.accent }),
    ) +
    rect(0, y - band / 2, width, band, inks.paper) +
    line(`M0 ${y - band / 2 + 8 * unit}H${width}M0 ${y + band / 2 - 8 * unit}H${width}`, inks.second, 1.4 * unit) +
    textBlockAround(lines, { x: width * 0.5, y, align: 'center', width: width * 0.8 })
  )
}

/** A picture with a margin, words below it like a caption. */
export const pictured =
  (landscape: Landscape): Layout =>
  (face) => {
    const { width, height } = face
    const unit = unitOf(face)
    const margin = 44 * unit
    const picture = { width: width - margin * 2, height: height * 0.58 }
    return (
      element('svg', { x: margin, y: margin, ...picture, viewBox: `0 0 ${picture.width} ${picture.height}` }, landscape.draw(picture)) +
      textBlockAbove(allLines(face, 58 * unit, 20 * unit, 22 * unit), {
        x: margin,
        y: height - margin * 1.15,
        align: 'left',
        width: width - margin * 2,
      })
    )
  }

/** A picture to all edges, words in its sky. */
export const overPicture =
  (landscape: Landscape): Layout =>
  (face) => {
    const { width, height } = face
    const unit = unitOf(face)
    return (
      landscape.draw(face) +
      textBlock(
        [...overLines(face, 21 * unit), ...apart(titleLines(face, 66 * unit), 30 * unit), ...apart(underLines(face, 21 * unit), 30 * unit)],
        { x: width * 0.1, y: height * 0.09, align: 'left', width: width * 0.8 },
      )
    )
  }
