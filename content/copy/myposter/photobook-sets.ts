import type { PhotobookRatio } from '../../../schemas/photobooks/photobook-set-filters.ts'

/** The style categories of the sets, by their numbers. */
export const photobookCategories = { Schlicht: 1, Klassisch: 2, Verspielt: 3, Floral: 4, Grafisch: 5 } as const

export interface PhotobookSet {
  id: number
  /** Of its cover in content/pictures/sets/photobook-pictures.ts. */
  cover: string
  name: string
  styles: (keyof typeof photobookCategories)[]
  /** The one it is shown in first. */
  aspectRatios: [PhotobookRatio, ...PhotobookRatio[]]
}

export const photobookSets: PhotobookSet[] = [
  { id: 1, cover: 'reise', name: 'Reise', styles: ['Schlicht'], aspectRatios: ['landscape', 'portrait', 'square'] },
  { id: 2, cover: 'hochzeit', name: 'Hochzeit', styles: ['Klassisch', 'Floral'], aspectRatios: ['portrait', 'landscape', 'square'] },
  { id: 3, cover: 'familie', name: 'Familie', styles: ['Klassisch'], aspectRatios: ['square', 'landscape'] },
  { id: 4, cover: 'baby', name: 'Baby', styles: ['Verspielt'], aspectRatios: ['square', 'portrait'] },
  { id: 5, cover: 'jahrbuch', name: 'Jahrbuch', styles: ['Grafisch', 'Schlicht'], aspectRatios: ['portrait', 'landscape', 'square'] },
  { id: 6, cover: 'draussen', name: 'Draußen', styles: ['Schlicht'], aspectRatios: ['landscape', 'square'] },
  { id: 7, cover: 'rezepte', name: 'Rezepte', styles: ['Grafisch', 'Klassisch'], aspectRatios: ['portrait'] },
  { id: 8, cover: 'garten', name: 'Garten', styles: ['Floral'], aspectRatios: ['portrait', 'square'] },
  { id: 9, cover: 'geburtstag', name: 'Geburtstag', styles: ['Verspielt', 'Grafisch'], aspectRatios: ['landscape', 'square'] },
]

/** The name of the picture that shows the set in a shape. */
export const coverName = ({ cover }: Pick<PhotobookSet, 'cover'>, ratio: PhotobookRatio) => `fotobuch/${cover}-${ratio}`

/** All covers, as content names pictures. */
export const photobookCovers = photobookSets.flatMap((set) => set.aspectRatios.map((ratio) => ({ $picture: coverName(set, ratio) })))
