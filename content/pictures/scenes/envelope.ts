/** Envelopes from behind: closed with a seal, or open with a liner. Drawn around (0,0), `width` wide. */
import { darker, lighter } from '../colour.ts'
import type { Inks, Motif } from '../motifs/motif.ts'
import { createRandom } from '../random.ts'
import { blob, polygon, ring } from '../shape.ts'
import { circle, clipped, fill, line, place, rect, repeated } from '../svg.ts'
import { alignedText, fittedText, type TextStyle } from '../type/text-path.ts'

export interface Envelope {
  width: number
  height: number
  colour: string
}

const pocket = ({ width, height, colour }: Envelope): string => {
  const [w, h] = [width / 2, height / 2]
  return (
    fill(
      polygon([
        [-w, -h],
        [0, h * 0.12],
        [-w, h],
      ]),
      darker(colour, 0.05),
    ) +
    fill(
      polygon([
        [w, -h],
        [0, h * 0.12],
        [w, h],
      ]),
      darker(colour, 0.09),
    ) +
    fill(
      polygon([
        [-w, h],
        [-w * 0.1, -h * 0.02],
        [w * 0.1, -h * 0.02],
        [w, h],
      ]),
      lighter(colour, 0.08),
    ) +
    line(`M${-w} ${h}L${-w * 0.1} ${-h * 0.02}H${w * 0.1}L${w} ${h}`, darker(colour, 0.2), 1.2)
  )
}

export function closedEnvelope(envelope: Envelope): string {
  const { width, height, colour } = envelope
  const [w, h] = [width / 2, height / 2]
  return (
    rect(-w, -h, width, height, colour) +
    pocket(envelope) +
    fill(`M${-w} ${-h}H${w}L${w * 0.08} ${h * 0.2}Q0 ${h * 0.28} ${-w * 0.08} ${h * 0.2}Z`, colour) +
    line(`M${-w} ${-h}L${-w * 0.08} ${h * 0.2}Q0 ${h * 0.28} ${w * 0.08} ${h * 0.2}L${w} ${-h}`, darker(colour, 0.25), 1.4)
  )
}

/** The flap is up; a liner shows, printed with a motif. */
export function openEnvelope(envelope: Envelope, motif: Motif, inks: Inks, id: string): string {
  const { width, height, colour } = envelope
  const [w, h] = [width / 2, height / 2]
  const flap = `M${-w} ${-h}L${-w * 0.08} ${-h * 2.1}Q0 ${-h * 2.2} ${w * 0.08} ${-h * 2.1}L${w} ${-h}Z`
  const liner = `M${-w * 0.9} ${-h}L${-w * 0.06} ${-h * 1.98}Q0 ${-h * 2.05} ${w * 0.06} ${-h * 1.98}L${w * 0.9} ${-h}V${h * 0.4}H${-w * 0.9}Z`
  const cells = [-0.66, -0.22, 0.22, 0.66].flatMap((x, column) =>
    [-1.8, -1.25, -0.7].map((y, row) => ({
      x: w * x,
      y: h * (y + (column % 2) * 0.27),
      scale: width / 900,
      rotate: ((row * 40 + column * 25) % 60) - 30,
    })),
  )
  return (
    fill(flap, darker(colour, 0.04)) +
    rect(-w, -h, width, height, darker(colour, 0.06)) +
    clipped(id, fill(liner, '#000'), fill(liner, inks.paper), repeated(`repeat-${id}`, motif.draw(inks), cells)) +
    pocket(envelope)
  )
}

/** Wax, pressed by hand: never quite round. */
export function seal(x: number, y: number, radius: number, colour: string, initial: string): string {
  const random = createRandom(initial + colour)
  const rim = blob(ring(11, () => radius * random.between(0.93, 1.1)))
  return place(
    { x, y },
    fill(rim, darker(colour, 0.18)),
    place({ x: -radius * 0.05, y: -radius * 0.06, scale: 0.95 }, fill(rim, colour)),
    circle(0, 0, radius * 0.72, darker(colour, 0.14)),
    circle(radius * 0.03, radius * 0.04, radius * 0.69, colour),
    fill(alignedText(initial, { face: 'serifItalic', size: radius }, 0, radius * 0.32, 'center'), darker(colour, 0.32)),
  )
}

/** The front with an address written on it. */
export function addressedEnvelope({ width, height, colour }: Envelope, lines: readonly string[], ink: string, stamp: string): string {
  const [w, h] = [width / 2, height / 2]
  const styles: readonly TextStyle[] = [
    { face: 'script', size: width * 0.088 },
    { face: 'serif', size: width * 0.042, tracking: 2 },
  ]
  const text = lines.map((each, index) =>
    fill(fittedText(each, styles[Math.min(index, 1)] as TextStyle, -w * 0.34, h * 0.08 + index * width * 0.068, 'left', width * 0.6), ink),
  )
  const teeth =
    rect(w * 0.68, -h * 0.84, width * 0.11, width * 0.135, '#fbf8f0') +
    rect(w * 0.68 + width * 0.01, -h * 0.84 + width * 0.01, width * 0.09, width * 0.115, stamp)
  const mark =
    circle(w * 0.58, -h * 0.5, width * 0.055, 'none', { stroke: ink, 'stroke-width': 1.6, opacity: 0.55 }) +
    line(
      `M${w * 0.1} ${-h * 0.58}q20 -10 40 0t40 0t40 0t40 0M${w * 0.1} ${-h * 0.48}q20 -10 40 0t40 0t40 0t40 0M${w * 0.1} ${-h * 0.38}q20 -10 40 0t40 0t40 0t40 0`,
      ink,
      1.6,
      { opacity: 0.5 },
    )
  return rect(-w, -h, width, height, colour) + line(`M${-w} ${h}H${w}V${-h}`, darker(colour, 0.2), 1.4) + text.join('') + teeth + mark
}
