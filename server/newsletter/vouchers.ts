import type { Channel } from '../../schemas/channel.ts'
import type { Money } from '../../schemas/money.ts'
import type { Database } from '../database/database.ts'

export interface Voucher {
  code: string
  value: Money
  /** An instant. */
  validUntil: string
}

/** A voucher of a channel that still holds; `undefined` where there is none under this code. */
export async function findVoucher({ kysely }: Database, code: string, channel: Channel, now: Date): Promise<Voucher | undefined> {
  const voucher = await kysely
    .selectFrom('vouchers')
    .selectAll()
    .where('code', '=', code)
    .where('channel', '=', channel)
    .where('valid_until', '>', now.toISOString())
    .executeTakeFirst()
  return (
    voucher && { code, value: { cents: voucher.cents, currency: voucher.currency as Money['currency'] }, validUntil: voucher.valid_until }
  )
}
