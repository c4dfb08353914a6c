/** Layouts that live from letters and figures. */
import { mix } from '../colour.ts'
import { clipped, fill, group, line, place, rect } from '../svg.ts'
import { textBlock, textBlockAbove } from '../type/text-block.ts'
import { alignedText, capHeight, setText, textWidth } from '../type/text-path.ts'
import { allLines, apart, type Face, type Layout, overLines, styled, titleLines, underLines, unitOf } from './face.ts'
import { voices } from './voices.ts'

const titleStyle = ({ voice, words }: Face, text: string, width: number) => {
  const style = { ...styled(text, voices[voice].title, 100), lining: /\d/.test(words.title.join('')) }
  return { ...style, size: (style.size * width) / textWidth(style.text, style) }
}

/** First line of the title as wide as the sheet and a little wider. */
export const giant: Layout = (face) => {
  const { width, height, motif, inks, words } = face
  const unit = unitOf(face)
  const [first = '', ...rest] = words.title
  const style = titleStyle(face, first, width * 1.06)
  const top = height * 0.06
  return (
    fill(alignedText(style.text, style, width / 2, top + capHeight(style), 'center'), inks.main) +
    place({ x: width * 0.77, y: Math.min(top + capHeight(style) * 0.94, height * 0.66), scale: unit * 1.1 }, motif.draw(inks)) +
    textBlockAbove(
      [
        ...overLines(face, 24 * unit),
        ...apart(titleLines({ ...face, words: { title: rest } }, 54 * unit), 24 * unit),
        ...apart(underLines(face, 23 * unit), 26 * unit),
      ],
      { x: width * 0.1, y: height * 0.92, align: 'left', width: width * 0.6 },
    )
  )
}

/** Two figures above each other, the sheet cutting them. */
export const tower: Layout = (face) => {
  const { width, height, inks, words, motif } = face
  const unit = unitOf(face)
  const [figures = '', ...rest] = words.title
  const height2 = height * 0.5
  const tall = [...figures].map((figure, index) => {
    const style = titleStyle(face, figure, width)
    const size = (style.size * height2) / capHeight(style)
    const big = { ...style, size: Math.min(size, style.size * 0.9) }
    return fill(
      alignedText(figure, big, width * 0.36, index * height * 0.5 + capHeight(big) * 0.98, 'center'),
      index % 2 ? inks.accent : inks.main,
      { opacity: index ? 0.94 : 1 },
    )
  })
  return (
    tall.join('') +
    place({ x: width * 0.83, y: height * 0.16, scale: unit * 0.72 }, motif.draw(inks)) +
    textBlockAbove(
      [
        ...overLines(face, 22 * unit),
        ...apart(titleLines({ ...face, words: { title: rest } }, 46 * unit), 22 * unit),
        ...apart(underLines(face, 21 * unit), 24 * unit),
      ],
      { x: width * 0.94, y: height * 0.93, align: 'right', width: width * 0.32 },
    )
  )
}

/** A figure or initial as a window onto the motif. */
export const cutout: Layout = (face) => {
  const { width, height, motif, inks, words } = face
  const unit = unitOf(face)
  const [first = '', ...rest] = words.title
  const style = titleStyle(face, first, width * 0.78)
  const limited = { ...style, size: Math.min(style.size, (style.size * height * 0.46) / capHeight(style)) }
  const cap = capHeight(limited)
  const id = `cut-${[...first].map((letter) => letter.charCodeAt(0)).join('-')}`
  const shape = fill(alignedText(limited.text, limited, width / 2, height * 0.12 + cap, 'center'), '#000')
  return (
    clipped(
      id,
      shape,
      rect(0, 0, width, height, inks.main),
      place(
        { x: width / 2, y: height * 0.12 + cap / 2, scale: (width * 0.86) / 200 },
        motif.draw({ ...inks, main: mix(inks.main, inks.paper, 0.35), paper: inks.main }),
      ),
    ) +
    textBlockAbove(
      [
        ...titleLines({ ...face, words: { title: rest } }, 58 * unit),
        ...apart([...overLines(face, 21 * unit), ...underLines(face, 21 * unit)], 26 * unit),
      ],
      { x: width / 2, y: height * 0.92, align: 'center', width: width * 0.78 },
    )
  )
}

/** The title in large lines flush left from top to bottom, a small motif at the foot. */
export const column: Layout = (face) => {
  const { width, height, motif, inks } = face
  const unit = unitOf(face)
  return (
    textBlock(apart(titleLines(face, 158 * unit), 0), { x: width * 0.09, y: height * 0.09, align: 'left', width: width * 0.84 }) +
    place({ x: width * 0.8, y: height * 0.82, scale: unit * 0.78 }, motif.draw(inks)) +
    textBlockAbove([...overLines(face, 22 * unit), ...underLines(face, 22 * unit)], {
      x: width * 0.1,
      y: height * 0.91,
      align: 'left',
      width: width * 0.55,
    })
  )
}

/** Two initials that overlap, printed in two inks. */
export const monogram: Layout = (face) => {
  const { width, height, inks, words } = face
  const unit = unitOf(face)
  const initials = words.title.map((text) => text.replace(/^[&+ ]+|^und /, '').charAt(0))
  const style = { ...styled('', voices[face.voice].title, 360 * unit), lining: true }
  const letter = (text: string, x: number, y: number, colour: string): string =>
    fill(setText(text, style, x - textWidth(text, style) / 2, y).d, colour, { style: 'mix-blend-mode:multiply' })
  const base = height * 0.44
  return (
    group(
      {},
      letter(initials[0] ?? '', width * 0.38, base, inks.accent),
      letter(initials[1] ?? '', width * 0.6, base + 84 * unit, inks.second),
    ) +
    line(`M${width * 0.11} ${height * 0.69}H${width * 0.3}`, inks.main, 1.4 * unit) +
    textBlockAbove(allLines(face, 44 * unit, 20 * unit, 26 * unit), {
      x: width * 0.11,
      y: height * 0.92,
      align: 'left',
      width: width * 0.78,
    })
  )
}

/** A tall narrow word set from the foot upwards, the rest beside it. */
export const upright: Layout = (face) => {
  const { width, height, motif, inks, words } = face
  const unit = unitOf(face)
  const [first = '', ...rest] = words.title
  const style = titleStyle(face, first, height * 0.82)
  const limited = { ...style, size: Math.min(style.size, 300 * unit) }
  return (
    place({ x: width * 0.1 + capHeight(limited), y: height * 0.92, rotate: -90 }, fill(setText(limited.text, limited).d, inks.accent)) +
    place({ x: width * 0.76, y: height * 0.2, scale: unit * 0.98 }, motif.draw(inks)) +
    textBlockAbove(
      [
        ...overLines(face, 21 * unit),
        ...apart(titleLines({ ...face, words: { title: rest } }, 50 * unit), 24 * unit),
        ...apart(underLines(face, 21 * unit), 24 * unit),
      ],
      { x: width * 0.92, y: height * 0.92, align: 'right', width: width * 0.86 - capHeight(limited) - width * 0.06 },
    )
  )
}
