import { closest } from 'fastest-levenshtein'
import type { Block } from './define-block.ts'

/** Every block the site can draw, by the component name the content service sends. */
export interface Registry {
  find(component: string): Block | undefined
  /** The known name most like this one; `undefined` when none of `among` resembles it. */
  nearest(component: string, among?: readonly string[]): string | undefined
  readonly blocks: readonly Block[]
  /** The names of the blocks that may stand in a slot. */
  readonly nestable: readonly string[]
}

/** `blocks` is the namespace of `registry.ts`. Throws when two blocks claim one component name. */
export function createRegistry(blocks: Record<string, Block>): Registry {
  const byComponent = new Map<string, Block>()
  for (const block of Object.values(blocks)) {
    if (byComponent.has(block.component)) throw new Error(`Two blocks are called ${block.component}: rename one of them in its schema.`)
    byComponent.set(block.component, block)
  }
  const names = [...byComponent.keys()]
  return {
    blocks: [...byComponent.values()],
    find: (component) => byComponent.get(component),
    nearest: (component, among = names) => (among.length === 0 ? undefined : closest(component, among)),
    nestable: names.filter((name) => byComponent.get(name)?.schema.meta()?.component?.isNestable),
  }
}
