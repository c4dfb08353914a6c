import * as blocks from '../../registry.ts'
import { languageProblems } from '../../runtime/language-problems.ts'
import { createRegistry } from '../../runtime/registry.ts'
import { unshownFields } from '../../runtime/unshown-fields.ts'
import type { FindProblems } from '../content/management/environment.ts'

const registry = createRegistry(blocks)

/** To read a text takes about as long as to look at it, and it is looked at in two ways, one after the other. */
let last: { json: string; content: unknown } | undefined
function read(json: string): unknown {
  if (last?.json !== json) last = { json, content: JSON.parse(json) }
  return last.content
}

/** By the blocks of `registry.ts`. */
export const findBlockProblems: FindProblems = async (json, languages) => languageProblems(json, languages, registry, read(json))

/** The same, of what they would leave out without a word. */
export const findUnshownFields: FindProblems = async (json) => unshownFields(read(json), registry)
