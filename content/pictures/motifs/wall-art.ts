/** Motifs for the wall: each fills whatever format it is printed in. */
import { mix } from '../colour.ts'
import type { Size } from '../picture.ts'
import { createRandom } from '../random.ts'
import { arch, blob, curve, ellipse, type Point, points, steps } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import { alignedText, textWidth } from '../type/text-path.ts'
import { coast, dunes, forest, type Landscape, lake, mountains } from './landscape.ts'
import type { Motif } from './motif.ts'
import { fern, singleLeaf } from './twigs.ts'

const ground = ({ width, height }: Size, colour: string): string => rect(0, 0, width, height, colour)

const bauhaus: Landscape = {
  label: 'Komposition aus Kreisen und Bögen',
  draw: (size) => {
    const { width: w, height: h } = size
    const c = w / 4
    return (
      ground(size, '#f2ece0') +
      circle(c * 2.6, c * 1.5, c * 1.05, '#d4452b') +
      rect(c * 0.5, c * 0.6, c, h - c * 1.2, '#1e2b45') +
      fill(`M${c * 1.5} ${h * 0.52}h${c * 2}a${c} ${c} 0 0 1 ${-c * 2} 0Z`, '#e3ab3c') +
      fill(`M${c * 1.5} ${h - c * 0.6}a${c} ${c} 0 0 1 ${c * 2} 0Z`, '#1b1b1b') +
      steps(5)
        .map((index) => rect(c * 2.7, h * 0.55 + c * 0.3 + index * c * 0.14, c * 0.8, c * 0.05, '#1b1b1b'))
        .join('') +
      circle(c, h - c * 1.4, c * 0.3, '#f2ece0')
    )
  },
}

const face: Landscape = {
  label: 'Gesicht in einer Linie',
  draw: (size) =>
    ground(size, '#e9d8c8') +
    place(
      { x: size.width * 0.5, y: size.height * 0.5, scale: size.width / 240 },
      fill(blob(points('-20 -50, 40 -76, 86 -20, 60 60, 0 90, -30 30')), '#cf7f5f'),
      line(
        'M62 -112C10 -124 -46 -96 -52 -44C-54 -24 -44 -14 -48 0C-56 14 -68 24 -62 32C-58 36 -50 34 -50 40C-50 46 -56 48 -54 54C-50 60 -56 64 -52 72C-46 86 -20 82 -4 76C2 96 6 110 0 132M-40 -30C-30 -40 -14 -38 -8 -30M-38 -14C-30 -22 -18 -20 -14 -12C-22 -8 -32 -8 -38 -14M-52 44C-42 40 -34 42 -28 48M16 -20C30 -34 46 -18 38 0C34 14 22 18 18 8M62 -112C96 -90 104 -30 84 20C72 50 66 80 72 132',
        '#1d1d1d',
        2.2,
      ),
    ),
}

const cityMap: Landscape = {
  label: 'Stadtplan mit Fluss',
  draw: (size) => {
    const { width: w, height: h } = size
    const random = createRandom('city')
    const spoke = (index: number): string => {
      const angle = index * 24 + random.between(-6, 6)
      const x = w * 0.46 + Math.cos((angle * Math.PI) / 180) * h
      const y = h * 0.42 + Math.sin((angle * Math.PI) / 180) * h
      return `M${(w * 0.46).toFixed(0)} ${(h * 0.42).toFixed(0)}L${x.toFixed(0)} ${y.toFixed(0)}`
    }
    const ringRoad = (radius: number): string =>
      curve(
        [...steps(19)].map(
          (index): Point => [
            w * 0.46 + Math.cos(index * 0.3491) * radius * random.between(0.93, 1.07),
            h * 0.42 + Math.sin(index * 0.3491) * radius * random.between(0.93, 1.07),
          ],
        ),
      )
    const lanes = steps(150)
      .map(() => {
        const [x, y] = [random.between(0, w), random.between(0, h)]
        const turn = Math.atan2(y - h * 0.42, x - w * 0.46) + (random.between(0, 1) > 0.5 ? 0 : Math.PI / 2)
        const reach = random.between(w * 0.05, w * 0.2)
        return `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(turn) * reach).toFixed(0)} ${(Math.sin(turn) * reach).toFixed(0)}`
      })
      .join('')
    const river = curve([
      [-w * 0.05, h * 0.72],
      [w * 0.3, h * 0.6],
      [w * 0.5, h * 0.66],
      [w * 0.74, h * 0.5],
      [w * 1.05, h * 0.54],
    ])
    return (
      ground(size, '#1c2a3a') +
      line(lanes, '#6d7d8b', w * 0.0022) +
      line(steps(15).map(spoke).join(''), '#c9d2d6', w * 0.0042) +
      line([0.1, 0.19, 0.3, 0.43, 0.58].map((part) => ringRoad(w * part)).join(''), '#c9d2d6', w * 0.0036) +
      line(river, '#1c2a3a', w * 0.07) +
      line(river, '#4f86a0', w * 0.05) +
      rect(0, h * 0.86, w, h * 0.14, '#f4f1ea') +
      fill(alignedText('LEIPZIG', { face: 'grotesk', size: w * 0.07, tracking: 30 }, w / 2, h * 0.935, 'center'), '#1c2a3a') +
      fill(
        alignedText(
          '51° 20′ N  12° 22′ O'.replaceAll('′', '’'),
          { face: 'grotesk', size: w * 0.022, tracking: 16 },
          w / 2,
          h * 0.968,
          'center',
        ),
        '#1c2a3a',
      )
    )
  },
}

