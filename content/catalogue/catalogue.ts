/**
 * The catalogue of the card brand: every design that the shop draws and names, with what can be said of it. `npm run catalogue`
 * writes it to catalogue.json, since drawing all cards takes half a second, which no start shall wait for.
 */
import type { Design as CatalogueDesign, designFilters } from '../../schemas/cards/design.ts'
import type { OccasionKey } from '../copy/occasion-copy.ts'
import { occasionCopy } from '../copy/occasions.ts'
import { fileInSpace, hashOfDrawing } from '../keep-pictures.ts'
import { occasionContent, productTypes } from '../occasions.ts'
import { type Design, describe, type Format } from '../pictures/designs/design.ts'
import { designsOf } from '../pictures/designs/designs.ts'
import { findPicture } from '../pictures/pictures.ts'
import { createRandom } from '../pictures/random.ts'
import { colourNamesOf } from './colour-names.ts'
import { hasFoil, punchingsOf, stylesOf } from './design-look.ts'
import { filterNames } from './filter-names.ts'
import { type PhotobookCatalogue, photobookCatalogue } from './photobook-catalogue.ts'

/** A design as the catalogue keeps it: its picture is a file inside the space of the content. */
export interface CatalogueEntry extends Omit<CatalogueDesign, 'picture'> {
  /** Occasion and number, by which content names it: `hochzeit/1`. */
  key: string
  file: string
}

export interface Catalogue {
  filterNames: typeof filterNames
  designs: CatalogueEntry[]
  photobooks: PhotobookCatalogue
}

/** What each format is called in the shop, and its size in millimetres. */
const sizes: Record<Format, { format: string; aspectRatio: (typeof designFilters)['aspectRatio'][number] }> = {
  portrait: { format: '105x148', aspectRatio: 'portrait' },
  square: { format: '148x148', aspectRatio: 'square' },
  landscape: { format: '148x105', aspectRatio: 'landscape' },
  tall: { format: '105x210', aspectRatio: 'tall' },
}

/** Numbers of designs that no catalogue has had yet begin here. */
const firstId = 1001
/** Of all designs, so many are the best sold and the newest ones. */
const labelled = { beliebt: 16, neu: 20 }

/** Every design, the most recommended first. Those that were in the catalogue before keep their numbers, whatever stands around them now. */
export function makeCatalogue(before: readonly Pick<CatalogueEntry, 'key' | 'id'>[]): Catalogue {
  const ids = new Map(before.map(({ key, id }) => [key, id]))
  let next = Math.max(firstId, ...before.map(({ id }) => id + 1))
  const entries = (Object.keys(occasionContent) as OccasionKey[])
    .flatMap((occasion) => designsOf(occasion).map((design, index) => entryOf(occasion, design, index)))
    .map((entry) => ({ ...entry, id: ids.get(entry.key) ?? next++ }))
    // The best of each occasion first, then the second best ones.
    .sort((one, other) => numberOf(one) - numberOf(other))
    .map((entry, index) => ({ ...entry, rank: index + 1 }))
  const newest = entries.map(({ created }) => created).sort()[entries.length - labelled.neu] ?? ''
  return {
    filterNames,
    designs: entries.map((entry) => ({ ...entry, label: [...labelsOf(entry, newest), ...entry.label] })),
    photobooks: photobookCatalogue(),
  }
}

type UnrankedEntry = Omit<CatalogueEntry, 'id' | 'rank'>

const numberOf = ({ key }: UnrankedEntry) => Number(key.split('/').at(-1))

const labelsOf = ({ rank, created }: CatalogueEntry, newest: string): CatalogueEntry['label'] => [
  ...(created >= newest ? (['neu'] as const) : []),
  ...(rank <= labelled.beliebt ? (['beliebt'] as const) : []),
]

function entryOf(occasion: OccasionKey, design: Design, index: number): UnrankedEntry {
  const { family } = occasionContent[occasion]
  const [name, kind] = occasionCopy[occasion].designs[index] ?? []
  const product = productOf(occasion, design) ?? kind ?? occasionContent[occasion].productTypes[0]
  const key = `${occasion}/${index + 1}`
  if (!name || !product) throw new Error(`The design ${key} has no name or no kind: add them in content/copy/occasions.`)
  const category = categoryOf(occasion)
  const picture = findPicture(`card/${occasion.replaceAll('/', '-')}/${index + 1}`)
  return {
    key,
    name,
    description: describe(design),
    channel: 'anlass',
    kind: 'card',
    kindName: design.kind,
    product,
    occasion,
    ...(category && { category }),
    occasionName: occasionContent[occasion].name,
    ...sizes[design.format],
    color: colourNamesOf(design.palette),
    style: stylesOf(design),
    punching: punchingsOf(design, family),
    label: hasFoil(design) ? ['folie'] : [],
    file: fileInSpace(picture, hashOfDrawing(picture.svg())),
    created: dayOf(key),
  }
}

/** An occasion is offered in a kind of card that is called like this one: several `Einladungskarte` are `Einladungskarten`. */
const productOf = (occasion: OccasionKey, { kind }: Design) =>
  occasionContent[occasion].productTypes.find((type) => productTypes[type].startsWith(kind))

/** Nobody has written down when a design came: some day in the three years before the shop of today. */
function dayOf(key: string): string {
  const day = Math.floor(createRandom(key).between(0, 3 * 365))
  return new Date(Date.UTC(2023, 10, 1 + day)).toISOString().slice(0, 10)
}

const categories: Partial<Record<OccasionKey, CatalogueDesign['category']>> = {
  'geburtstag/kindergeburtstag': 'kindergeburtstag',
  weihnachten: 'weihnachten-private',
  'weihnachten/geschaeftlich': 'weihnachten-business',
  weihnachtsfeier: 'weihnachten-business',
}

/** An occasion below another is filed under it, unless it has a place of its own; some have none. */
function categoryOf(occasion: OccasionKey): CatalogueDesign['category'] {
  const [above = ''] = occasion.split('/')
  const named = categories[occasion] ?? categories[above as OccasionKey]
  return named ?? (above in filterNames.category ? (above as CatalogueDesign['category']) : undefined)
}
