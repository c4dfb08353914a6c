import { z } from 'zod'

/** Whole cents and their currency. */
export const Money = z.object({ cents: z.int().nonnegative(), currency: z.enum(['eur', 'chf']) })
export type Money = z.infer<typeof Money>
