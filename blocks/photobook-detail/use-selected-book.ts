import { useState } from 'react'
import { useFragment } from '../../runtime/ui/use-fragment.ts'
import { changedPhotobook, type PhotobookChoice, type PhotobookOrientation } from '../../schemas/photobooks/photobook-choice.ts'
import { setOfFragment } from '../../schemas/photobooks/set-fragment.ts'
import type { BookSet, PhotobookDetailData } from './load-photobook-detail.ts'
import { type SelectedBook, withOrientation, withSet } from './selected-book.ts'

/** What the shopper has chosen so far; who came from a set has chosen that. */
export function useSelectedBook({ sets, choice }: PhotobookDetailData) {
  const [book, setBook] = useState<SelectedBook>({ choice })
  useFragment((fragment) => {
    const set = sets.find(({ id }) => id === setOfFragment(fragment))
    if (set) setBook((before) => withSet(before, set))
  })
  return {
    book,
    change: (changed: Partial<PhotobookChoice>) =>
      setBook(({ choice: before, set }) => ({ choice: changedPhotobook(before, changed), set })),
    chooseSet: (set: BookSet | undefined) => setBook((before) => withSet(before, set)),
    turn: (orientation: PhotobookOrientation) => setBook((before) => withOrientation(before, orientation)),
  }
}
