import type { Design } from '../../schemas/cards/design.ts'
import { brightness } from '../pictures/colour.ts'
import type { Palette } from '../pictures/palettes.ts'

type ColourName = Design['color'][number]

/** Up to these hues, in degrees, a strong colour has this name. */
const hues: [number, ColourName][] = [
  [14, 'rot'],
  [32, 'orange'],
  [48, 'gold'],
  [68, 'gelb'],
  [180, 'gruen'],
  [248, 'blau'],
  [318, 'lila'],
  [345, 'rosa'],
  [360, 'rot'],
]

/** What a shopper calls a colour, `#rrggbb`: by its hue where it has one, else by how light it is. */
export function colourName(colour: string): ColourName {
  const { hue, chroma, lightness } = measure(colour)
  if (chroma < (lightness > 0.88 ? 0.025 : 0.07)) return lightness > 0.88 ? 'weiss' : lightness < 0.2 ? 'schwarz' : 'grau'
  const name = hues.find(([end]) => hue <= end)?.[1] ?? 'rot'
  const isWarm = name === 'orange' || name === 'gold'
  if (isWarm && chroma > 0.6 && lightness > 0.6) return 'gelb'
  if (lightness > 0.75) return name === 'rot' || (name === 'orange' && hue < 20) ? 'rosa' : isWarm ? 'creme' : name
  if (lightness < 0.13 || (isWarm && lightness < 0.18)) return 'schwarz'
  return isWarm && (lightness < 0.35 || chroma < 0.3) ? 'braun' : name
}

/** The sheet, and what is printed on it; words that are lighter than their sheet are not what one sees of it. */
export function colourNamesOf({ paper, accent, main }: Palette): ColourName[] {
  const inks = brightness(main) < brightness(paper) ? [accent, main] : [accent]
  return [...new Set([paper, ...inks].map(colourName))]
}

function measure(colour: string): { hue: number; chroma: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const max = Math.max(red, green, blue)
  const chroma = max - Math.min(red, green, blue)
  const sixth =
    chroma === 0 ? 0 : max === red ? (green - blue) / chroma : max === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  return { hue: (sixth * 60 + 360) % 360, chroma, lightness: (max + max - chroma) / 2 }
}
