import sharp from 'sharp'

/** R9.07: 10 × 10 pixels, blurred by 3, on grey; so little that its quality would not show. */
const side = 10

/** Where along the way colours are said, from 0 to 1. */
const stops = [0, 0.5, 1]

const ways = [90, 135, 180, 225]

/** The red, green and blue of each pixel, row by row. */
type Pixels = readonly number[][]

/**
 * What stands in a picture's place until it is there: three colours in the direction in which they come nearest to the picture made tiny and
 * blurred, as CSS writes a gradient, `135deg,#8d8a7e,#b5b0a4,#e9e4da`. Not that picture itself: each took a browser as long to
 * load, small as it was, as a paragraph to lay out (decision 47). An SVG is drawn at `density`, 72 being the size it says. Throws when it
 * is no picture.
 */
export async function drawPlaceholder(bytes: Uint8Array, { density = 72 } = {}): Promise<string> {
  const raw = await sharp(bytes, { density })
    .autoOrient()
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#efefef' })
    .blur({ sigma: 3, precision: 'float' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const pixels = Array.from({ length: side * side }, (_, index) => [...raw.subarray(index * 3, index * 3 + 3)])
  const gradients = ways.map((degrees) => gradientAlong(pixels, degrees))
  const { degrees, colours } = gradients.reduce((best, other) => (other.error < best.error ? other : best))
  return [`${degrees}deg`, ...colours.map(hex)].join(',')
}

function gradientAlong(pixels: Pixels, degrees: number) {
  const places = placesAlong(degrees)
  const colours = stops.map((stop) => colourAt(pixels, places, stop))
  const error = pixels.reduce((sum, pixel, index) => sum + distance(pixel, colourBetween(colours, places[index] ?? 0)), 0)
  return { degrees, colours, error }
}

/** How far along the way each pixel lies, from 0 to 1, as CSS measures it: corners are its ends. */
function placesAlong(degrees: number): number[] {
  const angle = (degrees * Math.PI) / 180
  const [right, down] = [Math.sin(angle), -Math.cos(angle)]
  const length = (Math.abs(right) + Math.abs(down)) * side
  const fromMiddle = (index: number) => index + 0.5 - side / 2
  return Array.from(
    { length: side * side },
    (_, index) => (fromMiddle(index % side) * right + fromMiddle(Math.floor(index / side)) * down) / length + 0.5,
  )
}

/** Of the pixels around it; the nearest count most. */
function colourAt(pixels: Pixels, places: number[], stop: number): number[] {
  const weights = places.map((place) => Math.max(0, 1 - Math.abs(place - stop) / 0.5) ** 2)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [0, 1, 2].map((channel) => weights.reduce((sum, weight, index) => sum + weight * (pixels[index]?.[channel] ?? 0), 0) / total)
}

function colourBetween(colours: readonly number[][], place: number): number[] {
  const [first = [], middle = [], last = []] = colours
  const [from, to, share] = place < 0.5 ? [first, middle, place * 2] : [middle, last, place * 2 - 1]
  return from.map((value, channel) => value + ((to[channel] ?? 0) - value) * share)
}

const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, channel) => sum + (value - (other[channel] ?? 0)) ** 2, 0)

const hex = (colour: readonly number[]) => `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
