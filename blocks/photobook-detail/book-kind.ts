import type { Messages } from '../../runtime/messages/messages.ts'
import { type PhotobookChoice, photobookFormats } from '../../schemas/photobook-choice.ts'

/** What a book is in a line: `A4 quer, 29,7 × 21 cm, harter Einband, Layflat-Bindung`. */
export function bookKind({ format, cover, binding }: PhotobookChoice, message: Messages, locale: string): string {
  const { width, height } = photobookFormats[format]
  const number = new Intl.NumberFormat(locale)
  const name = message(`photobook.format-${format}`)
  const size = message('photobook.size', { width: number.format(width / 10), height: number.format(height / 10) })
  return [...new Set([name, size]), message(`photobook.coverIs-${cover}`), message(`photobook.binding-${binding}`)].join(', ')
}
