import type { Messages } from '../../runtime/messages/create-messages.ts'
import type { PhotoboxData } from '../../schemas/photoboxes/photobox.ts'
import type { PhotoboxChoice } from '../../schemas/photoboxes/photobox-choice.ts'

/** What a box is in a line: `Kleine Box, bis zu 16 Bilder in 9 × 9 cm`. */
export function boxKind({ types }: PhotoboxData, choice: PhotoboxChoice, message: Messages): string {
  const { photoboxType, photoboxFormat, photoboxQuantityMax: quantity } = choice
  const kind = types.find(({ type }) => type === photoboxType)
  const format = kind?.formats.find((each) => each.format === photoboxFormat)
  return message('photobox.kind', { type: kind?.name ?? '', quantity, format: format?.name ?? '' })
}
