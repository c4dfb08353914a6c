import {
  changedPhotobook,
  orientationOf,
  type PhotobookChoice,
  type PhotobookOrientation,
  photobookTypes,
} from '../../schemas/photobooks/photobook-choice.ts'
import { photobookRatios } from '../../schemas/photobooks/photobook-set-filters.ts'
import type { BookSet } from './load-photobook-detail.ts'

/** A book and the set of designs for it, if one is chosen. */
export interface SelectedBook {
  choice: PhotobookChoice
  set?: BookSet | undefined
}

/** The orientations that a set is drawn for. */
export const orientationsOf = ({ aspectRatios }: BookSet): PhotobookOrientation[] => aspectRatios.map((ratio) => photobookRatios[ratio])

/** A set that there is not in the orientation of the book turns the book. */
export function withSet({ choice }: SelectedBook, set: BookSet | undefined): SelectedBook {
  const orientations = set && orientationsOf(set)
  const [first] = orientations ?? []
  if (!first || orientations?.includes(orientationOf(choice.format))) return { choice, set }
  return withOrientation({ choice, set }, first)
}

export const withOrientation = ({ choice, set }: SelectedBook, orientation: PhotobookOrientation): SelectedBook => ({
  choice: changedPhotobook(choice, { format: photobookTypes[choice.type].defaultFormats[orientation] }),
  set,
})
