import { type Picture, type Size, sizes } from '../picture.ts'
import { addressedEnvelope } from '../scenes/envelope.ts'
import { lifted, onGround, windowLight } from '../scenes/ground.ts'
import { moods } from '../scenes/mood.ts'
import { floor, onWall } from '../scenes/wall.ts'
import { circle, fill, group, line, place, rect } from '../svg.ts'
import { alignedText, type TextStyle, textWidth } from '../type/text-path.ts'

const stampStyle: TextStyle = { face: 'groteskBold', size: 40, tracking: 4 }

/** A rubber stamp: words in a box, in ink that does not quite cover. */
const stamped = (lines: readonly string[], x: number, y: number, rotate: number): string => {
  const half = Math.max(...lines.map((text) => textWidth(text, stampStyle))) / 2 + 26
  const words = lines.map((text, index) => fill(alignedText(text, stampStyle, 0, index * 52 + 8, 'center'), '#b0342c'))
  return place(
    { x, y, rotate },
    group({ opacity: 0.86 }, line(`M${-half} -46H${half}V${lines.length * 52 - 16}H${-half}Z`, '#b0342c', 6), ...words),
  )
}

const returned = (): string =>
  lifted(
    'raised',
    place(
      { x: 660, y: 460, rotate: -6 },
      addressedEnvelope(
        { width: 860, height: 580, colour: '#f4ecdb' },
        ['Familie Niemand', 'Hinterm Mond 404', '00000 Nirgendwo'],
        '#3a2f28',
        '#8fa58d',
      ),
      stamped(['ZURÜCK', 'AN ABSENDER'], -160, -150, -8),
      stamped(['UNBEKANNT VERZOGEN'], 110, 232, 4),
    ),
  )

/** A nail, and on the wall the outline of what hung here. */
const missing = (): string =>
  rect(400, 150, 540, 620, '#ffffff') +
  line('M400 770V150H940', '#e4e2dd', 3) +
  line('M940 150V770H400', '#ebe9e5', 3) +
  fill('M664 96H684L680 108L690 150H678L668 108Z', '#2a211a', { opacity: 0.16 }) +
  circle(668, 96, 9, '#7a7d80') +
  circle(666, 94, 4, '#b9bcc0') +
  line('M668 98V120', '#7a7d80', 4) +
  place(
    { x: 1110, y: 672, rotate: 6 },
    lifted('raised', fill('M-120 -160H120V160H-120ZM-100 -140V140H100V-140Z', '#26262a', { 'fill-rule': 'evenodd' })),
  )

const errorPair = (name: string, alt: string, draw: (size: Size, x: number, y: number, scale: number) => string): Picture[] => [
  { name, ...sizes.hero, alt, focus: '1100x60:2300x840', svg: () => draw(sizes.hero, 1040, 0, 1) },
  { name: `${name}-small`, ...sizes.heroSmall, alt, focus: '60x440:1160x1240', svg: () => draw(sizes.heroSmall, -25, 420, 0.945) },
]

export const errorPictures: Picture[] = [
  ...errorPair('error/404', 'Ein Umschlag kam zurück, gestempelt: Zurück an Absender, unbekannt verzogen', (room, x, y, scale) =>
    onGround(room, moods.arbeit.ground, windowLight(room), place({ x, y, scale }, returned())),
  ),
  ...errorPair('error/404-myposter', 'Ein Nagel in der Wand und der helle Fleck, wo ein Bild hing', (room, x, y, scale) =>
    onWall(room, floor(room, y + 838 * scale), place({ x, y, scale }, missing())),
  ),
]
