import type { SiteCountry } from '../../../schemas/locale.ts'
import type { Money } from '../../../schemas/money.ts'
import {
  type PhotoboxChoice,
  type PhotoboxFormat,
  type PhotoboxMaterial,
  type PhotoboxType,
  photoboxKind,
  photoboxMaterials,
} from '../../../schemas/photoboxes/photobox-choice.ts'
import type { Price } from '../../../schemas/price.ts'
import { centsOfMany, inCountry, priceOf } from '../price-rules.ts'

/** What photo boxes cost, in cents: ours, and in no other place. */
const prices = {
  /** Empty. */
  boxes: { small: 690, photoprint: 990 } satisfies Record<PhotoboxType, number>,
  /** One single picture. */
  pictures: { '9-9': 29, '9-13': 32, '10-15': 35, '13-18': 59 } satisfies Record<PhotoboxFormat, number>,
  /** By what that is multiplied. */
  materials: { 'fotopapier-matt': 1, 'fotopapier-glaenzend': 1, hahnemuehle: 2.4 } satisfies Record<PhotoboxMaterial, number>,
}

/** What a box full of pictures costs. A piece is a picture. */
export function photoboxPrice(choice: PhotoboxChoice, country: SiteCountry): Price {
  const { photoboxType, photoboxFormat, photoboxMaterial, photoboxQuantityMax: quantity } = choice
  const pictures = centsOfMany(prices.pictures[photoboxFormat] * prices.materials[photoboxMaterial], quantity)
  return priceOf(inCountry(prices.boxes[photoboxType] + pictures, country), quantity, country)
}

/** What the smallest box of a type costs. */
export function photoboxPriceFrom(type: PhotoboxType, country: SiteCountry): Money {
  const { formats, quantities } = photoboxKind(type)
  const [cheapest] = formats
    .flatMap((photoboxFormat) =>
      photoboxMaterials.flatMap((photoboxMaterial) =>
        quantities.map(
          (photoboxQuantityMax) =>
            photoboxPrice({ photoboxType: type, photoboxFormat, photoboxMaterial, photoboxQuantityMax }, country).total,
        ),
      ),
    )
    .toSorted((one, other) => one.cents - other.cents)
  if (!cheapest) throw new Error(`There is no box ${type}.`)
  return cheapest
}
