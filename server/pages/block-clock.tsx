import type { ReactElement } from 'react'
import type { ParsedBlok } from '../../runtime/parse-story.ts'
import type { BlockTime } from '../counted-figures.ts'

export interface BlockClock {
  /** Of every block that was drawn, in the order they were finished. */
  times: BlockTime[]
  /** The element of a block, noticed by the clock when React comes to it and when React leaves it. */
  around(blok: ParsedBlok, element: ReactElement): ReactElement
}

/** Times the blocks of one render. React draws what stands in the page in its order, so an empty component before and after a block sees it begin and end. */
export function createBlockClock(): BlockClock {
  const times: BlockTime[] = []
  const open: { since: number; inside: number }[] = []

  function Begin() {
    open.push({ since: performance.now(), inside: 0 })
    return null
  }
  function End({ component }: { component: string }) {
    const { since, inside } = open.pop() ?? { since: Number.NaN, inside: 0 }
    const whole = performance.now() - since
    const outer = open.at(-1)
    if (outer) outer.inside += whole
    times.push([component, (whole - inside) / 1000])
    return null
  }

  return {
    times,
    around: (blok, element) => (
      <>
        <Begin />
        {element}
        <End component={blok.block.component} />
      </>
    ),
  }
}
