/** What photo books there are, and how one is chosen (R3.11). Plain data: browsers read it, too. */

export const photobookOrientations = ['din-landscape', 'din-portrait', 'square'] as const
export type PhotobookOrientation = (typeof photobookOrientations)[number]

export const photobookCovers = ['hard', 'soft'] as const
export type PhotobookCover = (typeof photobookCovers)[number]

export const photobookBindings = ['pur', 'layflat', 'heftbindung'] as const
export type PhotobookBinding = (typeof photobookBindings)[number]

export const photobookLaminations = ['glossy', 'matt'] as const
export const photobookFinishes = ['feinstweiss', 'glaenzend', 'matt', 'standard'] as const
export type PhotobookFinish = (typeof photobookFinishes)[number]

/** On the title. */
export const photobookRefinements = ['ohne', 'gold', 'rosegold', 'silber'] as const
export type PhotobookRefinement = (typeof photobookRefinements)[number]

/** Width and height of a closed book, in millimetres. */
export const photobookFormats = {
  'a3-quer': { width: 420, height: 297, orientation: 'din-landscape' },
  'a4-hoch': { width: 210, height: 297, orientation: 'din-portrait' },
  'a4-quer': { width: 297, height: 210, orientation: 'din-landscape' },
  'a5-hoch': { width: 148, height: 210, orientation: 'din-portrait' },
  'a5-quer': { width: 210, height: 148, orientation: 'din-landscape' },
  'a6-quer': { width: 148, height: 105, orientation: 'din-landscape' },
  '200-200': { width: 200, height: 200, orientation: 'square' },
  '300-300': { width: 300, height: 300, orientation: 'square' },
} as const satisfies Record<string, { width: number; height: number; orientation: PhotobookOrientation }>
export type PhotobookFormat = keyof typeof photobookFormats

interface PhotobookKind {
  formats: readonly PhotobookFormat[]
  /** Chosen with an orientation until a shopper chooses. */
  defaultFormats: Readonly<Record<PhotobookOrientation, PhotobookFormat>>
  /** The bindings of each cover that it has. */
  bindings: Readonly<Partial<Record<PhotobookCover, readonly PhotobookBinding[]>>>
  finishes: readonly PhotobookFinish[]
  refinements: readonly PhotobookRefinement[]
  pages: { from: number; to: number; by: number }
}

/** What goes together, by the type of book. */
export const photobookTypes = {
  digitalfotobuch: {
    formats: ['a3-quer', 'a4-quer', 'a5-quer', 'a4-hoch', 'a5-hoch', '200-200', '300-300'],
    defaultFormats: { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '200-200' },
    bindings: { hard: ['pur', 'layflat'], soft: ['pur'] },
    finishes: ['matt', 'glaenzend', 'feinstweiss'],
    refinements: photobookRefinements,
    pages: { from: 24, to: 160, by: 4 },
  },
  echtfotobuch: {
    formats: ['a3-quer', 'a4-quer', 'a5-quer', 'a4-hoch', '200-200', '300-300'],
    defaultFormats: { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '300-300' },
    bindings: { hard: ['layflat'] },
    finishes: ['glaenzend', 'matt'],
    refinements: photobookRefinements,
    pages: { from: 20, to: 80, by: 2 },
  },
  fotoheft: {
    formats: ['a5-quer', 'a6-quer', 'a4-hoch', 'a5-hoch', '200-200'],
    defaultFormats: { 'din-landscape': 'a5-quer', 'din-portrait': 'a5-hoch', square: '200-200' },
    bindings: { soft: ['heftbindung'] },
    finishes: ['standard'],
    refinements: ['ohne'],
    // A folded sheet has four.
    pages: { from: 16, to: 48, by: 4 },
  },
} as const satisfies Record<string, PhotobookKind>
export type PhotobookType = keyof typeof photobookTypes

export const photobookTypeNames: Record<PhotobookType, string> = {
  digitalfotobuch: 'Digitalfotobuch',
  echtfotobuch: 'Echtfotobuch',
  fotoheft: 'Fotoheft',
}

/** The same, where it does not matter of which type. */
export const photobookKind = (type: PhotobookType): PhotobookKind => photobookTypes[type]

export type PhotobookChoice = {
  type: PhotobookType
  format: PhotobookFormat
  cover: PhotobookCover
  binding: PhotobookBinding
  coverLamination: (typeof photobookLaminations)[number]
  paperFinish: PhotobookFinish
  refinementType: PhotobookRefinement
  photobookPageCount: number
  quantity: number
}

export const photobookQuantities = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100] as const

/** What is chosen for a book of this type, in the order in which its price is asked for. */
export const photobookChoiceKeys = [
  'type',
  'format',
  'cover',
  'binding',
  'coverLamination',
  'paperFinish',
  'refinementType',
  'photobookPageCount',
  'quantity',
] as const satisfies (keyof PhotobookChoice)[]

/** What the price of photo books is asked with. `amount` is another word for `quantity`. */
export const photobookPriceAsked = { path: '/web-api/photobook-price', keys: [...photobookChoiceKeys, 'amount'] }

export const orientationOf = (format: PhotobookFormat): PhotobookOrientation => photobookFormats[format].orientation

export const pageCounts = (type: PhotobookType): number[] => {
  const { from, to, by } = photobookTypes[type].pages
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)
}

/** What is chosen until a shopper chooses. The brand says with which refinement, where there is one (R1.01). */
export function usualPhotobook(type: PhotobookType, refinement: PhotobookRefinement = 'ohne'): PhotobookChoice {
  const { defaultFormats, bindings, finishes, refinements, pages } = photobookKind(type)
  const cover = photobookCovers.find((each) => bindings[each]) ?? 'hard'
  return {
    type,
    format: defaultFormats['din-landscape'],
    cover,
    binding: bindings[cover]?.[0] ?? 'pur',
    coverLamination: 'matt',
    paperFinish: finishes[0] ?? 'standard',
    refinementType: refinements.includes(refinement) ? refinement : 'ohne',
    photobookPageCount: pages.from,
    quantity: 1,
  }
}

/** The choice with something changed; a binding that the cover can't have gives way to its first. */
export function changedPhotobook(choice: PhotobookChoice, changed: Partial<PhotobookChoice>): PhotobookChoice {
  const next = { ...choice, ...changed }
  const bindings = photobookKind(next.type).bindings[next.cover] ?? []
  return bindings.includes(next.binding) ? next : { ...next, binding: bindings[0] ?? next.binding }
}

/** What of a choice does not go together, in a sentence; `undefined` for a book that can be made. */
export function photobookProblem(choice: PhotobookChoice): string | undefined {
  const { type, format, cover, binding, paperFinish, refinementType, photobookPageCount } = choice
  const { formats, bindings, finishes, refinements } = photobookKind(type)
  if (!formats.includes(format)) return `There is no ${type} in the format "${format}".`
  if (!bindings[cover]) return `There is no ${type} with a ${cover} cover.`
  if (!bindings[cover].includes(binding)) return `A ${type} with a ${cover} cover is not bound "${binding}".`
  if (!finishes.includes(paperFinish)) return `There is no ${type} on the paper "${paperFinish}".`
  if (!refinements.includes(refinementType)) return `There is no ${type} with the refinement "${refinementType}".`
  if (!pageCounts(type).includes(photobookPageCount)) return `There is no ${type} with ${photobookPageCount} pages.`
  return undefined
}
