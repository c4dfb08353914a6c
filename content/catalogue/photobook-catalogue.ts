import type { PhotobookRatio } from '../../schemas/photobooks/photobook-set-filters.ts'
import { coverName, type PhotobookSet, photobookCategories, photobookSets } from '../copy/myposter/photobook-sets.ts'
import { fileInSpace, hashOfDrawing } from '../keep-pictures.ts'
import { findPicture } from '../pictures/pictures.ts'

/** The sets of designs for photo books as the catalogue keeps them: each cover is a file inside the space of the content. */
export interface PhotobookCatalogue {
  categories: { id: number; name: string }[]
  sets: (Pick<PhotobookSet, 'id' | 'name' | 'aspectRatios'> & {
    description: string
    categoryIds: number[]
    files: Partial<Record<PhotobookRatio, string>>
  })[]
}

export const photobookCatalogue = (): PhotobookCatalogue => ({
  categories: Object.entries(photobookCategories).map(([name, id]) => ({ id, name })),
  sets: photobookSets.map((set) => {
    const { id, name, aspectRatios, styles } = set
    return {
      id,
      name,
      description: findPicture(coverName(set, aspectRatios[0])).alt,
      aspectRatios,
      categoryIds: styles.map((style) => photobookCategories[style]),
      files: Object.fromEntries(aspectRatios.map((ratio) => [ratio, fileOf(coverName(set, ratio))])),
    }
  }),
})

function fileOf(name: string): string {
  const picture = findPicture(name)
  return fileInSpace(picture, hashOfDrawing(picture.svg()))
}
