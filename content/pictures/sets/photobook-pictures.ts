/** The covers of the photo books, each in three shapes, and the booklet. */
import type { PhotobookRatio } from '../../../schemas/photobooks/photobook-set-filters.ts'
import { mix } from '../colour.ts'
import { bear } from '../motifs/animals.ts'
import { dunes, forest, hills } from '../motifs/landscape.ts'
import { balloons } from '../motifs/party.ts'
import { lavender } from '../motifs/stems.ts'
import { furtherArt } from '../motifs/wall-art.ts'
import { oliveWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Picture, type Size, sizes } from '../picture.ts'
import { type BookCover, lyingBook } from '../scenes/book-object.ts'
import { groundFor, onGround, windowLight } from '../scenes/ground.ts'
import { place } from '../svg.ts'

const covers = {
  reise: {
    title: 'Andalusien',
    line: 'APRIL 2027',
    palette: on.sand,
    face: 'serif',
    look: { picture: dunes },
    seen: 'Dünen im Abendlicht',
  },
  hochzeit: {
    title: 'Clara & Jonas',
    line: '14. JUNI 2027',
    palette: on.forest,
    face: 'serifItalic',
    look: { motif: oliveWreath },
    seen: 'ein Kranz aus Olivenzweigen auf Tannengrün',
  },
  familie: {
    title: 'Wir vier',
    line: 'SOMMER AM HOF',
    palette: on.terracotta,
    face: 'serif',
    look: { window: hills },
    seen: 'ein Fenster mit Hügeln',
  },
  baby: { title: 'Hallo, Mila', line: 'DEIN ERSTES JAHR', palette: on.peach, face: 'serifItalic', look: { motif: bear }, seen: 'ein Bär' },
  jahrbuch: { title: '27', line: 'UNSER JAHR', palette: on.lemon, face: 'groteskBold', look: 'lettered', seen: 'eine große 27 auf Gelb' },
  draussen: {
    title: 'Draußen',
    line: 'ZELT, SEE, FEUER',
    palette: on.ink,
    face: 'groteskBold',
    look: { picture: forest },
    seen: 'Wald im Morgennebel',
  },
  rezepte: {
    title: 'Bei Oma',
    line: 'ALLE REZEPTE',
    palette: on.sky,
    face: 'serifBold',
    look: { window: furtherArt.stillLife },
    seen: 'ein Stillleben mit Zitronen',
  },
  garten: {
    title: 'Im Garten',
    line: 'MAI BIS OKTOBER',
    palette: on.lilac,
    face: 'serifItalic',
    look: { motif: lavender },
    seen: 'Lavendel auf Flieder',
  },
  geburtstag: {
    title: 'Theo wird 7',
    line: '8. MAI 2027',
    palette: on.tealNight,
    face: 'groteskBold',
    look: { motif: balloons },
    seen: 'Luftballons auf Petrol',
  },
} satisfies Record<string, BookCover & { seen: string }>
type CoverName = keyof typeof covers

const shapes: Record<PhotobookRatio, Size> = {
  landscape: { width: 740, height: 524 },
  portrait: { width: 524, height: 740 },
  square: { width: 640, height: 640 },
}

const size = { width: 1000, height: 1000 }

const coverPictures: Picture[] = Object.entries(covers).flatMap(([key, { seen, ...cover }]) =>
  Object.entries(shapes).map(([ratio, shape]) => ({
    name: `fotobuch/${key}-${ratio}`,
    ...size,
    alt: `Fotobuch „${cover.title}“: ${seen}`,
    svg: () =>
      onGround(size, mix(groundFor(cover.palette), '#ece8e0', 0.35), place({ x: 493, y: 490 }, lyingBook(cover, shape)), windowLight(size)),
  })),
)

/** One cover over another. */
const pair =
  (back: CoverName, front: CoverName): (() => string) =>
  () =>
    onGround(
      sizes.plain,
      '#e6e2da',
      place({ x: 780, y: 400, scale: 0.78, rotate: 9 }, lyingBook(covers[back], shapes.landscape)),
      place({ x: 450, y: 520, scale: 0.78, rotate: -5 }, lyingBook(covers[front], shapes.landscape)),
    )

const typePictures: Picture[] = [
  { name: 'product/digitalfotobuch', alt: 'Zwei Fotobücher, das obere mit Dünen auf dem Einband', svg: pair('geburtstag', 'reise') },
  { name: 'product/echtfotobuch', alt: 'Zwei Fotobücher, das obere mit Wald auf dem Einband', svg: pair('hochzeit', 'draussen') },
  { name: 'product/fotoheft', alt: 'Zwei Fotohefte, das obere mit Lavendel auf dem Umschlag', svg: pair('familie', 'garten') },
].map((picture) => ({ ...picture, ...sizes.plain, focus: '100x60:1100x840' }))

export const photobookPictures: Picture[] = [...coverPictures, ...typePictures]
