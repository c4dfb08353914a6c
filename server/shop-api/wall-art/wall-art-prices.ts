import { readFormat } from '../../../schemas/format.ts'
import type { SiteCountry } from '../../../schemas/locale.ts'
import type { Money } from '../../../schemas/money.ts'
import type { Price } from '../../../schemas/price.ts'
import type { PhotoFrameChoice } from '../../../schemas/wall-art/photo-frame.ts'
import { framedFormat } from '../../../schemas/wall-art/photo-frame-choice.ts'
import type { MaterialType } from '../../../schemas/wall-art/wall-art.ts'
import { formatGroups, formatsIn } from '../../../schemas/wall-art/wall-format.ts'
import { type FrameType, readFrame } from '../../../schemas/wall-art/wall-frame.ts'
import { centsOfMany, currencyIn, inCountry, priceOf } from '../price-rules.ts'

/** What pictures for the wall cost, in cents: ours, and in no other place. */
const prices = {
  /** By the square metre, and never less than `least`. */
  materials: {
    leinwand: { least: 1990, squareMetre: 9900 },
    poster: { least: 590, squareMetre: 3200 },
    acrylglas: { least: 2990, squareMetre: 17900 },
    aludibond: { least: 2490, squareMetre: 14900 },
    gallerybond: { least: 3990, squareMetre: 22900 },
    echtglas: { least: 3490, squareMetre: 19900 },
    forexplatte: { least: 1690, squareMetre: 9500 },
    pvcplane: { least: 1990, squareMetre: 3500 },
    hahnemuehle: { least: 1490, squareMetre: 9900 },
    fototapete: { least: 3990, squareMetre: 3900 },
    klebefolie: { least: 990, squareMetre: 4900 },
    backlitfolie: { least: 1290, squareMetre: 6900 },
  } satisfies Record<MaterialType, unknown>,
  /** By the metre of what goes around, the same in all colours. */
  frames: {
    alurahmen: { least: 1990, metre: 1500 },
    holzrahmen: { least: 2490, metre: 1900 },
    fotorahmen: { least: 1290, metre: 900 },
    kunststoffrahmen: { least: 990, metre: 700 },
    artbox: { least: 2990, metre: 2200 },
    'schattenfuge-leinwand': { least: 2490, metre: 1700 },
    'schattenfuge-platte': { least: 2990, metre: 2100 },
  } satisfies Record<FrameType, unknown>,
  mat: { least: 690, squareMetre: 1900 },
}

/** What pictures of one kind and size cost; more of the same never cost less. */
export function photoFramePrice({ quantity, ...piece }: PhotoFrameChoice, country: SiteCountry): Price {
  return priceOf(inCountry(centsOfMany(pieceCents(piece), quantity), country), quantity, country)
}

/** The least that a picture on a material costs, unframed. */
export function priceFrom(materialType: MaterialType, country: SiteCountry): Money {
  const all = formatGroups
    .flatMap((group) => formatsIn(group, materialType))
    .map((formatType) => pieceCents({ materialType, formatType, frameType: undefined, matSize: 0 }))
  return { cents: inCountry(Math.min(...all), country), currency: currencyIn(country) }
}

/** What of that is the frame with its mat. */
export function framePrice(piece: Piece, country: SiteCountry): Money {
  const unframed = { ...piece, frameType: undefined }
  return { cents: inCountry(pieceCents(piece) - pieceCents(unframed), country), currency: currencyIn(country) }
}

type Piece = Pick<PhotoFrameChoice, 'frameType' | 'matSize' | 'formatType' | 'materialType'>

function pieceCents(piece: Piece): number {
  const { least, squareMetre } = prices.materials[piece.materialType]
  const picture = Math.max(least, squareMetre * squareMetres(readFormat(piece.formatType)))
  return endingWith90(picture + frameCents(piece))
}

function frameCents({ frameType = '', matSize, formatType }: Piece): number {
  const type = readFrame(frameType)?.type
  if (!type) return 0
  const { least, metre } = prices.frames[type]
  const outside = framedFormat(formatType, type, matSize)
  const around = Math.max(least, metre * ((2 * (outside.width + outside.height)) / 1000))
  return around + (matSize === 0 ? 0 : Math.max(prices.mat.least, prices.mat.squareMetre * squareMetres(outside)))
}

const squareMetres = ({ width, height }: { width: number; height: number }) => (width * height) / 1_000_000

/** The next price of whole euros less ten cents. */
const endingWith90 = (cents: number) => Math.ceil((cents + 10) / 100) * 100 - 10
