import { useFragment } from '../../runtime/ui/use-fragment.ts'
import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import { collageOfFragment } from '../../schemas/wall-art/collage-choice.ts'
import { type CollageChoice, changedCollage, designIn } from './collage-choice.ts'
import type { CollageDetailData } from './load-collage-detail.ts'

/** What the shopper has chosen so far. A link that names a design in its fragment chooses it, and brings `placeId` into sight. */
export function useCollageChoice(data: CollageDetailData, placeId: string) {
  const { groups, offer } = data
  const [choice, setChoice] = useKeptState(data.choice, data)
  const change = (changed: Partial<CollageChoice>) => setChoice((before) => changedCollage(before, changed, { groups, offer }))

  useFragment((fragment) => {
    const designId = collageOfFragment(fragment)
    if (designId === undefined || !designIn(groups, designId)) return
    change({ designId })
    // The picture stands beside its name, or above it.
    document.getElementById(placeId)?.closest('section')?.scrollIntoView()
    // Once: the same design may be wanted again after another.
    history.replaceState(history.state, '', location.pathname + location.search)
  })
  return { choice, change }
}
