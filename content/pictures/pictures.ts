/** Every picture the shop ships with. */
import type { Picture } from './picture.ts'
import { brandPictures } from './sets/brand-pictures.ts'
import { errorPictures } from './sets/error-pictures.ts'
import { surfacePictures } from './sets/material-pictures.ts'
import { occasionPictures } from './sets/occasion-pictures.ts'
import { pagePictures } from './sets/page-pictures.ts'
import { photobookPictures } from './sets/photobook-pictures.ts'
import { productTypePictures } from './sets/product-type-pictures.ts'
import { myposterPictures } from './sets/wall-pictures.ts'

export const pictures: Picture[] = [
  ...occasionPictures,
  ...productTypePictures,
  ...pagePictures,
  ...errorPictures,
  ...myposterPictures,
  ...photobookPictures,
  ...surfacePictures,
  ...brandPictures,
]

const byName = new Map(pictures.map((each) => [each.name, each]))

export function findPicture(name: string): Picture {
  const picture = byName.get(name)
  if (!picture) throw new Error(`There is no picture '${name}'. The names are in content/pictures/sets.`)
  return picture
}
