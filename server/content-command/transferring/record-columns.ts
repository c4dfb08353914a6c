/** How columns stand in the files of an export. */
import { z } from 'zod'

export const yesNo = z.codec(z.number(), z.boolean(), { decode: (stored) => stored === 1, encode: (yes) => (yes ? 1 : 0) })
export const json = z.codec(z.string(), z.unknown(), { decode: (text) => JSON.parse(text), encode: (value) => JSON.stringify(value) })
export const id = z.int()
