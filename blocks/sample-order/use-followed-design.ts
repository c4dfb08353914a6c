import { useState } from 'react'
import { keep } from '../../runtime/change-kept-list.ts'
import { samples } from '../../runtime/samples.ts'
import { useFragment } from '../../runtime/ui/use-fragment.ts'
import { designOfFragment } from '../../schemas/cards/design-fragment.ts'

/** Takes the design whose card led here to the samples. Answers `full` when there was no room for it. */
export function useFollowedDesign(onFollowed: () => void): 'kept' | 'full' | undefined {
  const [state, setState] = useState<'kept' | 'full'>()
  useFragment((fragment) => {
    const id = designOfFragment(fragment)
    if (id === undefined) return
    setState(keep(samples, id))
    onFollowed()
    // Once: who takes it out and loads the page again does not want it back.
    history.replaceState(history.state, '', location.pathname + location.search)
  })
  return state
}
