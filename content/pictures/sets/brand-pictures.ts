/** Wordmarks, icons and the pictures that links are shared with. */
import { designsOf } from '../designs/designs.ts'
import { dunes, lake } from '../motifs/landscape.ts'
import { wallArt } from '../motifs/wall-art.ts'
import { type Picture, sizes } from '../picture.ts'
import { within } from '../scenes/arrangements.ts'
import { lyingCard } from '../scenes/card-object.ts'
import { framedPicture, mouldings } from '../scenes/frame-object.ts'
import { onGround } from '../scenes/ground.ts'
import { moods } from '../scenes/mood.ts'
import { laidTwig } from '../scenes/props.ts'
import { onWall } from '../scenes/wall.ts'
import { circle, drawing, element, fill, rect } from '../svg.ts'
import { alignedText, setText, type TextStyle, textWidth } from '../type/text-path.ts'

export const marks = {
  anlass: { text: 'Anlass', style: { face: 'serif', size: 100, tracking: -1 }, top: 74, height: 78 },
  myposter: { text: 'myposter', style: { face: 'groteskBold', size: 100, tracking: -4 }, top: 72, height: 96 },
} as const satisfies Record<string, { text: string; style: TextStyle; top: number; height: number }>

/** A wordmark in the colour of the text around it, cut close. */
const wordmark = ({ text, style, top, height }: (typeof marks)[keyof typeof marks]): Pick<Picture, 'width' | 'height' | 'svg'> => {
  const size = { width: Math.ceil(textWidth(text, style)) + 4, height }
  return { ...size, svg: () => drawing(size, fill(setText(text, style, 2, top).d, 'currentColor')) }
}

const icon = { width: 64, height: 64 }
const ink = '#23211f'

const anlassIcon = (): string =>
  drawing(
    icon,
    rect(0, 0, 64, 64, '#fbf8f1'),
    fill(alignedText('A', { face: 'serifBold', size: 66 }, 31, 52, 'center'), ink),
    circle(53, 50, 4.6, '#a8483c'),
  )
const myposterIcon = (): string =>
  drawing(
    icon,
    rect(0, 0, 64, 64, '#111113'),
    fill('M12 10H52V54H12ZM17 15V49H47V15Z', '#ffffff', { 'fill-rule': 'evenodd' }),
    circle(38, 26, 6, '#ff4b2b'),
    element('path', { d: 'M17 49L29 31L37 41L41 36L47 44V49Z', fill: '#ffffff' }),
  )

const anlassShare = (): string => {
  const [first, , , , , second] = designsOf('hochzeit')
  if (!first || !second) return ''
  return onGround(
    sizes.share,
    moods.hochzeit.ground,
    laidTwig(moods.hochzeit.twig, moods.hochzeit.inks, 1120, 120, 1.6, 30),
    lyingCard(second, { x: 1000, y: 330, height: within(second, 400, 330), rotate: 8 }, 'b'),
    lyingCard(first, { x: 770, y: 320, height: within(first, 500, 400), rotate: -5 }, 'a'),
    fill(alignedText('Anlass', { face: 'serif', size: 150, tracking: -1 }, 90, 330, 'left'), ink),
    fill(alignedText('Karten auf schönem Papier', { face: 'serifItalic', size: 40 }, 94, 402, 'left'), ink),
  )
}

const myposterShare = (): string =>
  onWall(
    sizes.share,
    framedPicture(wallArt[0] ?? dunes, { x: 640, y: 80, width: 330, height: 430 }, { ...mouldings.black, width: 9, mat: 30 }),
    framedPicture(lake, { x: 1010, y: 150, width: 260, height: 330 }, { ...mouldings.oak, width: 13, mat: 0 }),
    fill(alignedText('myposter', { face: 'groteskBold', size: 100, tracking: -4 }, 80, 320, 'left'), '#111113'),
    fill(alignedText('Deine Bilder an der Wand', { face: 'grotesk', size: 32 }, 84, 384, 'left'), '#111113'),
  )

export const brandPictures: Picture[] = [
  { name: 'logo/anlass', alt: 'Anlass', ...wordmark(marks.anlass) },
  { name: 'logo/myposter', alt: 'myposter', ...wordmark(marks.myposter) },
  { name: 'favicon/anlass', ...icon, alt: 'Zeichen von Anlass: der Buchstabe A', svg: anlassIcon },
  { name: 'favicon/myposter', ...icon, alt: 'Zeichen von myposter: ein gerahmtes Bild', svg: myposterIcon },
  { name: 'og/anlass', ...sizes.share, alt: 'Anlass: Karten auf schönem Papier', svg: anlassShare },
  { name: 'og/myposter', ...sizes.share, alt: 'myposter: deine Bilder an der Wand', svg: myposterShare },
]
