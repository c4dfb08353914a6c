import { orientationOf, type PhotobookChoice, photobookChoiceKeys, photobookTypes } from './photobook-choice.ts'

/** What the configurator of photo books is told of a book (R3.11), in the order in which it is written. Plain data: browsers write it. */
export const photobookQueryKeys = [...photobookChoiceKeys, 'orientation', 'graduationsPageCount', 'designGroupSetId'] as const

/** A book as its configurator is told of it. The graduation is by how many pages it grows there. */
export const photobookQuery = (choice: PhotobookChoice, designGroupSetId?: number) => ({
  ...choice,
  orientation: orientationOf(choice.format),
  graduationsPageCount: photobookTypes[choice.type].pages.by,
  designGroupSetId,
})
