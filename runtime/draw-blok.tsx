import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { LoadedData } from './load-data.ts'
import type { ParsedBlok } from './parse-story.ts'

/** A blok and everything below it as React elements. */
export function drawBlok(blok: ParsedBlok, data: LoadedData): ReactElement {
  const slots: Record<string, ReactNode> = {}
  for (const [name, bloks] of Object.entries(blok.slots)) {
    slots[name] = bloks.map((child) => <Fragment key={child.uid}>{drawBlok(child, data)}</Fragment>)
  }
  return blok.block.draw(blok.content, slots, data.get(blok))
}
