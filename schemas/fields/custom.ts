import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'

/** A field edited by a plugin of Storyblok's: `value` says what the plugin's object must look like. `undefined` when unset. */
export function custom<Value extends z.ZodObject>(options: FieldOptions & { plugin: string; value: Value }) {
  const value = options.value.extend({ plugin: z.literal(options.plugin) }).optional()
  const unset = (sent: unknown) => (sent === null || sent === '' ? undefined : sent)
  return z.preprocess(unset, value).meta({ field: { type: 'custom', ...commonKeys(options), field_type: options.plugin } })
}
