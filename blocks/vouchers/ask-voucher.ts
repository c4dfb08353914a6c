import { getTwice } from '../../runtime/get-twice.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { Money } from '../../schemas/money.ts'

/** As `GET /web-api/voucher` answers. */
export interface Voucher {
  value: Money
  /** An instant. */
  validUntil: string
}

const patienceMs = 8_000

/** What the shop knows of a code: the voucher, or why there is none. Without either nobody answered, or not as they should. */
export async function askVoucher(
  code: string,
  { channel, locale }: Pick<Site, 'channel' | 'locale'>,
): Promise<{ voucher?: Voucher; message?: string }> {
  const address = `/web-api/voucher?code=${encodeURIComponent(code)}`
  const headers = { accept: 'application/json', 'x-channel': channel, 'x-locale': locale }
  try {
    const response = await getTwice(() => fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) }))
    const answer: Partial<Voucher> & { message?: string } = await response.json()
    if (!response.ok) return answer.message ? { message: answer.message } : {}
    // No schema comes to browsers: looked at by hand.
    const { value, validUntil = '' } = answer
    return value && Number.isInteger(value.cents) && !Number.isNaN(Date.parse(validUntil)) ? { voucher: { value, validUntil } } : {}
  } catch {
    return {}
  }
}
