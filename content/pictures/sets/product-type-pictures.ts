/** What each kind of card looks like in the hand. */
import { type ProductType, productTypes } from '../../occasions.ts'
import { mix } from '../colour.ts'
import { type Design, design } from '../designs/design.ts'
import { designsOf } from '../designs/designs.ts'
import { axis, crest } from '../layouts/standing.ts'
import { anemone, peony } from '../motifs/blossoms.ts'
import type { cross } from '../motifs/faith.ts'
import { brushHeart, lineHeart } from '../motifs/love.ts'
import { star } from '../motifs/sky.ts'
import { eucalyptus, fern, fineTwig, laurelTwig, oliveTwig } from '../motifs/twigs.ts'
import { firTwig } from '../motifs/winter.ts'
import { openWreath } from '../motifs/wreaths.ts'
import { palettes } from '../palettes.ts'
import { type Picture, sizes } from '../picture.ts'
import { arrangements } from '../scenes/arrangements.ts'
import { lyingCard } from '../scenes/card-object.ts'
import { closedEnvelope, openEnvelope, seal } from '../scenes/envelope.ts'
import { lifted, onGround, table } from '../scenes/ground.ts'
import { type Mood, moods } from '../scenes/mood.ts'
import { laidTwig } from '../scenes/props.ts'
import { booklet, bottle, fork, knife, plate, postcardBack, spool, sticker, tag, tent } from '../scenes/stationery.ts'
import { steps } from '../shape.ts'
import { place, rect } from '../svg.ts'

const size = sizes.plain

const pick = (occasion: string, number: number): Design => designsOf(occasion)[number - 1] ?? (designsOf(occasion)[0] as Design)

/** Cards of three occasions in one of the arrangements of the heroes. */
const arranged = (number: number, mood: Mood, ...designs: [Design, Design, Design]): string => {
  const arrangement = arrangements[number] ?? arrangements[0]
  const ground = arrangement.table ? table(size, mood.ground, 60 + arrangement.table * 0.9) : ''
  return onGround(size, mood.ground, ground, place({ x: 6, y: 60, scale: 0.9 }, arrangement.draw(designs, mood)))
}

const on = (ground: string, ...children: string[]): string => onGround(size, ground, ...children)
const at = (x: number, y: number, rotate: number, scale: number, ...children: string[]): string =>
  place({ x, y, rotate, scale }, ...children)

const menu = design(
  'Menükarte',
  axis,
  palettes.sage,
  'classic',
  oliveTwig,
  'Menü | Clara & Jonas | Erbsensuppe mit Minze / Zander, Kartoffeln, Spargel / Rhabarber und Vanilleeis',
  'tall',
)
const prayer = (motif: typeof cross, words: string): Design => design('Sterbebild', crest, palettes.fog, 'italic', motif, words, 'tall')

const wedding = moods.hochzeit

