import { frames as frameCopy } from '../../../content/copy/myposter/frames.ts'
import { readFormat } from '../../../schemas/format.ts'
import { formatProblem } from '../../../schemas/wall-art/format-limits.ts'
import type { FrameVariants, PhotoFrameChoice, PhotoFrameMaking, PhotoFrameOffer } from '../../../schemas/wall-art/photo-frame.ts'
import { holdsFormat } from '../../../schemas/wall-art/photo-frame-choice.ts'
import { framesFor, type MaterialType, materialNames, materialTypes } from '../../../schemas/wall-art/wall-art.ts'
import { formatLimits, usualFormats } from '../../../schemas/wall-art/wall-format.ts'
import {
  type FrameColor,
  type FrameType,
  frameFacts,
  frameTypes,
  noMat,
  readFrame,
  whiteMat,
  writeFrame,
} from '../../../schemas/wall-art/wall-frame.ts'

const colors: Record<FrameColor, { name: string; color: string }> = {
  schwarz: { name: 'Schwarz', color: '#26262a' },
  weiss: { name: 'Weiß', color: '#f4f2ed' },
  silber: { name: 'Silber', color: '#b9bec3' },
  eiche: { name: 'Eiche', color: '#c59b69' },
  nussbaum: { name: 'Nussbaum', color: '#6e4a33' },
}

const mats = [
  { ...noMat, name: 'Ohne' },
  { ...whiteMat, name: 'Weiß, 3 cm' },
]

/** A frame in all colours it is made in. */
const variantsOf = (frameType: FrameType): FrameVariants => ({
  frameType,
  name: nameOfFrame(frameType),
  variants: frameFacts[frameType].colors.map((color, index) => ({
    value: writeFrame({ type: frameType, color }),
    ...colors[color],
    isDefault: index === 0,
  })),
})

const nameOfFrame = (wanted: FrameType) => frameCopy.find(({ slug }) => slug === wanted)?.name ?? wanted

/** No frames wanted are all. */
export const frameVariants = (wanted: FrameType[]): FrameVariants[] =>
  frameTypes.filter((type) => wanted.length === 0 || wanted.includes(type)).map(variantsOf)

/** What can be chosen for pictures on these materials, or on all. */
export function photoFrameOffer(wanted: MaterialType[]): PhotoFrameOffer {
  const materials = materialTypes.filter((type) => wanted.length === 0 || wanted.includes(type))
  const framed = frameTypes.filter((frame) => materials.some((material) => framesFor(material).includes(frame)))
  return {
    materials: materials.map((value) => ({
      value,
      name: materialNames[value],
      formats: usualFormats(value),
      limits: formatLimits[value],
      frames: [...framesFor(value)],
    })),
    frames: framed.map(variantsOf),
    mats,
  }
}

/** What of a making there is not, in a sentence. */
export function notFramed({ materialType, frameType, matType, matSize }: PhotoFrameMaking): string | undefined {
  const frame = frameType === undefined ? undefined : readFrame(frameType)?.type
  if (frame && !framesFor(materialType).includes(frame)) return `A picture on "${materialType}" does not go into the frame "${frame}".`
  if ((matType === 'mat-none') !== (matSize === 0)) return `The mat "${matType}" is not ${matSize} mm wide.`
  if (matSize === 0) return undefined
  if (!frame) return 'There is no mat without a frame.'
  return frameFacts[frame].mat === undefined ? `The frame "${frame}" takes no mat.` : undefined
}

/** What of a choice there is not, in a sentence; `undefined` for a picture that can be made. */
export function notMade(choice: PhotoFrameChoice): string | undefined {
  const { materialType, frameType, formatType } = choice
  const { min, maxShort, maxLong } = formatLimits[materialType]
  if (formatProblem(readFormat(formatType), formatLimits[materialType]))
    return `A picture on "${materialType}" has sides of ${min} mm at least, and ${maxShort} x ${maxLong} mm at most: ${formatType} is none.`
  const problem = notFramed(choice)
  if (problem !== undefined) return problem
  const frame = frameType === undefined ? undefined : readFrame(frameType)?.type
  return frame && !holdsFormat(frame, formatType)
    ? `The frame "${frame}" is made for pictures of ${frameFacts[frame].longest} mm at most.`
    : undefined
}
