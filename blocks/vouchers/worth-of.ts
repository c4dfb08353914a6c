import { formatMoney } from '../../runtime/format-money.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { Voucher } from './ask-voucher.ts'

/** The sentence of the content with what a voucher is worth, and the German day until which it holds. */
export function worthOf({ value, validUntil }: Voucher, sentence: string, locale: Locale): string {
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(validUntil))
  return sentence.replaceAll('{value}', formatMoney(value, locale)).replaceAll('{until}', until)
}