const silhouette = (label: string, motif: Motif, paper: string, ink: string, shade: string): Landscape => ({
  label,
  draw: (size) =>
    ground(size, paper) +
    place(
      { x: size.width * 0.5, y: size.height * 0.5, scale: Math.min(size.width / 160, size.height / 230) },
      motif.draw({ main: ink, second: shade, accent: shade, paper }),
    ),
})

const planes: Landscape = {
  label: 'Ebenen in Erdtönen',
  draw: (size) => {
    const { width: w, height: h } = size
    return (
      ground(size, '#f3e9da') +
      circle(w * 0.64, h * 0.3, w * 0.17, '#d9682f') +
      fill(`M0 ${h * 0.44}C${w * 0.3} ${h * 0.32} ${w * 0.6} ${h * 0.56} ${w} ${h * 0.4}V${h}H0Z`, '#d8b28c') +
      fill(`M0 ${h * 0.62}C${w * 0.26} ${h * 0.46} ${w * 0.5} ${h * 0.66} ${w} ${h * 0.56}V${h}H0Z`, '#8f9a80') +
      fill(`M0 ${h * 0.68}C${w * 0.4} ${h * 0.82} ${w * 0.7} ${h * 0.6} ${w} ${h * 0.74}V${h}H0Z`, '#3d5a58') +
      fill(`M0 ${h * 0.88}C${w * 0.3} ${h * 0.8} ${w * 0.7} ${h * 0.94} ${w} ${h * 0.86}V${h}H0Z`, '#23303a')
    )
  },
}

const arches: Landscape = {
  label: 'Bögen ineinander',
  draw: (size) =>
    ground(size, '#e8ded0') +
    steps(6)
      .map((index) => {
        const part = 0.84 - index * 0.14
        return fill(
          arch(size.width * (0.5 - part / 2), size.height * (0.92 - part * 0.84), size.width * part, size.height * part * 0.84),
          ['#b4553a', '#e0a378', '#f3e6d2', '#55706a', '#2d4145', '#e6b24d'][index] ?? '#000000',
        )
      })
      .join(''),
}

const word: Landscape = {
  label: 'Plakat mit dem Wort Moin',
  draw: (size) => {
    const style = { face: 'groteskBold', size: 100, tracking: -3 } as const
    const scaled = { ...style, size: (100 * size.height * 0.84) / textWidth('Moin.', style) }
    return (
      ground(size, '#e5482d') +
      place(
        { x: size.width * 0.5 + scaled.size * 0.26, y: size.height * 0.92, rotate: -90 },
        fill(alignedText('Moin.', scaled, 0, 0, 'left'), '#fff6ea'),
      ) +
      fill(
        alignedText('von der Küste', { face: 'grotesk', size: size.width * 0.034 }, size.width * 0.92, size.height * 0.94, 'right'),
        '#fff6ea',
      )
    )
  },
}

const stillLife: Landscape = {
  label: 'Stillleben mit Vasen und Zitronen',
  draw: (size) => {
    const { width: w, height: h } = size
    return (
      ground(size, '#dfe4dd') +
      rect(0, h * 0.66, w, h * 0.34, '#c58d63') +
      fill(
        blob(
          [
            [w * 0.24, h * 0.36],
            [w * 0.38, h * 0.36],
            [w * 0.36, h * 0.44],
            [w * 0.46, h * 0.58],
            [w * 0.42, h * 0.76],
            [w * 0.2, h * 0.76],
            [w * 0.16, h * 0.58],
            [w * 0.26, h * 0.44],
          ],
          0.4,
        ),
        '#2f4a63',
      ) +
      fill(
        blob(
          [
            [w * 0.56, h * 0.28],
            [w * 0.64, h * 0.28],
            [w * 0.64, h * 0.5],
            [w * 0.74, h * 0.64],
            [w * 0.7, h * 0.8],
            [w * 0.5, h * 0.8],
            [w * 0.47, h * 0.64],
            [w * 0.56, h * 0.5],
          ],
          0.4,
        ),
        '#f3ecdc',
      ) +
      fill(ellipse(w * 0.42, h * 0.82, w * 0.09, w * 0.07), '#e8b83c') +
      fill(ellipse(w * 0.82, h * 0.8, w * 0.08, w * 0.065), mix('#e8b83c', '#b9782a', 0.3)) +
      line(
        `M${w * 0.31} ${h * 0.36}C${w * 0.3} ${h * 0.24} ${w * 0.36} ${h * 0.18} ${w * 0.4} ${h * 0.1}M${w * 0.3} ${h * 0.36}C${w * 0.28} ${h * 0.26} ${w * 0.22} ${h * 0.2} ${w * 0.2} ${h * 0.14}`,
        '#3d5a48',
        w * 0.008,
      ) +
      circle(w * 0.4, h * 0.1, w * 0.05, '#d4603f') +
      circle(w * 0.2, h * 0.14, w * 0.042, '#d98e63')
    )
  },
}

/** What hangs as `wall/1` to `wall/12`. */
export const wallArt: readonly Landscape[] = [
  bauhaus,
  dunes,
  face,
  silhouette('Farn als Schattenriss', fern, '#f4f1e8', '#24443a', '#24443a'),
  cityMap,
  mountains,
  planes,
  lake,
  arches,
  forest,
  word,
  coast,
]
export const furtherArt = { stillLife, leaf: silhouette('Blatt', singleLeaf, '#efe7d8', '#3f5a45', '#7f9a7c') }
