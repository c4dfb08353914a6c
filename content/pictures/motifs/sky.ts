/** What is seen above: stars, moon, clouds, sun, rainbow, birds on the wing. */
import { mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import { along, type Point, polar, polygon, ring, steps, taper } from '../shape.ts'
import { circle, fill, line, place, round } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Eight rays, every second one long: a star cut with a knife rather than drawn. */
const starPoints = (rays: number, inner: number): Point[] => ring(rays * 2, (index) => (index % 2 ? inner : 100))
export const star: Motif = {
  label: 'einem Stern',
  draw: ({ accent, second }) =>
    fill(polygon(ring(16, (i) => (i % 2 ? 18 : i % 4 ? 52 : 100))), accent) + fill(polygon(ring(8, (i) => (i % 2 ? 9 : 46))), second),
}

/** A folded paper star, as it hangs in windows in Advent. */
export const paperStar: Motif = {
  label: 'einem gefalteten Papierstern',
  draw: ({ accent, second, paper }) =>
    steps(8)
      .map((index) =>
        place(
          { rotate: index * 45 },
          fill('M0 0L22 -30L0 -100Z', accent),
          fill('M0 0L-22 -30L0 -100Z', mix(accent, second, 0.55)),
          line('M0 0V-96', paper, 0.7),
        ),
      )
      .join('') +
    steps(8)
      .map((index) => place({ rotate: index * 45 + 22.5 }, fill('M0 0L10 -20L0 -38L-10 -20Z', mix(accent, paper, 0.4))))
      .join(''),
}

export const starfield: Motif = {
  label: 'einem Sternenhimmel',
  draw: (inks) => {
    const random = createRandom('starfield')
    return steps(34)
      .map((index) => {
        const x = -96 + ((index * 61) % 192) + random.between(-8, 8)
        const y = -96 + ((index * 37) % 192) + random.between(-8, 8)
        return index % 4
          ? circle(x, y, random.between(0.8, 2.2), inks.second)
          : place({ x, y, scale: random.between(0.05, 0.13), rotate: random.between(-12, 12) }, star.draw(inks))
      })
      .join('')
  },
}

const crescent = 'M18 -78A80 80 0 1 0 74 46A66 66 0 1 1 18 -78Z'
export const moon: Motif = {
  label: 'einem Mond mit Sternen',
  draw: (inks) =>
    fill(crescent, inks.accent) +
    (
      [
        [34, -40, 0.16],
        [66, -72, 0.09],
        [62, -4, 0.1],
        [18, -6, 0.06],
        [90, -30, 0.05],
      ] as const
    )
      .map(([x, y, scale]) => place({ x, y, scale }, star.draw(inks)))
      .join('') +
    [
      [40, 18],
      [88, 16],
      [44, -86],
      [8, -34],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.6, inks.second))
      .join(''),
}

const cloudShape = 'M-70 26C-98 24 -98 -8 -70 -8C-70 -36 -32 -46 -18 -24C0 -52 48 -44 46 -10C82 -18 94 26 62 26Z'
export const cloud: Motif = {
  label: 'einer Wolke',
  draw: ({ second, main, accent }) =>
    fill(cloudShape, second) +
    line('M-50 8C-46 -6 -30 -8 -22 0M12 -10C20 -22 34 -18 36 -6', main, 1.4) +
    steps(9)
      .map((index) => {
        const x = -60 + index * 15
        const drop = 40 + ((index * 29) % 42)
        return (
          line(`M${x} 30V${drop}`, main, 0.8) +
          place(
            { x, y: drop, scale: 0.07 + (index % 3) * 0.02 },
            index % 2 ? fill(heartShape, accent) : fill(polygon(starPoints(5, 42)), accent),
          )
        )
      })
      .join(''),
}

export const heartShape = 'M0 88C-62 40 -98 2 -90 -42C-84 -80 -32 -88 2 -40C30 -92 92 -78 92 -34C94 8 54 46 0 88Z'

export const rainbow: Motif = {
  label: 'einem Regenbogen',
  draw: ({ main, second, accent, paper }) =>
    [
      [92, main],
      [74, accent],
      [56, second],
      [38, mix(accent, paper, 0.5)],
    ]
      .map(([radius, colour]) => {
        const r = Number(radius)
        return line(
          `M${-r} 60C${-r + 1} ${60 - r * 0.55} ${-r * 0.56} ${60 - r} 1 ${61 - r}C${r * 0.56} ${61 - r} ${r} ${60 - r * 0.54} ${r - 1} 60`,
          String(colour),
          12,
        )
      })
      .join(''),
}

