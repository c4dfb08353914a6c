/** Blossoms seen from above, and a bouquet of them. */
import { mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import { blob, type Point, polar, steps } from '../shape.ts'
import { circle, fill, line, place, repeated } from '../svg.ts'
import type { Inks, Motif } from './motif.ts'
import { eucalyptus, fineTwig, oliveTwig, roseTwig } from './twigs.ts'

/** A petal from the middle outwards, with an edge a hand would draw. */
const petal = (length: number, width: number, notch: number, wave: number): string => {
  const points: Point[] = [
    [length * 0.08, 0],
    [length * 0.4, -width * 0.72 + wave],
    [length * 0.8, -width],
    [length * 0.98, -width * 0.42],
    [length * (1 - notch), wave * 0.6],
    [length * 0.99, width * 0.46],
    [length * 0.78, width * 0.98],
    [length * 0.38, width * 0.7 + wave],
  ]
  return blob(points)
}

const petals = (
  seed: string,
  count: number,
  length: number,
  width: number,
  notch: number,
  colours: readonly string[],
  edge?: string,
): string => {
  const random = createRandom(seed)
  return steps(count)
    .map((index) => {
      const turn = (360 / count) * index + random.between(-9, 9)
      const shape = petal(random.about(length, 0.08), random.about(width, 0.1), notch, random.between(-2, 2))
      const colour = colours[index % colours.length] ?? '#000000'
      return place({ rotate: turn }, fill(shape, colour, edge ? { stroke: edge, 'stroke-width': 0.8 } : {}))
    })
    .join('')
}

export const peony: Motif = {
  label: 'einer Pfingstrose',
  draw: ({ accent, paper }) => {
    const tone = (amount: number): string => mix(accent, paper, amount)
    return (
      petals('outer', 8, 98, 40, 0.1, [tone(0.45), tone(0.55)], tone(0.72)) +
      petals('second', 7, 76, 34, 0.12, [tone(0.28), tone(0.36)], tone(0.6)) +
      petals('third', 6, 55, 27, 0.14, [tone(0.12), tone(0.2)], tone(0.5)) +
      petals('inner', 5, 36, 18, 0.1, [accent, mix(accent, '#3a1010', 0.1)], tone(0.4)) +
      petals('heart', 4, 19, 10, 0, [mix(accent, '#3a1010', 0.22)], tone(0.3))
    )
  },
}

export const anemone: Motif = {
  label: 'einer Anemone',
  draw: ({ main, accent, paper }) => {
    const pale = mix(accent, paper, 0.82)
    const dark = mix(main, '#14141c', 0.55)
    const stamens = steps(26).map((index) => {
      const [x, y] = polar(index % 2 ? 30 : 25, index * 13.85)
      const [ix, iy] = polar(17, index * 13.85)
      return line(`M${Math.round(ix)} ${Math.round(iy)}L${Math.round(x)} ${Math.round(y)}`, dark, 0.8) + circle(x, y, 2.2, dark)
    })
    return (
      petals('anemone', 7, 98, 46, 0.08, [pale, mix(pale, accent, 0.12)], mix(accent, paper, 0.35)) +
      stamens.join('') +
      circle(0, 0, 14, dark) +
      circle(0, 0, 7, mix(dark, paper, 0.2))
    )
  },
}

export const cosmos: Motif = {
  label: 'einer Cosmeablüte',
  draw: ({ second, accent, paper }) =>
    petals('cosmos', 8, 98, 31, 0.16, [accent, mix(accent, paper, 0.18)], paper) +
    circle(0, 0, 17, second) +
    steps(12)
      .map((index) => {
        const [x, y] = polar(index % 2 ? 12 : 8, index * 30)
        return circle(x, y, 2.3, mix(second, paper, 0.45))
      })
      .join(''),
}

export const daisy: Motif = {
  label: 'einer Margerite',
  draw: ({ accent, paper, main }) =>
    petals('daisy', 15, 98, 15, 0.03, [mix(paper, main, 0.06), mix(paper, main, 0.13)], mix(paper, main, 0.35)) +
    circle(0, 0, 26, accent) +
    circle(-5, -5, 15, mix(accent, paper, 0.2)),
}

/** A bouquet that grows out of its lower left. */
export const bouquet: Motif = {
  label: 'einem Strauß aus Pfingstrosen und Anemonen',
  draw: (inks) =>
    repeated('repeat-bouquet-eucalyptus', eucalyptus.draw(inks), [
      { x: 42, y: -40, scale: 0.62, rotate: 30 },
      { x: -58, y: 44, scale: 0.5, rotate: -104 },
    ]) +
    place({ x: -52, y: -52, scale: 0.6, rotate: -34 }, oliveTwig.draw(inks)) +
    repeated('repeat-bouquet-rose', roseTwig.draw(inks), [
      { x: 56, y: 30, scale: 0.5, rotate: 96 },
      { x: 2, y: 66, scale: 0.42, rotate: 176 },
    ]) +
    place({ x: -4, y: -64, scale: 0.5, rotate: -6 }, fineTwig.draw(inks)) +
    place({ x: -16, y: 14, scale: 0.48, rotate: 12 }, peony.draw(inks)) +
    repeated('repeat-bouquet-anemone', anemone.draw(inks), [
      { x: 38, y: -18, scale: 0.32, rotate: 40 },
      { x: 28, y: 42, scale: 0.25, rotate: 70 },
    ]) +
    place({ x: -36, y: -34, scale: 0.2 }, peony.draw({ ...inks, accent: mix(inks.accent, inks.paper, 0.25) })),
}

/** A branch in flower: cherry in spring. */
export const cherryBranch: Motif = {
  label: 'einem Kirschblütenzweig',
  draw: (inks: Inks) => {
    const spots: readonly [number, number, number][] = [
      [-60, 34, 0.2],
      [-40, 6, 0.24],
      [-20, 26, 0.15],
      [6, -12, 0.23],
      [20, -40, 0.17],
      [44, -34, 0.21],
      [62, -66, 0.14],
      [30, 0, 0.12],
      [78, -84, 0.09],
    ]
    return (
      line('M-98 72C-60 50 -40 16 0 -4S60 -50 90 -92M-30 10C-14 22 -6 34 10 34M22 -20C40 -22 54 -24 70 -20', inks.main, 3.4) +
      spots
        .map(([x, y, scale], index) =>
          place(
            { x, y, scale, rotate: index * 47 },
            petals(`cherry${index}`, 5, 98, 44, 0.2, [mix(inks.accent, inks.paper, 0.4), mix(inks.accent, inks.paper, 0.55)], inks.accent),
            ...steps(9).map((stamen) => {
              const [sx, sy] = polar(34, stamen * 40)
              return line(`M0 0L${Math.round(sx)} ${Math.round(sy)}`, inks.accent, 2) + circle(sx, sy, 5, inks.second)
            }),
          ),
        )
        .join('') +
      [
        [-78, 56],
        [52, -14],
        [12, 36],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, inks.accent))
        .join('')
    )
  },
}
