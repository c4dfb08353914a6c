import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'

export interface NumberOptions extends FieldOptions {
  default?: number
  min?: number
  max?: number
  /** How many digits after the decimal point the editor may enter. */
  decimals?: number
}

const isUnset = (sent: unknown) => sent === undefined || sent === null || sent === ''

/** A number. Storyblok sends it as a string; an unset field is the default, else `undefined`. */
export function number(options: NumberOptions) {
  const { min, max, required } = options
  let value = z.number({ error: ({ input }) => (input === undefined ? 'fehlt' : 'ist keine Zahl') })
  if (min !== undefined) value = value.min(min, `ist kleiner als ${min}`)
  if (max !== undefined) value = value.max(max, `ist größer als ${max}`)

  return z
    .preprocess((sent) => (isUnset(sent) ? options.default : toNumber(sent)), required ? value : value.optional())
    .meta({
      field: {
        type: 'number',
        ...commonKeys(options),
        ...(min !== undefined && { min_value: min }),
        ...(max !== undefined && { max_value: max }),
        ...(options.decimals !== undefined && { decimals: options.decimals }),
        ...(options.default !== undefined && { default_value: String(options.default) }),
      },
    })
}

const toNumber = (sent: unknown) => (typeof sent === 'string' ? Number(sent) : sent)

/** Yes or no. An unset field is the default, else `false`. */
export function boolean({ default: initial = false, ...options }: FieldOptions & { default?: boolean }) {
  const words: Record<string, boolean> = { true: true, false: false, '1': true, '0': false }
  const read = (sent: unknown) => (isUnset(sent) ? initial : typeof sent === 'string' ? (words[sent] ?? sent) : sent)

  return z.preprocess(read, z.boolean('ist weder ja noch nein')).meta({
    field: { type: 'boolean', ...commonKeys(options), default_value: initial },
  })
}

/**
 * A moment. Storyblok sends `2026-05-01 09:30` in UTC; the result is that instant in ISO 8601
 * (`2026-05-01T09:30:00.000Z`), or `undefined` when unset.
 */
export function datetime(options: FieldOptions & { withoutTime?: boolean }) {
  const instant = z.string({ error: ({ input }) => (input === undefined ? 'fehlt' : 'ist kein Zeitpunkt') }).transform((sent, context) => {
    const moment = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(sent) ? `${sent.replace(' ', 'T')}Z` : sent)
    if (!Number.isNaN(moment.getTime())) return moment.toISOString()
    context.addIssue('ist kein Zeitpunkt')
    return z.NEVER
  })

  return z
    .preprocess((sent) => (isUnset(sent) ? undefined : sent), options.required ? instant : instant.optional())
    .meta({
      field: { type: 'datetime', ...commonKeys(options), ...(options.withoutTime && { disable_time: true }) },
    })
}
