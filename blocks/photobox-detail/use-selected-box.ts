import { useFragment } from '../../runtime/ui/use-fragment.ts'
import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import { boxFragment } from '../../schemas/photoboxes/box-fragment.ts'
import type { PhotoboxChoice, PhotoboxType } from '../../schemas/photoboxes/photobox-choice.ts'
import { changedBox, firstBox } from './box-choice.ts'
import type { PhotoboxDetailData } from './load-photobox-detail.ts'

/** What the shopper has chosen so far; who came from a type has chosen that. */
export function useSelectedBox(data: PhotoboxDetailData) {
  const { offer } = data
  const [choice, setChoice] = useKeptState(data.choice, data)
  const [design, setDesign] = useKeptState(offer.designs[0]?.design ?? '', offer.designs)
  const chooseType = (type: PhotoboxType) => setChoice((before) => firstBox(offer, type, before.photoboxMaterial))
  useFragment((fragment) => {
    const kind = offer.types.find(({ type }) => fragment === `#${boxFragment(type)}`)
    if (kind) chooseType(kind.type)
  }, data)
  return {
    choice,
    lid: offer.designs.find((each) => each.design === design),
    chooseType,
    chooseDesign: (chosen: string) => setDesign(() => chosen),
    change: (changed: Partial<PhotoboxChoice>) => setChoice((before) => changedBox(offer, before, changed)),
  }
}
