import { photoboxLids } from '../../../content/copy/myposter/photobox-lids.ts'
import { formatSize } from '../../../runtime/format-size.ts'
import { type PhotoboxData, photoboxDataQuestion, photoboxPriceQuestion } from '../../../schemas/photoboxes/photobox.ts'
import {
  type PhotoboxMaterial,
  type PhotoboxType,
  photoboxFormats,
  photoboxKind,
  photoboxMaterials,
  photoboxProblem,
  photoboxTypes,
} from '../../../schemas/photoboxes/photobox-choice.ts'
import { answering, type EmbeddedAnswer } from '../embedded-answer.ts'
import { type Market, NotOffered } from '../shop-api.ts'
import { photoboxPrice, photoboxPriceFrom } from './photobox-prices.ts'

const typeNames: Record<PhotoboxType, string> = { small: 'Kleine Box', photoprint: 'Große Box' }

/** As the page of the boxes says (content/copy/myposter/products.ts). */
const materials: Record<PhotoboxMaterial, { name: string; note: string }> = {
  'fotopapier-matt': { name: 'Fotopapier matt', note: 'Für den Küchentisch' },
  hahnemuehle: { name: 'Hahnemühle', note: 'Für Bilder, die gerahmt werden' },
  'fotopapier-glaenzend': { name: 'Fotopapier glänzend', note: 'Fürs Album' },
}

/** What photo boxes there are, and what they cost. */
export const photoboxAnswers: EmbeddedAnswer[] = [
  answering(photoboxDataQuestion, (market, { photoboxType }) =>
    photoboxData(market, photoboxType === undefined ? allTypes : [photoboxType]),
  ),
  answering(photoboxPriceQuestion, ({ country }, choice) => {
    const problem = photoboxProblem(choice)
    if (problem !== undefined) throw new NotOffered(problem)
    return photoboxPrice(choice, country)
  }),
]

const allTypes = Object.keys(photoboxTypes) as PhotoboxType[]

function photoboxData({ country, locale }: Market, types: PhotoboxType[]): PhotoboxData {
  return {
    types: types.map((type) => ({
      type,
      name: typeNames[type],
      formats: photoboxKind(type).formats.map((format) => ({ format, name: formatSize(photoboxFormats[format], locale) })),
      quantities: [...photoboxKind(type).quantities],
      priceFrom: photoboxPriceFrom(type, country),
    })),
    materials: photoboxMaterials.map((material) => ({ material, ...materials[material] })),
    designs: photoboxLids,
  }
}