export const sun: Motif = {
  label: 'einer Sonne',
  draw: ({ accent, second }) =>
    circle(0, 0, 44, accent) +
    steps(24)
      .map((index) => {
        const [x, y] = polar(54, index * 15)
        const [ex, ey] = polar(index % 2 ? 78 : 98, index * 15 + 1.5)
        return line(`M${Math.round(x)} ${Math.round(y)}L${Math.round(ex)} ${Math.round(ey)}`, index % 2 ? second : accent, 2.4)
      })
      .join(''),
}

const swallow =
  'M0 0C-18 -22 -52 -40 -96 -34C-66 -28 -46 -12 -34 6C-50 16 -66 32 -84 54C-58 40 -36 30 -18 26C-6 40 4 50 26 62C18 46 14 32 16 20C28 18 40 12 48 4L60 0L48 -6C36 -10 16 -8 0 0Z'
export const swallows: Motif = {
  label: 'Schwalben',
  draw: ({ main, second }) =>
    place({ x: -18, y: 30, scale: 0.62, rotate: -16 }, fill(swallow, main)) +
    place({ x: 46, y: -34, scale: 0.4, rotate: -30 }, fill(swallow, main)) +
    place({ x: -36, y: -60, scale: 0.3, rotate: -8, flip: true }, fill(swallow, second)),
}

/** Birds far away over the sea. */
export const farBirds: Motif = {
  label: 'ziehenden Vögeln',
  draw: ({ main }) =>
    (
      [
        [-70, 30, 1],
        [-40, 8, 0.9],
        [-8, -10, 0.8],
        [26, -22, 0.7],
        [56, -28, 0.6],
        [-58, 62, 0.8],
        [-20, 46, 0.7],
        [14, 30, 0.6],
        [84, -30, 0.5],
      ] as const
    )
      .map(([x, y, size]) =>
        line(
          `M${x - 13 * size} ${y - 5 * size}Q${x - 5 * size} ${y - 8 * size} ${x} ${y}Q${x + 6 * size} ${y - 9 * size} ${x + 14 * size} ${y - 4 * size}`,
          main,
          1.7 * size,
        ),
      )
      .join(''),
}

const flakeArm = 'M0 0V-96M0 -84L-12 -96M0 -84L12 -96M0 -60L-20 -78M0 -60L20 -78M0 -34L-14 -48M0 -34L14 -48'
export const snowflake: Motif = {
  label: 'einem Schneekristall',
  draw: ({ accent }) =>
    steps(6)
      .map((index) => place({ rotate: index * 60 }, line(flakeArm, accent, 3.4)))
      .join('') + fill(polygon(ring(6, () => 15)), accent),
}

export const snowfall: Motif = {
  label: 'fallendem Schnee',
  draw: (inks) => {
    const random = createRandom('snow')
    return steps(70)
      .map((index) =>
        circle(
          -98 + ((index * 83) % 196),
          -98 + ((index * 47) % 196) + random.between(-6, 6),
          random.between(0.7, 2.8),
          index % 5 ? inks.accent : inks.second,
        ),
      )
      .join('')
  },
}

export const feather: Motif = {
  label: 'einer Feder',
  draw: ({ main, second, paper }) => {
    const spine = along(
      [
        [-58, 98],
        [-30, 40],
        [-6, -30],
        [56, -92],
      ],
      90,
    )
    const barbs = (side: 1 | -1): string =>
      spine
        .slice(16)
        .flatMap(({ point, direction, part }, index) => {
          if (index % 19 === (side > 0 ? 7 : 15)) return []
          const downy = part < 0.3
          const reach = 40 * Math.sin(Math.min(1, (part - 0.1) * 1.25) * Math.PI * 0.94 + 0.08) ** 0.6
          const [dx, dy] = polar(reach, direction + side * (downy ? 62 + (index % 3) * 14 : 34))
          const [bx, by] = polar(reach * 0.5, direction + side * 58)
          return [`M${round(point[0])} ${round(point[1])}q${round(bx)} ${round(by)} ${round(dx)} ${round(dy)}`]
        })
        .join('')
    return line(barbs(-1), main, 1.5) + line(barbs(1), second, 1.5) + fill(taper(spine, 3, 0.8), mix(main, paper, 0.1))
  },
}
