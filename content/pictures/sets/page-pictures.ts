/** Pictures of single pages: the two home pages, the error pages, customer service. */
import { mix } from '../colour.ts'
import { type Design, design } from '../designs/design.ts'
import { designsOf } from '../designs/designs.ts'
import { crest } from '../layouts/standing.ts'
import { peony } from '../motifs/blossoms.ts'
import { star } from '../motifs/sky.ts'
import { eucalyptus, oliveTwig } from '../motifs/twigs.ts'
import { palettes } from '../palettes.ts'
import { type Picture, sizes } from '../picture.ts'
import { arrangements } from '../scenes/arrangements.ts'
import { lyingCard } from '../scenes/card-object.ts'
import { addressedEnvelope, closedEnvelope, openEnvelope, seal } from '../scenes/envelope.ts'
import { lifted, onGround, table, windowLight } from '../scenes/ground.ts'
import { heroPictures } from '../scenes/hero.ts'
import { moods } from '../scenes/mood.ts'
import { laidTwig, pen, samples } from '../scenes/props.ts'
import { code, phone } from '../scenes/stationery.ts'
import { ellipse, steps } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import { alignedText } from '../type/text-path.ts'

const size = sizes.plain
const pick = (occasion: string, number: number): Design => designsOf(occasion)[number - 1] ?? (designsOf(occasion)[0] as Design)
const [overlapped, , rowed, suite] = arrangements
const anlassHeroes = [
  {
    name: 'home/anlass-hochzeit',
    alt: 'Hochzeitseinladungen mit Umschlag und Olivenzweig',
    designs: [pick('hochzeit', 1), pick('hochzeit', 8), pick('hochzeit', 6)],
    arrangement: suite ?? overlapped,
    mood: moods.hochzeit,
  },
  {
    name: 'home/anlass-geburt',
    alt: 'Drei Geburtskarten mit Hase, Mond und Fuchs',
    designs: [pick('geburt', 2), pick('geburt', 1), pick('geburt', 3)],
    arrangement: rowed ?? overlapped,
    mood: moods.geburt,
  },
  {
    name: 'home/anlass-jugendfeste',
    alt: 'Einladungen zu Konfirmation, Kommunion und Jugendweihe',
    designs: [pick('jugendweihe', 2), pick('kommunion', 2), pick('konfirmation', 2)],
    arrangement: overlapped,
    mood: moods.glaube,
  },
] as const

const portal = design('Einladungskarte', crest, palettes.sage, 'italic', oliveTwig, 'Clara & Jonas | Kommt ihr? | Antwort bis 1. Mai')

const screen =
  rect(-96, -216, 192, 60, '#e7e2d6') +
  fill(alignedText('Clara & Jonas', { face: 'serifItalic', size: 28 }, 0, -178, 'center'), '#36493a') +
  ['Wir kommen gern', 'Leider nicht', 'Essen', 'Anreise']
    .map(
      (text, index) =>
        rect(-96, -130 + index * 74, 192, 58, index === 0 ? '#36493a' : '#f0ede5') +
        fill(alignedText(text, { face: 'sansMedium', size: 22 }, -80, -94 + index * 74, 'left'), index === 0 ? '#fbf9f3' : '#36493a'),
    )
    .join('')

const sheetStack = steps(7)
  .map((index) =>
    place(
      { x: 560 + index * 14, y: 470 + index * 6, rotate: -9 + index * 4.4 },
      lifted(
        'lying',
        rect(-300, -210, 600, 420, ['#c9a87e', '#e9e4da', '#23392e', '#efd8cf', '#f5edde', '#1e2a45', '#fcfaf5'][index] ?? '#ffffff'),
      ),
    ),
  )
  .join('')

const addressed = (x: number, y: number, rotate: number, colour: string, ink: string, stamp: string, lines: readonly string[]): string =>
  lifted('raised', place({ x, y, rotate }, addressedEnvelope({ width: 720, height: 500, colour }, lines, ink, stamp)))

