import type { SiteCountry } from '../../../schemas/locale.ts'
import {
  orientationOf,
  type PhotobookChoice,
  type PhotobookFormat,
  type PhotobookType,
  photobookKind,
  photobookTypes,
  usualPhotobook,
} from '../../../schemas/photobooks/photobook-choice.ts'
import { type PhotobookRatio, photobookRatios } from '../../../schemas/photobooks/photobook-set-filters.ts'
import type { Price } from '../../../schemas/price.ts'
import { centsOfMany, inCountry, priceOf } from '../price-rules.ts'

/** What photo books cost, in cents: ours, and in no other place. */
const prices = {
  /** With the least pages there are, and for each page more. */
  types: {
    digitalfotobuch: { book: 1290, page: 20 },
    echtfotobuch: { book: 1990, page: 45 },
    fotoheft: { book: 590, page: 15 },
  } satisfies Record<PhotobookType, { book: number; page: number }>,
  /** By what that is multiplied. */
  formats: {
    'a6-quer': 0.75,
    'a5-quer': 0.95,
    'a5-hoch': 0.95,
    '200-200': 1.1,
    'a4-quer': 1.5,
    'a4-hoch': 1.5,
    '300-300': 2.1,
    'a3-quer': 2.6,
  } satisfies Record<PhotobookFormat, number>,
  hardCover: 500,
  /** A page, for it is thicker. */
  layflatPage: 10,
  finishes: { standard: 0, matt: 0, glaenzend: 0, feinstweiss: 200 } satisfies Record<PhotobookChoice['paperFinish'], number>,
  refinement: 490,
}

/** What so many books cost; more of the same never cost less. */
export function photobookPrice(choice: PhotobookChoice, country: SiteCountry): Price {
  const { type, format, cover, binding, paperFinish, refinementType, photobookPageCount, quantity } = choice
  const { book, page } = prices.types[type]
  const furtherPages = photobookPageCount - photobookTypes[type].pages.from
  // All thick pages of a photographic book are bound so; there is nothing else to compare them with.
  const layflat = binding === 'layflat' && type !== 'echtfotobuch' ? prices.layflatPage * photobookPageCount : 0
  const cents =
    (book + page * furtherPages + layflat) * prices.formats[format] +
    (cover === 'hard' ? prices.hardCover : 0) +
    prices.finishes[paperFinish] +
    (refinementType === 'ohne' ? 0 : prices.refinement)
  return priceOf(inCountry(centsOfMany(cents, quantity), country), quantity, country)
}

/** The smallest book of these types and shapes, with nothing that may be left out. */
export function photobookPriceFrom(types: readonly PhotobookType[], ratios: readonly PhotobookRatio[], country: SiteCountry) {
  const [cheapest] = types
    .flatMap((type) => {
      const { formats, bindings } = photobookKind(type)
      const cover = bindings.soft ? 'soft' : 'hard'
      const binding = bindings[cover]?.[0] ?? 'pur'
      return ratios.flatMap((ratio) =>
        formats
          .filter((format) => orientationOf(format) === photobookRatios[ratio])
          .map((format) => photobookPrice({ ...usualPhotobook(type), format, cover, binding }, country).total),
      )
    })
    .toSorted((one, other) => one.cents - other.cents)
  if (!cheapest) throw new Error(`There is no photo book of ${types} in ${ratios}.`)
  return cheapest
}
