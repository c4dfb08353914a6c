import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'
import { entries } from './entries.ts'

/** Where the choices of an option field come from when they are not listed in the schema. */
export type OptionSource =
  | { source: 'datasource'; slug: string }
  | { source: 'stories'; folder?: string; contentTypes?: string[] }
  | { source: 'languages' }
  | { source: 'external'; url: string }

const sourceKeys = (from: OptionSource) => {
  switch (from.source) {
    case 'datasource':
      return { source: 'internal', datasource_slug: from.slug }
    case 'stories':
      return {
        source: 'internal_stories',
        use_uuid: true,
        ...(from.folder && { folder_slug: from.folder }),
        ...(from.contentTypes && { filter_content_type: from.contentTypes }),
      }
    case 'languages':
      return { source: 'internal_languages' }
    case 'external':
      return { source: 'external', external_datasource: from.url }
  }
}

/** Choices with the label an editor reads: `{ value: label }`. */
type Choices = Record<string, string>

const choiceKeys = (choices: Choices) => ({ options: Object.entries(choices).map(([value, name]) => ({ name, value })) })

const unsetToUndefined = (sent: unknown) => (sent === null || sent === '' ? undefined : sent)
/** Content from before a field was an `options` field may hold `''` or one single value. */
const toList = (sent: unknown) => (sent === undefined || sent === null || sent === '' ? [] : Array.isArray(sent) ? sent : [sent])

const keysOf = <Value extends string>(choices: Record<Value, string>) =>
  // Object.keys forgets the key type; the compiler knows it from the argument.
  Object.keys(choices) as [Value, ...Value[]]

/** One of the listed choices; unset gives the default. */
export function option<const Value extends string>(options: FieldOptions & { choices: Record<Value, string>; default: NoInfer<Value> }) {
  const value = z.enum(keysOf(options.choices), 'ist keine der Möglichkeiten')
  return z
    .preprocess((sent) => unsetToUndefined(sent) ?? options.default, value)
    .meta({
      field: {
        type: 'option',
        ...commonKeys(options),
        ...choiceKeys(options.choices),
        default_value: options.default,
        exclude_empty_option: true,
      },
    })
}

/** One of the listed choices, or `undefined`. */
export function optionalOption<const Value extends string>(options: FieldOptions & { choices: Record<Value, string> }) {
  const value = z.enum(keysOf(options.choices), 'ist keine der Möglichkeiten').optional()
  return z.preprocess(unsetToUndefined, value).meta({ field: { type: 'option', ...commonKeys(options), ...choiceKeys(options.choices) } })
}

/** Any number of the listed choices. */
export function options<const Value extends string>(options: FieldOptions & { choices: Record<Value, string>; max?: number }) {
  const list = z.array(z.enum(keysOf(options.choices), 'ist keine der Möglichkeiten'))
  const value = options.max === undefined ? list : list.max(options.max, `hat mehr als ${entries(options.max)}`)
  return z.preprocess(toList, value).meta({
    field: { type: 'options', ...commonKeys(options), ...choiceKeys(options.choices), ...(options.max && { max_options: options.max }) },
  })
}

/**
 * One value from a source outside the schema: an entry's value, a story's uuid, a language code. `undefined` when unset. Where the
 * code knows the values and only their names are elsewhere, `known` are the ones it takes.
 */
export function optionFrom<const Value extends string = string>(options: FieldOptions & { from: OptionSource; known?: readonly Value[] }) {
  const { known } = options
  const value = z
    .string(options.required ? 'fehlt' : 'ist keine der Möglichkeiten')
    .refine((sent): sent is Value => known === undefined || known.some((each) => each === sent), 'ist keine der Möglichkeiten')
  return z
    .preprocess(unsetToUndefined, options.required ? value : value.optional())
    .meta({ field: { type: 'option', ...commonKeys(options), ...sourceKeys(options.from) } })
}

/** Values from a source outside the schema. */
export function optionsFrom(options: FieldOptions & { from: OptionSource; min?: number; max?: number }) {
  let list = z.array(z.string('ist keine der Möglichkeiten'))
  if (options.min !== undefined) list = list.min(options.min, `hat weniger als ${entries(options.min)}`)
  if (options.max !== undefined) list = list.max(options.max, `hat mehr als ${entries(options.max)}`)
  return z.preprocess(toList, list).meta({
    field: {
      type: 'options',
      ...commonKeys(options),
      ...sourceKeys(options.from),
      ...(options.from.source === 'stories' && { is_reference_type: true }),
      ...(options.min && { min_options: options.min }),
      ...(options.max && { max_options: options.max }),
    },
  })
}