const drawings: Record<ProductType, () => string> = {
  einladungskarten: () => arranged(0, wedding, pick('hochzeit', 6), pick('geburtstag', 4), pick('taufe', 1)),
  'save-the-date-karten': () => arranged(3, wedding, pick('hochzeit', 3), pick('hochzeit', 8), pick('hochzeit', 1)),
  danksagungskarten: () => arranged(4, moods.papier, pick('allgemein', 1), pick('hochzeit/goldene-hochzeit', 3), pick('geburt', 7)),
  glueckwunschkarten: () => arranged(1, moods.geburtstag, pick('geburtstag', 3), pick('muttertag', 1), pick('ostern', 1)),
  geburtskarten: () => arranged(2, moods.geburt, pick('geburt', 2), pick('geburt', 1), pick('geburt', 3)),
  trauerkarten: () => arranged(0, moods.trauer, pick('trauer', 1), pick('trauer', 3), pick('trauer', 5)),
  sterbebilder: () =>
    arranged(
      4,
      moods.trauer,
      pick('trauer', 6),
      prayer(laurelTwig, 'Zum Gedenken | Josef Wagner | 1936 – 2027'),
      prayer(fineTwig, 'In Liebe | Maria Fuchs | 1929 – 2027'),
    ),
  weihnachtskarten: () => arranged(3, moods.winter, pick('weihnachten', 2), pick('weihnachten', 6), pick('weihnachten', 4)),
  neujahrskarten: () => arranged(4, moods.winter, pick('neujahr', 1), pick('neujahr', 2), pick('neujahr', 3)),
  menuekarten: () =>
    on(
      wedding.ground,
      at(690, 470, 0, 1.22, lifted('raised', plate())),
      at(225, 500, 0, 1.1, lifted('lying', fork())),
      at(1125, 500, 0, 1.1, lifted('lying', knife())),
      lyingCard(menu, { x: 690, y: 455, height: 790, rotate: -3 }, 'a'),
    ),
  tischkarten: () =>
    on(
      moods.glaube.ground,
      table(size, moods.glaube.ground, 230),
      at(330, 380, 0, 1.25, tent(palettes.rose, anemone, 'Johanna')),
      at(850, 440, 0, 1.4, tent(palettes.forest, laurelTwig, 'Henrik')),
      at(470, 715, 0, 1.6, tent(palettes.sage, eucalyptus, 'Tante Ruth')),
    ),
  kirchenhefte: () =>
    on(
      wedding.ground,
      laidTwig(oliveTwig, palettes.sage, 1010, 250, 2.2, 30),
      at(770, 500, 9, 1, booklet(palettes.blush, openWreath, ['Trauung', 'Nele & Tom', '10. Juli 2027'])),
      at(430, 450, -5, 1.06, booklet(palettes.sage, lineHeart, ['Kirchenheft', 'Clara & Jonas', '14. Juni 2027'])),
    ),
  postkarten: () =>
    on(
      moods.arbeit.ground,
      at(
        760,
        610,
        7,
        1.15,
        lifted(
          'raised',
          postcardBack('#fbf8f0', '#3a4a52', ['Liebe Rike,', 'wir wohnen jetzt', 'im vierten Stock', 'und freuen uns', 'auf Besuch!']),
        ),
      ),
      lyingCard(pick('umzug', 1), { x: 440, y: 330, height: 470, rotate: -5 }, 'a'),
    ),
  geschenkanhaenger: () =>
    on(
      moods.winter.ground,
      at(310, 520, -10, 1.1, tag(palettes.kraft, star, 'Für Opa', '#f4ead6')),
      at(620, 500, 4, 1.16, tag(palettes.fir, firTwig, 'Für dich', '#b3362e')),
      at(930, 540, 14, 1.08, tag(palettes.red, star, 'Für Mia', '#f0d6a0')),
    ),
  aufkleber: () =>
    on(
      moods.liebe.ground,
      at(600, 450, -4, 1, lifted('raised', rect(-450, -330, 900, 660, '#f7f3ea'))),
      at(
        600,
        450,
        -4,
        1,
        ...steps(6).map((index) =>
          place(
            { x: -290 + (index % 3) * 290, y: -152 + Math.floor(index / 3) * 304, scale: 1.06 },
            sticker(
              [palettes.blush, palettes.forest, palettes.rose, palettes.terracotta, palettes.sage, palettes.indigo][index] ?? palettes.rose,
              [brushHeart, laurelTwig, peony, fern, fineTwig, star][index] ?? star,
              ['MIT LIEBE', 'DANKE', 'FÜR DICH', 'SELBST GEMACHT', 'CLARA & JONAS', 'FROHES FEST'][index] ?? '',
            ),
          ),
        ),
      ),
    ),
  flaschenetiketten: () =>
    on(
      moods.feier.ground,
      table(size, moods.feier.ground, 600),
      at(340, 800, 0, 1.06, lifted('raised', bottle('#31473a', palettes.sage, oliveTwig, ['Clara & Jonas', '14. JUNI 2027']))),
      at(640, 830, 0, 1.14, lifted('raised', bottle('#5a2431', palettes.blush, peony, ['Zum Sechzigsten', 'BARBARA']))),
      at(930, 800, 0, 1.06, lifted('raised', bottle('#7d8a5a', palettes.indigo, star, ['Bester Papa', 'JAHRGANG 2019']))),
    ),
  umschlaege: () =>
    on(
      moods.papier.ground,
      ...[
        ['#7d3b36', peony, palettes.blush],
        ['#c9a06a', fern, palettes.fir],
        ['#8fa58d', eucalyptus, palettes.sage],
        ['#2c3a5c', star, palettes.indigo],
      ].map((row, index) => {
        const [colour, motif, inks] = row as [string, typeof peony, typeof palettes.sage]
        return lifted(
          'raised',
          at(
            330 + index * 180,
            640 - index * 62,
            -22 + index * 13,
            0.9,
            openEnvelope({ width: 620, height: 410, colour }, motif, { ...inks, paper: mix(inks.paper, '#ffffff', 0.1) }, `liner${index}`),
          ),
        )
      }),
      at(
        250,
        760,
        -4,
        0.9,
        lifted('raised', closedEnvelope({ width: 620, height: 410, colour: '#f3ecdd' }), seal(0, 44, 44, '#a4554a', 'A')),
      ),
    ),
  baender: () =>
    on(
      moods.papier.ground,
      table(size, moods.papier.ground, 300),
      ...[
        ['#2f5b4a', 430, 330],
        ['#b7793f', 730, 310],
        ['#27335a', 1010, 350],
        ['#c98f86', 560, 590],
        ['#a62c2b', 900, 620],
      ].map(([colour, x, y], index) => at(Number(x), Number(y), 0, 1 + index * 0.07, lifted('raised', spool(String(colour), '#d9b98a')))),
    ),
}

export const productTypePictures: Picture[] = Object.entries(productTypes).map(([slug, name]) => ({
  name: `product-type/${slug}`,
  ...size,
  alt: `${name} von Anlass, auf einem Tisch ausgelegt`,
  focus: '100x60:1100x860',
  svg: drawings[slug as ProductType],
}))
