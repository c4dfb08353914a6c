/** The wide picture at the top of a page, and its narrow sister for a phone: cards to one side, room for words on the other. */
import type { Design } from '../designs/design.ts'
import { type Picture, type Size, sizes } from '../picture.ts'
import { place } from '../svg.ts'
import { type Arrangement, box } from './arrangements.ts'
import { onGround, table, windowLight } from './ground.ts'
import type { Mood } from './mood.ts'

export interface Hero {
  name: string
  alt: string
  designs: readonly [Design, Design, Design]
  arrangement: Arrangement
  mood: Mood
}

interface Room extends Size {
  /** Where the arrangement's box stands. */
  x: number
  y: number
  scale: number
}

const wide: Room = { ...sizes.hero, x: 1040, y: 0, scale: 1 }
const narrow: Room = { ...sizes.heroSmall, x: -25, y: 436, scale: 0.945 }

const drawIn = (room: Room, { arrangement, designs, mood }: Hero): string => {
  const edge = arrangement.table
  const ground = edge === undefined ? windowLight(room) : table(room, mood.ground, room.y + edge * room.scale)
  return onGround(room, mood.ground, ground, place({ x: room.x, y: room.y, scale: room.scale }, arrangement.draw(designs, mood)))
}

const focusOf = ({ x, y, scale }: Room): string =>
  `${Math.max(x, 0) + 60}x${Math.round(y + 40)}:${Math.round(Math.min(x + box.width * scale, x < 0 ? 1200 : 2360))}x${Math.round(y + box.height * scale) - 20}`

export const heroPictures = (hero: Hero): Picture[] => [
  { name: hero.name, width: wide.width, height: wide.height, alt: hero.alt, focus: focusOf(wide), svg: () => drawIn(wide, hero) },
  {
    name: `${hero.name}-small`,
    width: narrow.width,
    height: narrow.height,
    alt: hero.alt,
    focus: focusOf(narrow),
    svg: () => drawIn(narrow, hero),
  },
]
