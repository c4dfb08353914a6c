import { useState } from 'react'
import { useFragment } from '../../runtime/ui/use-fragment.ts'
import { boxFragment } from '../../schemas/photoboxes/box-fragment.ts'
import type { PhotoboxChoice, PhotoboxType } from '../../schemas/photoboxes/photobox-choice.ts'
import { firstBox } from './first-box.ts'
import type { PhotoboxDetailData } from './load-photobox-detail.ts'

/** What the shopper has chosen so far; who came from a type has chosen that. */
export function useSelectedBox({ offer, choice: usual }: PhotoboxDetailData) {
  const [choice, setChoice] = useState(usual)
  const [design, chooseDesign] = useState(offer.designs[0]?.design ?? '')
  const chooseType = (type: PhotoboxType) => setChoice((before) => firstBox(offer, type, before.photoboxMaterial))
  useFragment((fragment) => {
    const kind = offer.types.find(({ type }) => fragment === `#${boxFragment(type)}`)
    if (kind) chooseType(kind.type)
  })
  return {
    choice,
    lid: offer.designs.find((each) => each.design === design),
    chooseType,
    chooseDesign,
    change: (changed: Partial<PhotoboxChoice>) => setChoice((before) => ({ ...before, ...changed })),
  }
}