const plain: Record<string, { alt: string; svg: () => string }> = {
  'home/anlass-papier': {
    alt: 'Aufgefächerte Papierbogen von Kraft bis Nachtblau mit einem Eukalyptuszweig',
    svg: () =>
      onGround(
        size,
        moods.papier.ground,
        sheetStack,
        laidTwig(eucalyptus, palettes.sage, 900, 300, 2.4, 40),
        fill(alignedText('Baumwollpapier, 300 g', { face: 'serifItalic', size: 38 }, 420, 620, 'left'), '#5a5043'),
      ),
  },
  'home/anlass-umschlaege': {
    alt: 'Drei Umschläge mit bedrucktem Innenfutter',
    svg: () =>
      onGround(
        size,
        moods.hochzeit.ground,
        lifted(
          'raised',
          place({ x: 800, y: 590, rotate: 12 }, openEnvelope({ width: 640, height: 420, colour: '#2c3a5c' }, star, palettes.indigo, 'one')),
        ),
        lifted(
          'raised',
          place({ x: 400, y: 620, rotate: -9 }, openEnvelope({ width: 640, height: 420, colour: '#b98078' }, peony, palettes.rose, 'two')),
        ),
        lifted(
          'raised',
          place(
            { x: 640, y: 760, rotate: 3 },
            closedEnvelope({ width: 600, height: 400, colour: '#f3ecdd' }),
            seal(0, 42, 42, '#a4554a', 'A'),
          ),
        ),
      ),
  },
  'home/anlass-mustermappe': {
    alt: 'Mustermappe mit gefächerten Papierproben und Karten',
    svg: () =>
      onGround(
        size,
        moods.feier.ground,
        lifted(
          'raised',
          place(
            { x: 470, y: 470, rotate: -5 },
            rect(-330, -300, 660, 620, '#31473a'),
            rect(-330, 180, 660, 140, mix('#31473a', '#1a1410', 0.2)),
            fill(alignedText('Musterbuch', { face: 'serif', size: 58 }, -290, 268, 'left'), '#f2ead8'),
          ),
        ),
        place(
          { x: 470, y: 520, scale: 1.3, rotate: -4 },
          lifted('lying', samples(['#fcfaf5', '#f5edde', '#efd8cf', '#c9a87e', '#8fa58d', '#571c2a', '#1e2a45'])),
        ),
        lifted(
          'raised',
          place(
            { x: 470, y: 470, rotate: -5 },
            rect(-330, 120, 660, 200, '#3b5546'),
            fill(alignedText('Mustermappe', { face: 'serif', size: 58 }, -290, 248, 'left'), '#f2ead8'),
          ),
        ),
        lyingCard(pick('hochzeit', 6), { x: 970, y: 470, height: 480, rotate: 8 }, 'a'),
      ),
  },
  'home/anlass-gaesteportal': {
    alt: 'Einladung mit einem Code und ein Telefon mit den Antworten der Gäste',
    svg: () =>
      onGround(
        size,
        moods.hochzeit.ground,
        lyingCard(portal, { x: 430, y: 450, height: 740, rotate: -4 }, 'a'),
        place({ x: 430, y: 450, rotate: -4 }, place({ x: 112, y: 30 }, code(120, '#36493a'))),
        lifted('raised', place({ x: 890, y: 470, scale: 1.22, rotate: 6 }, phone(screen))),
      ),
  },
  'home/anlass-namen': {
    alt: 'Umschläge, auf die Namen und Adressen der Gäste gedruckt sind',
    svg: () =>
      onGround(
        size,
        moods.liebe.ground,
        addressed(760, 290, 6, '#b9c5b6', '#36493a', '#c57f77', ['Familie Berger', 'Am Mühlbach 12', '82319 Starnberg']),
        addressed(450, 590, -5, '#f6efe1', '#3a2f28', '#8fa58d', ['Tante Ruth & Onkel Kurt', 'Rosenweg 4', '50667 Köln']),
      ),
  },
  'people/kundenservice': { alt: 'Schreibtisch des Kundenservice mit Telefon, Tasse und Papiermustern', svg: () => desk() },
}

function desk(): string {
  const ground = '#dfe3dc'
  const handset = fill('M-150 -66C-150 -130 150 -130 150 -66V-30H84V-62C50 -84 -50 -84 -84 -62V-30H-150Z', '#8f3f33')
  const telephone =
    fill('M-104 -40H104L150 110H-150Z', '#b4553a') +
    fill('M104 -40L150 110H110L80 -40Z', '#98452f') +
    circle(0, 36, 54, '#f6efe1') +
    steps(10)
      .map((index) => circle(36 * Math.cos(index * 0.55 + 0.6), 36 + 36 * Math.sin(index * 0.55 + 0.6), 7.5, '#b4553a'))
      .join('') +
    circle(0, 36, 17, '#b4553a') +
    handset
  const mug =
    fill('M-62 -70H62V50C62 74 40 84 0 84S-62 74 -62 50Z', '#2f4a63') +
    line('M62 -40C110 -44 110 36 60 34', '#2f4a63', 14) +
    fill(ellipse(0, -70, 62, 14), '#22384d') +
    fill(ellipse(0, -68, 50, 10), '#6b452c') +
    line('M-14 -96C-26 -120 6 -130 -6 -158M18 -96C8 -116 34 -130 22 -152', '#ffffff', 4, { opacity: 0.8 })
  return onGround(
    size,
    ground,
    windowLight(size),
    table(size, '#cdb796', 520),
    place(
      { x: 150, y: 590, scale: 1.1 },
      lifted('raised', fill('M-60 0L-46 -150H46L60 0Z', '#c9a06a')),
      place(
        { y: -150 },
        ...['#b4553a', '#2f4a63', '#3f6b4f'].map((colour, index) =>
          place(
            { x: -24 + index * 24, rotate: -12 + index * 12 },
            rect(-5, -110, 10, 120, colour),
            fill('M-5 -110L0 -130L5 -110Z', '#e8d3b0'),
          ),
        ),
      ),
      fill('M-48 -140H48L60 0H-60Z', '#c9a06a'),
    ),
    place({ x: 450, y: 620, scale: 1.25 }, lifted('raised', telephone)),
    place({ x: 790, y: 610 }, lifted('raised', mug)),
    place(
      { x: 1080, y: 900, rotate: -8, scale: 0.95 },
      lifted('lying', samples(['#fcfaf5', '#efd8cf', '#8fa58d', '#c9a87e', '#1e2a45', '#a62c2b'])),
    ),
    place(
      { x: 600, y: 800, rotate: -6 },
      lifted('lying', rect(-190, -70, 380, 150, '#fbf8f0')),
      fill(alignedText('Frau Anders zurückrufen,', { face: 'serifItalic', size: 34 }, -160, -12, 'left'), '#3a4a66'),
      fill(alignedText('Umschläge in Salbei', { face: 'serifItalic', size: 34 }, -160, 36, 'left'), '#3a4a66'),
    ),
    place({ x: 640, y: 870, rotate: -4, scale: 0.8 }, lifted('lying', pen('#2f4a63'))),
    lyingCard(pick('allgemein', 2), { x: 1000, y: 270, height: 330, rotate: 4 }, 'a'),
  )
}

export const pagePictures: Picture[] = [
  ...anlassHeroes.flatMap(heroPictures),
  ...Object.entries(plain).map(([name, { alt, svg }]) => ({ name, ...size, alt, focus: '100x80:1100x840', svg })),
]
