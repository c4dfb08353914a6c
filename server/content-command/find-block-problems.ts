import * as blocks from '../../registry.ts'
import { languageProblems } from '../../runtime/language-problems.ts'
import { createRegistry } from '../../runtime/registry.ts'
import { unshownFields } from '../../runtime/unshown-fields.ts'
import type { FindProblems } from '../content/management/environment.ts'

const registry = createRegistry(blocks)

/** By the blocks of `registry.ts`. */
export const findBlockProblems: FindProblems = async (json, languages) => languageProblems(json, languages, registry)

/** The same, of what they would leave out without a word. */
export const findUnshownFields: FindProblems = async (json) => unshownFields(json, registry)
