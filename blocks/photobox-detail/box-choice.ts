import type { PhotoboxData } from '../../schemas/photoboxes/photobox.ts'
import type { PhotoboxChoice, PhotoboxType } from '../../schemas/photoboxes/photobox-choice.ts'

/** The first format and the smallest number of pictures of a type, or of the first type there is. */
export function firstBox({ types, materials }: PhotoboxData, wanted?: PhotoboxType, material = materials[0]?.material): PhotoboxChoice {
  const kind = types.find(({ type }) => type === wanted) ?? types[0]
  const [format] = kind?.formats ?? []
  const [quantity] = kind?.quantities ?? []
  if (!kind || !format || quantity === undefined || !material) throw new Error('There is no photo box to choose.')
  return { photoboxType: kind.type, photoboxFormat: format.format, photoboxMaterial: material, photoboxQuantityMax: quantity }
}

/** Another choice of what a type has: a click from before the block lived may be of another type's. */
export function changedBox({ types }: PhotoboxData, before: PhotoboxChoice, changed: Partial<PhotoboxChoice>): PhotoboxChoice {
  const next = { ...before, ...changed }
  const kind = types.find(({ type }) => type === next.photoboxType)
  const hasFormat = kind?.formats.some(({ format }) => format === next.photoboxFormat)
  const hasQuantity = kind?.quantities.includes(next.photoboxQuantityMax)
  return hasFormat && hasQuantity ? next : before
}
