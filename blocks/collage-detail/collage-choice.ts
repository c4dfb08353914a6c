import { readFormat } from '../../schemas/format.ts'
import type { CollageDesign, CollageDesignGroup } from '../../schemas/wall-art/collage.ts'
import { type CollagePreset, collagePresets } from '../../schemas/wall-art/collage-choice.ts'
import { fitsLimits } from '../../schemas/wall-art/format-limits.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import { holdsFormat } from '../../schemas/wall-art/photo-frame-choice.ts'
import type { MaterialType } from '../../schemas/wall-art/wall-art.ts'
import { readFrame, usualMat, writeFrame } from '../../schemas/wall-art/wall-frame.ts'

/** What a shopper has chosen for a collage. */
export interface CollageChoice {
  designId: number
  preset: CollagePreset
  materialType: MaterialType
  /** A frame in its colour; `undefined` is none. */
  frameType: string | undefined
  formatType: string
  /** Of what lies behind the pictures. */
  color: string
}

/** What there is to choose from. A collage has the formats of its design, whatever its material is usually made in. */
export interface CollageOffer {
  groups: CollageDesignGroup[]
  offer: {
    materials: Omit<PhotoFrameOffer['materials'][number], 'formats'>[]
    frames: PhotoFrameOffer['frames']
  }
}

export const designIn = (groups: CollageOffer['groups'], id: number): CollageDesign | undefined =>
  groups.flatMap(({ designs }) => designs).find((design) => design.id === id)

/** The brand's own design (R3.08) on canvas. */
export function firstCollage(offered: CollageOffer): CollageChoice {
  const [group] = offered.groups
  const designs = offered.groups.flatMap((each) => each.designs)
  const design = designs.find(({ isDefault }) => isDefault) ?? designs[0]
  if (!design || !group) throw new Error('There is no design of a collage: the back end answered groups without any.')
  const start = { preset: 'canvas', materialType: 'leinwand', frameType: undefined, formatType: '' } as const
  return settled({ ...start, designId: design.id, color: group.colors[0]?.value ?? '' }, offered)
}

/** A choice after a change: what does not go with it becomes what does. */
export const changedCollage = (before: CollageChoice, changed: Partial<CollageChoice>, offered: CollageOffer): CollageChoice =>
  settled({ ...before, ...changed }, offered)

function settled(choice: CollageChoice, { groups, offer }: CollageOffer): CollageChoice {
  const preset = collagePresets[choice.preset]
  const materialType = preset.material ?? choice.materialType
  const frames = offer.materials.find(({ value }) => value === materialType)?.frames ?? []
  const chosen = readFrame(choice.frameType ?? '')
  const frame = preset.frame === 'any' ? chosen && frames.includes(chosen.type) && chosen : preset.frame
  const next = { ...choice, materialType, frameType: frame ? writeFrame(frame) : undefined }
  const formats = formatsOf(next, { groups, offer })
  return { ...next, formatType: formats.includes(next.formatType) ? next.formatType : (formats[usualFormat] ?? formats.at(-1) ?? '') }
}

/** The formats a choice can be made in. */
export function formatsOf({ designId, materialType, frameType }: CollageChoice, { groups, offer }: CollageOffer): string[] {
  const limits = offer.materials.find(({ value }) => value === materialType)?.limits
  const frame = readFrame(frameType ?? '')?.type
  const isMade = (format: string) =>
    limits !== undefined && fitsLimits(readFormat(format), limits) && (frame === undefined || holdsFormat(frame, format))
  return designIn(groups, designId)?.formats.filter(isMade) ?? []
}

/** Neither the smallest nor a large one. */
const usualFormat = 1

/** The picture on the wall that a collage is: it costs what such a picture does. */
export function pictureOf({ materialType, frameType, formatType }: CollageChoice): PhotoFrameChoice {
  return { materialType, frameType, ...usualMat(readFrame(frameType ?? '')?.type), formatType, quantity: 1 }
}
