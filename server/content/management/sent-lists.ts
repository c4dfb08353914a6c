import { z } from 'zod'
import { filledLine } from './sent.ts'

/** What one request does something with: everything is read and written by itself, and nobody else is answered meanwhile. */
const mostAtOnce = 1_000

/** The parts of one thing, such as the tags of a story. Nobody is known to have half as many. */
const mostParts = 200

export const manyOf = <Item extends z.ZodType>(item: Item, sentence = 'must be a list') => listOf(item, sentence, mostAtOnce)

export const partsOfOne = <Part extends z.ZodType>(part: Part, sentence = 'must be a list') => listOf(part, sentence, mostParts)

/** Each once. */
export function ids(id: z.ZodType<number, unknown> = z.number('must be a number').int()) {
  return manyOf(id, 'must be a list of ids').transform((sent) => [...new Set(sent)])
}

export const tagNames = () => partsOfOne(filledLine(), 'must be a list of names')

function listOf<Item extends z.ZodType>(item: Item, sentence: string, most: number) {
  return z.array(item, sentence).max(most, `has more than ${most.toLocaleString('en')} entries`)
}
