import { useFragment } from '../../runtime/ui/use-fragment.ts'
import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import { changedPhotobook, type PhotobookChoice, type PhotobookOrientation } from '../../schemas/photobooks/photobook-choice.ts'
import { setOfFragment } from '../../schemas/photobooks/set-fragment.ts'
import type { BookSet, PhotobookDetailData } from './load-photobook-detail.ts'
import { type SelectedBook, withOrientation, withSet } from './selected-book.ts'

/** What the shopper has chosen so far; who came from a set has chosen that. */
export function useSelectedBook(data: PhotobookDetailData) {
  const [book, setBook] = useKeptState<SelectedBook>({ choice: data.choice }, data)
  useFragment((fragment) => {
    const set = data.sets.find(({ id }) => id === setOfFragment(fragment))
    if (set) setBook((before) => withSet(before, set))
  }, data)
  return {
    book,
    change: (changed: Partial<PhotobookChoice>) =>
      setBook(({ choice: before, set }) => ({ choice: changedPhotobook(before, changed), set })),
    chooseSet: (set: BookSet | undefined) => setBook((before) => withSet(before, set)),
    turn: (orientation: PhotobookOrientation) => setBook((before) => withOrientation(before, orientation)),
  }
}
