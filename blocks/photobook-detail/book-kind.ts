import { formatSize } from '../../runtime/format-size.ts'
import type { Messages } from '../../runtime/messages/create-messages.ts'
import { type PhotobookChoice, photobookFormats } from '../../schemas/photobooks/photobook-choice.ts'

/** What a book is in a line: `A4 quer, 29,7 × 21 cm, harter Einband, Layflat-Bindung`. */
export function bookKind({ format, cover, binding }: PhotobookChoice, message: Messages, locale: string): string {
  const name = message(`photobook.format-${format}`)
  const size = formatSize(photobookFormats[format], locale)
  return [...new Set([name, size]), message(`photobook.coverIs-${cover}`), message(`photobook.binding-${binding}`)].join(', ')
}
