/** What photo boxes there are, and how one is chosen (R3.17). Plain data: browsers read it, too. */

/** The pictures that go into a box, in millimetres. */
export const photoboxFormats = {
  '9-9': { width: 90, height: 90 },
  '9-13': { width: 130, height: 90 },
  '10-15': { width: 150, height: 100 },
  '13-18': { width: 180, height: 130 },
} as const satisfies Record<string, { width: number; height: number }>
export type PhotoboxFormat = keyof typeof photoboxFormats

interface PhotoboxKind {
  formats: readonly PhotoboxFormat[]
  /** So many pictures go into one, at most. */
  quantities: readonly number[]
}

/** A small box, or one for prints as they are usual. */
export const photoboxTypes = {
  small: { formats: ['9-9', '9-13'], quantities: [16, 24, 32, 48] },
  photoprint: { formats: ['10-15', '13-18'], quantities: [50, 75, 100, 150, 200] },
} as const satisfies Record<string, PhotoboxKind>
export type PhotoboxType = keyof typeof photoboxTypes

/** The same, where it does not matter of which type. */
export const photoboxKind = (type: PhotoboxType): PhotoboxKind => photoboxTypes[type]

export const photoboxMaterials = ['fotopapier-matt', 'hahnemuehle', 'fotopapier-glaenzend'] as const
export type PhotoboxMaterial = (typeof photoboxMaterials)[number]

/** What the lid looks like: dt41 to dt58. */
export const photoboxDesigns: readonly string[] = Array.from({ length: 18 }, (_, index) => `dt${41 + index}`)

export type PhotoboxChoice = {
  photoboxType: PhotoboxType
  photoboxFormat: PhotoboxFormat
  photoboxMaterial: PhotoboxMaterial
  photoboxQuantityMax: number
}

/** What the price of a box is asked with: every lid costs the same. */
export const photoboxPriceAsked = {
  path: '/price-api/photoboxes',
  keys: ['photoboxType', 'photoboxFormat', 'photoboxMaterial', 'photoboxQuantityMax'] as const satisfies (keyof PhotoboxChoice)[],
}

/** `150x100` */
export function formatStringOf(format: PhotoboxFormat): string {
  const { width, height } = photoboxFormats[format]
  return `${width}x${height}`
}

/** What the configurator of photo boxes is told of a box, in the order in which it is written. */
export const photoboxQueryKeys = [
  'photoboxType',
  'photoboxFormat',
  'photoboxFormatString',
  'photoboxMaterial',
  'photoboxDesignType',
  'photoboxQuantityMax',
] as const

/** A box and its lid as the configurator is told of it. */
export const photoboxQuery = (choice: PhotoboxChoice, design: string) => ({
  ...choice,
  photoboxFormatString: formatStringOf(choice.photoboxFormat),
  photoboxDesignType: design,
})

/** What of a choice does not go together, in a sentence; `undefined` for a box that can be made. */
export function photoboxProblem({ photoboxType: type, photoboxFormat, photoboxQuantityMax }: PhotoboxChoice): string | undefined {
  const { formats, quantities } = photoboxKind(type)
  if (!formats.includes(photoboxFormat)) return `There is no box "${type}" for pictures in the format "${photoboxFormat}".`
  if (!quantities.includes(photoboxQuantityMax)) return `There is no box "${type}" for ${photoboxQuantityMax} pictures.`
  return undefined
}
