import type { Words } from '../../messages/german.ts'

/** Why a picture that was pasted is not there, in a text with these tools. */
export const withoutPictures = (tools: readonly string[], { fields }: Words): string =>
  tools.includes('image') ? fields.pictureNotPasted : fields.noPicturesHere
