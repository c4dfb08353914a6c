import { z } from 'zod'
import { Money } from './money.ts'

/** What a choice costs. VAT is in it, sending is not (R9.04). */
export const Price = z.object({
  /** One of them. */
  piece: Money,
  total: Money,
})
export type Price = z.infer<typeof Price>
