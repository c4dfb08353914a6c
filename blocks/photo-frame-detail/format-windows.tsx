import { useEffect } from 'react'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import { MoreFormats } from './more-formats.tsx'
import { OwnFormat } from './own-format.tsx'

export interface FormatWindowsProps {
  /** Their names in the document. */
  ids: { more: string; own: string }
  /** The one that was asked for before they were there. */
  opens: string
  material: PhotoFrameOffer['materials'][number]
  choice: PhotoFrameChoice
  isStanding: boolean
  onChoose: (formatType: string) => void
}

/** The windows with all formats, and for one's own. They come when one is opened: most shoppers find what they want without. */
export function FormatWindows({ ids, opens, material, choice, isStanding, onChoose }: FormatWindowsProps) {
  // From then on their buttons open them by themselves.
  useEffect(() => document.getElementById(opens)?.showPopover(), [])
  const close = (formatType: string) => {
    onChoose(formatType)
    for (const id of Object.values(ids)) document.getElementById(id)?.hidePopover()
  }
  return (
    <>
      <MoreFormats id={ids.more} choice={choice} isStanding={isStanding} onChoose={close} />
      <OwnFormat id={ids.own} material={material} onChoose={close} />
    </>
  )
}
