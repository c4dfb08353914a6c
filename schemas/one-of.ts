import { z } from 'zod'

/** One of these words; another one is told which there are. */
export const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, `must be one of ${values.join(', ')}`)

/** One of the words that a table begins its lines with. */
export const oneOfKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => oneOf(Object.keys(table) as Key[])
