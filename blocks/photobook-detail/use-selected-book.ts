import { useEffect, useState } from 'react'
import { changedPhotobook, type PhotobookChoice, type PhotobookOrientation } from '../../schemas/photobook-choice.ts'
import { setOfFragment } from '../../schemas/set-fragment.ts'
import type { BookSet, PhotobookDetailData } from './load-photobook-detail.ts'
import { type SelectedBook, withOrientation, withSet } from './selected-book.ts'

/** What the shopper has chosen so far; who came from a set has chosen that. */
export function useSelectedBook({ sets, choice }: PhotobookDetailData) {
  const [book, setBook] = useState<SelectedBook>({ choice })
  useEffect(() => {
    const follow = () => {
      const set = sets.find(({ id }) => id === setOfFragment(location.hash))
      if (set) setBook((before) => withSet(before, set))
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [sets])
  return {
    book,
    change: (changed: Partial<PhotobookChoice>) =>
      setBook(({ choice: before, set }) => ({ choice: changedPhotobook(before, changed), set })),
    chooseSet: (set: BookSet | undefined) => setBook((before) => withSet(before, set)),
    turn: (orientation: PhotobookOrientation) => setBook((before) => withOrientation(before, orientation)),
  }
}
