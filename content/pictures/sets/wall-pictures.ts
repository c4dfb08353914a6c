/** myposter: pictures on walls, books and calendars. */

import type { Landscape } from '../motifs/landscape.ts'
import { coast, dunes, field, forest, hills, lake, mountains } from '../motifs/landscape.ts'
import { fern, oliveTwig } from '../motifs/twigs.ts'
import { furtherArt, wallArt } from '../motifs/wall-art.ts'
import { palettes } from '../palettes.ts'
import { type Picture, type Size, sizes } from '../picture.ts'
import { type Frame, framedPicture, type Hung, mouldings } from '../scenes/frame-object.ts'
import { onGround, table } from '../scenes/ground.ts'
import {
  appointmentCalendar,
  closedBook,
  collage,
  deskCalendar,
  kitchenCalendar,
  openBook,
  photoBox,
  planner,
  print,
  wallCalendar,
} from '../scenes/paper-goods.ts'
import { vase } from '../scenes/props.ts'
import { floor, onWall, sideboard, wallColour } from '../scenes/wall.ts'
import { place } from '../svg.ts'

const artAt = (number: number): Landscape => wallArt[number - 1] ?? dunes
const portrait: Hung = { x: 200, y: 130, width: 800, height: 1060 }
const landscape: Hung = { x: 110, y: 240, width: 980, height: 760 }
const wallFrames: readonly Frame[] = [mouldings.black, mouldings.oak, mouldings.white, mouldings.walnut, mouldings.gap]
const wide = new Set([2, 6, 8, 10, 12])

const wallPictures: Picture[] = wallArt.map((motif, index) => ({
  name: `wall/${index + 1}`,
  ...sizes.wall,
  alt: `Gerahmtes Wandbild: ${motif.label}`,
  focus: '100x100:1100x1250',
  svg: () =>
    onWall(
      sizes.wall,
      floor(sizes.wall, 1412),
      framedPicture(motif, wide.has(index + 1) ? landscape : portrait, wallFrames[index % wallFrames.length] ?? mouldings.black),
    ),
}))

/** Drawn in a box of 1320 by 880, like the suites of cards. */
const rooms = {
  wandbilder: {
    alt: 'Drei gerahmte Wandbilder über einem Sideboard',
    drawing:
      framedPicture(artAt(1), { x: 90, y: 70, width: 390, height: 500 }, { ...mouldings.black, width: 10, mat: 40 }) +
      framedPicture(artAt(2), { x: 530, y: 60, width: 430, height: 320 }, { ...mouldings.oak, width: 14, mat: 0 }) +
      framedPicture(artAt(3), { x: 1010, y: 120, width: 270, height: 350 }, { ...mouldings.white, width: 14, mat: 34 }) +
      framedPicture(artAt(9), { x: 530, y: 424, width: 190, height: 190 }, { ...mouldings.walnut, width: 12 }) +
      sideboard(60, 690, 1200, 150) +
      place({ x: 1090, y: 692, scale: 0.72 }, vase('#2f4a63', oliveTwig, palettes.sage)),
    edge: 812,
  },
  fotobuecher: {
    alt: 'Aufgeschlagenes Fotobuch mit Landschaften auf einem Tisch',
    drawing:
      place({ x: 1130, y: 290, scale: 0.72, rotate: 10 }, closedBook(lake, 'Sommer am See')) +
      place({ x: 560, y: 500, scale: 1.02, rotate: -4 }, openBook(coast, dunes, forest)),
    edge: undefined,
  },
  kalender: {
    alt: 'Wandkalender und Tischkalender mit Landschaftsbildern',
    drawing:
      place({ x: 380, y: 450, scale: 0.92 }, wallCalendar(mountains)) +
      sideboard(660, 710, 640, 150) +
      place({ x: 950, y: 560, scale: 0.76 }, deskCalendar(hills)) +
      place({ x: 1240, y: 712, scale: 0.6 }, vase('#d4452b', fern, palettes.fir)),
    edge: 826,
  },
} as const

const homePictures: Picture[] = Object.entries(rooms).flatMap(([name, { alt, drawing, edge }]) => {
  const draw = (size: Size, x: number, y: number, scale: number) => (): string =>
    edge === undefined
      ? onGround(size, '#e9e6df', place({ x, y, scale }, drawing))
      : onWall(size, floor(size, y + edge * scale), place({ x, y, scale }, drawing))
  return [
    { name: `home/myposter-${name}`, ...sizes.hero, alt, focus: '1080x40:2320x860', svg: draw(sizes.hero, 1020, 0, 1) },
    { name: `home/myposter-${name}-small`, ...sizes.heroSmall, alt, focus: '60x420:1160x1240', svg: draw(sizes.heroSmall, 0, 420, 0.9) },
  ]
})

const size = sizes.plain
const centred = (drawing: string, scale: number, y = 450): string => place({ x: 600, y, scale }, drawing)
const desk =
  (drawing: string): (() => string) =>
  () =>
    onGround(size, '#e6e2da', drawing)
const wall =
  (drawing: string): (() => string) =>
  () =>
    onWall(size, drawing)

const products: Record<string, { alt: string; svg: () => string }> = {
  fotobuch: {
    alt: 'Aufgeschlagenes Fotobuch mit Küste und Dünen',
    svg: desk(place({ x: 600, y: 450, scale: 1.02, rotate: -5 }, openBook(dunes, coast, lake))),
  },
  wandkalender: { alt: 'Wandkalender mit Spiralbindung und Bergbild', svg: wall(centred(wallCalendar(mountains), 0.98, 470)) },
  tischkalender: {
    alt: 'Tischkalender, der auf einem Tisch steht',
    svg: () => onGround(size, wallColour, table(size, '#cfc6b8', 590), centred(deskCalendar(hills), 1.3, 470)),
  },
  kuechenkalender: {
    alt: 'Schmaler Küchenkalender mit einer Zeile für jeden Tag',
    svg: wall(centred(kitchenCalendar(furtherArt.stillLife), 0.98, 460)),
  },
  familienplaner: { alt: 'Familienplaner mit einer Spalte für jedes Familienmitglied', svg: wall(centred(planner(field), 0.98, 460)) },
  terminkalender: {
    alt: 'Terminkalender mit einer langen Zeile für jeden Tag',
    svg: wall(centred(appointmentCalendar(coast), 0.98, 460)),
  },
  collage: {
    alt: 'Collage aus acht Landschaften als Wandbild',
    svg: wall(centred(collage([coast, dunes, forest, lake, hills, mountains, field]), 1.16)),
  },
  fotobox: { alt: 'Fotobox mit Abzügen, Deckel daneben', svg: desk(place({ x: 640, y: 500, scale: 1.22 }, photoBox(lake, hills))) },
  fotoabzuege: {
    alt: 'Fotoabzüge mit weißem Rand, übereinandergelegt',
    svg: desk(
      place(
        { x: 600, y: 440, scale: 1.3 },
        print(forest, 14, 190, 60),
        print(hills, -18, -200, 90),
        print(dunes, 4, 40, -110),
        print(lake, -5, -30, 110),
      ),
    ),
  },
}

const productPictures: Picture[] = Object.entries(products).map(([slug, { alt, svg }]) => ({
  name: `product/${slug}`,
  ...size,
  alt,
  focus: '120x80:1080x820',
  svg,
}))

export const myposterPictures: Picture[] = [...wallPictures, ...homePictures, ...productPictures]
