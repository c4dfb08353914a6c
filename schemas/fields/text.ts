import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'

export interface TextOptions extends FieldOptions {
  default?: string
  maxLength?: number
  /** Checked against a value that is there; an empty field is the business of `required`. */
  regex?: RegExp
}

/** One line of text. An unset field is `''`. */
export const text = (options: TextOptions) => stringField('text', options)

/** Several lines of plain text. An unset field is `''`. */
export const textarea = (options: TextOptions) => stringField('textarea', options)

/** Markdown source. An unset field is `''`. */
export const markdown = (options: TextOptions) => stringField('markdown', options)

function stringField(type: 'text' | 'textarea' | 'markdown', options: TextOptions) {
  const { maxLength, regex, required, default: initial = '' } = options
  let value = z.string('ist kein Text; schreibe ihn neu')
  if (maxLength !== undefined) value = value.max(maxLength, `ist länger als ${maxLength} Zeichen`)
  if (required) value = value.min(1, 'fehlt')
  const checked = regex ? value.refine((entered) => entered === '' || regex.test(entered), 'hat nicht die verlangte Form') : value

  return z
    .preprocess((sent) => sent ?? initial, checked)
    .meta({
      field: {
        type,
        ...commonKeys(options),
        ...(maxLength !== undefined && { max_length: maxLength }),
        ...(regex && { regex: regex.source }),
        ...(options.default !== undefined && { default_value: options.default }),
      },
    })
}
