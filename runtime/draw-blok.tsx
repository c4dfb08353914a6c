import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { LoadedData } from './load-data.ts'
import type { ParsedBlok } from './parse-story.ts'

/** Puts something around the element of each blok. */
export type AroundBlok = (blok: ParsedBlok, element: ReactElement) => ReactElement

/** A blok and everything below it as React elements. */
export function drawBlok(blok: ParsedBlok, data: LoadedData, around: AroundBlok = (_, element) => element): ReactElement {
  return around(
    blok,
    drawOne(blok, data, (child) => drawBlok(child, data, around)),
  )
}

/** A blok, the ones in its slots drawn by `drawChild`. */
export function drawOne(blok: ParsedBlok, data: LoadedData, drawChild: (child: ParsedBlok) => ReactElement): ReactElement {
  const slots: Record<string, ReactNode> = {}
  for (const [name, bloks] of Object.entries(blok.slots)) {
    slots[name] = bloks.map((child) => <Fragment key={child.uid}>{drawChild(child)}</Fragment>)
  }
  return blok.block.draw(blok.content, slots, data.get(blok))
}
