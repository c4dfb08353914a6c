import * as blocks from '../../registry.ts'
import { findProblems } from '../../runtime/parse-story.ts'
import { createRegistry } from '../../runtime/registry.ts'
import type { FindProblems } from '../content/management/environment.ts'

const registry = createRegistry(blocks)

/** By the blocks of `registry.ts`. */
export const findBlockProblems: FindProblems = async (json) => findProblems(JSON.parse(json), registry)
