import { useEffect } from 'react'
import { type ReadQuery, readProductQuery } from '../../runtime/product-query.ts'
import { isKept, useKeptState } from '../../runtime/ui/use-kept-state.ts'
import { readFormat } from '../../schemas/format.ts'
import { fitsLimits, isPortrait, isSquareFormat, turned } from '../../schemas/wall-art/format-limits.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import { holdsFormat, photoFrameQueryKeys } from '../../schemas/wall-art/photo-frame-choice.ts'
import { type FrameType, frameFacts, type Mat, noMat, readFrame, usualMat, writeFrame } from '../../schemas/wall-art/wall-frame.ts'
import type { PhotoFrameDetailData } from './load-photo-frame-detail.ts'

export type ChangeChoice = (changed: Partial<PhotoFrameChoice>) => void

export const frameTypeOf = ({ frameType }: Pick<PhotoFrameChoice, 'frameType'>): FrameType | undefined => readFrame(frameType ?? '')?.type

/** What the shopper has chosen so far, beginning with what the address asks for, but where they come back to their own choice. What no longer goes with a new choice is taken off. */
export function usePhotoFrameChoice(data: PhotoFrameDetailData) {
  const { offer } = data
  const [choice, setChoice] = useKeptState(data.choice, data)
  const change: ChangeChoice = (changed) => setChoice((before) => changedChoice(before, changed, offer))
  // No page is made for what an address asks for: all begin alike.
  useEffect(() => {
    if (isKept(data)) return
    const asked = readProductQuery(new URLSearchParams(location.search), photoFrameQueryKeys)
    if (Object.keys(asked).length > 0) change(choiceIn(asked, offer))
  }, [data])
  return { choice, change }
}

/** Another frame comes with its usual mat (R3.06); one that does not go with the material, or is too small, is none. */
export function changedChoice(
  before: PhotoFrameChoice,
  changed: Partial<PhotoFrameChoice>,
  { materials }: PhotoFrameOffer,
): PhotoFrameChoice {
  const next = { ...before, ...changed }
  const material = materials.find(({ value }) => value === next.materialType)
  if (material && !fitsLimits(readFormat(next.formatType), material.limits)) next.formatType = usualFormat(material, next.formatType)
  const frame = frameTypeOf(next)
  if (!frame || !material?.frames.includes(frame) || !holdsFormat(frame, next.formatType))
    return { ...next, frameType: undefined, ...noMat }
  const mat = frame === frameTypeOf(before) ? {} : usualMat(frame)
  return { ...next, ...mat, ...askedMat(changed, frame) }
}

/** Of the same orientation as one that the material is not made in. */
function usualFormat({ formats }: PhotoFrameOffer['materials'][number], wanted: string): string {
  if (isSquareFormat(wanted)) return formats.find(isSquareFormat) ?? formats[0] ?? ''
  return turned(formats[1] ?? formats[0] ?? '', isPortrait(wanted))
}

function askedMat({ matType, matSize }: Partial<PhotoFrameChoice>, frame: FrameType): Partial<Mat> {
  return matType !== undefined && matSize !== undefined && frameFacts[frame].mat ? { matType, matSize } : {}
}

/** What of an address's query (R3.07) the offer has; where it names a frame alone, on the first material that goes into it. */
export function choiceIn(
  { frameType, matType, matSize, materialType }: ReadQuery,
  { materials, mats }: PhotoFrameOffer,
): Partial<PhotoFrameChoice> {
  const frame = typeof frameType === 'string' ? readFrame(frameType) : undefined
  const material =
    materials.find(({ value }) => value === materialType) ?? materials.find(({ frames }) => frame && frames.includes(frame.type))
  const mat = mats.find((each) => each.matType === matType || String(each.matSize) === matSize)
  return {
    ...(material && { materialType: material.value }),
    ...(frame && { frameType: writeFrame(frame) }),
    ...(mat && { matType: mat.matType, matSize: mat.matSize }),
  }
}
