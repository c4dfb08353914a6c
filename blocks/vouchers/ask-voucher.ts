import { fetchFromShop } from '../../runtime/fetch-from-shop.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { Money } from '../../schemas/money.ts'

/** As `GET /web-api/voucher` answers. */
export interface Voucher {
  value: Money
  /** An instant. */
  validUntil: string
}

/** What the shop knows of a code: the voucher, or why there is none. Without either nobody answered, or not as they should. */
export async function askVoucher(code: string, site: Pick<Site, 'channel' | 'locale'>): Promise<{ voucher?: Voucher; message?: string }> {
  const address = `/web-api/voucher?code=${encodeURIComponent(code)}`
  try {
    const response = await fetchFromShop(address, site)
    const answer: Partial<Voucher> & { message?: string } = await response.json()
    if (!response.ok) return answer.message ? { message: answer.message } : {}
    // No schema comes to browsers: looked at by hand.
    const { value, validUntil = '' } = answer
    return value && Number.isInteger(value.cents) && !Number.isNaN(Date.parse(validUntil)) ? { voucher: { value, validUntil } } : {}
  } catch {
    return {}
  }
}
