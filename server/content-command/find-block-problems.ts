import * as blocks from '../../registry.ts'
import { languageProblems } from '../../runtime/language-problems.ts'
import { createRegistry } from '../../runtime/registry.ts'
import type { FindProblems } from '../content/management/environment.ts'

const registry = createRegistry(blocks)

/** By the blocks of `registry.ts`. */
export const findBlockProblems: FindProblems = async (json, languages) => languageProblems(json, languages, registry)
