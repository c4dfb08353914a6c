/** Layouts with one motif that stands by itself, and air. */
import { arch } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import { textBlock, textBlockAbove } from '../type/text-block.ts'
import { allLines, apart, type Layout, overLines, titleLines, underLines, unitOf } from './face.ts'

/** Motif above, words flush left at the foot. */
export const crest: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  return (
    place({ x: width * 0.5, y: height * 0.32, scale: unit * 1.95 }, motif.draw(inks)) +
    textBlockAbove(allLines(face, 76 * unit, 21 * unit, 30 * unit), {
      x: width * 0.11,
      y: height * 0.91,
      align: 'left',
      width: width * 0.78,
    })
  )
}

/** Motif above, everything on one axis. */
export const axis: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  return (
    place({ x: width * 0.5, y: height * 0.3, scale: unit * 1.6 }, motif.draw(inks)) +
    textBlockAbove(allLines(face, 74 * unit, 22 * unit, 34 * unit), {
      x: width * 0.5,
      y: height * 0.88,
      align: 'center',
      width: width * 0.74,
    })
  )
}

/** Mostly white: a small motif low on the right, small words high on the left. */
export const quiet: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  return (
    place({ x: width * 0.7, y: height * 0.7, scale: unit * 1.5 }, motif.draw(inks)) +
    textBlock(allLines(face, 54 * unit, 21 * unit, 34 * unit), { x: width * 0.13, y: height * 0.13, align: 'left', width: width * 0.66 })
  )
}

/** An arch of colour with the motif in it, words below. */
export const arched: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const panel = { x: width * 0.2, y: height * 0.08, width: width * 0.6, height: height * 0.56 }
  const inverse = { main: inks.paper, second: inks.second, accent: inks.paper, paper: inks.accent }
  return (
    fill(arch(panel.x, panel.y, panel.width, panel.height), inks.accent) +
    place({ x: width / 2, y: panel.y + panel.height * 0.56, scale: (panel.width / 200) * 0.8 }, motif.draw(inverse)) +
    textBlockAbove([...titleLines(face, 60 * unit), ...apart([...overLines(face, 19 * unit), ...underLines(face, 20 * unit)], 26 * unit)], {
      x: width / 2,
      y: height * 0.92,
      align: 'center',
      width: width * 0.8,
    })
  )
}

/** A round window of colour, set off the middle. */
export const medallion: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const round = { x: width * 0.6, y: height * 0.33, radius: unit * 205 }
  return (
    circle(round.x, round.y, round.radius, inks.second) +
    place({ x: round.x, y: round.y, scale: unit * 1.62 }, motif.draw({ ...inks, second: inks.paper, paper: inks.second })) +
    textBlockAbove(allLines(face, 70 * unit, 21 * unit, 28 * unit), {
      x: width * 0.11,
      y: height * 0.92,
      align: 'left',
      width: width * 0.8,
    })
  )
}

/** A band of colour on the left that cuts the motif, words on the right. */
export const split: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const band = width * 0.38
  return (
    rect(0, 0, band, height, inks.accent) +
    place({ x: band, y: height * 0.58, scale: unit * 2.1 }, motif.draw({ ...inks, accent: inks.second })) +
    textBlock([...overLines(face, 21 * unit), ...apart(titleLines(face, 72 * unit), 40 * unit)], {
      x: width * 0.93,
      y: height * 0.09,
      align: 'right',
      width: width * 0.5,
    }) +
    textBlockAbove(underLines(face, 21 * unit), { x: width * 0.93, y: height * 0.93, align: 'right', width: width * 0.5 })
  )
}

/** Double hairline with notched corners, motif as its keystone. */
export const framed: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  const frame = (inset: number, notch: number): string => {
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset]
    return `M${left + notch} ${top}H${right - notch}V${top + notch}H${right}V${bottom - notch}H${right - notch}V${bottom}H${left + notch}V${bottom - notch}H${left}V${top + notch}H${left + notch}Z`
  }
  return (
    line(frame(30 * unit, 26 * unit), inks.accent, 3 * unit) +
    line(frame(42 * unit, 26 * unit), inks.accent, 1.2 * unit) +
    place({ x: width / 2, y: height * 0.3, scale: unit * 1.22 }, motif.draw(inks)) +
    textBlockAbove(allLines(face, 66 * unit, 20 * unit, 36 * unit), {
      x: width / 2,
      y: height * 0.85,
      align: 'center',
      width: width * 0.68,
    })
  )
}
