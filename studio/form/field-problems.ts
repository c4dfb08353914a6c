import { isDocument } from '../../runtime/edits/rich-text/text-document.ts'
import { isEmptyLink, readLink } from '../fields/link/link-value.ts'
import type { Words } from '../messages/german.ts'
import type { ModelField } from '../model/component-model.ts'

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && 'filename' in value && !value.filename) ||
  (typeof value === 'object' && 'linktype' in value && isEmptyLink(readLink(value))) ||
  (isDocument(value) && !value.content?.length)

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isNaN(number) ? undefined : number
}

/**
 * What is wrong with a value by the schema of its field, said while one types. What only the blocks know is said by the
 * content service after saving.
 */
export function fieldProblems(field: ModelField, value: unknown, words: Words): string[] {
  if (isEmpty(value)) return field.required ? [words.isMissing] : []
  const problems: string[] = []
  const most = numberIn(field.max_length)
  if (typeof value === 'string' && most !== undefined && value.length > most) problems.push(words.tooLong(most, value.length))
  if (typeof value === 'string' && typeof field.regex === 'string' && field.regex && !matches(field.regex, value))
    problems.push(words.wrongForm)
  if (field.type === 'number') problems.push(...numberProblems(field, value, words))
  if (Array.isArray(value)) {
    const least = numberIn(field.minimum ?? field.min_options ?? field.minimum_entries)
    const limit = numberIn(field.maximum ?? field.max_options ?? field.maximum_entries)
    if (least !== undefined && value.length < least) problems.push(words.tooFew(least))
    if (limit !== undefined && value.length > limit) problems.push(words.tooMany(limit))
  }
  return problems
}

function numberProblems(field: ModelField, value: unknown, words: Words): string[] {
  const number = numberIn(value)
  if (number === undefined) return [words.noNumber]
  const [least, most] = [numberIn(field.min_value), numberIn(field.max_value)]
  return (least !== undefined && number < least) || (most !== undefined && number > most) ? [words.outOfRange(least, most)] : []
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(value)
  } catch {
    // A pattern that a browser can't read refuses nothing.
    return true
  }
}
