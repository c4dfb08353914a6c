import { closest, distance } from 'fastest-levenshtein'
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

/** `blocks` is the namespace of `registry.ts`. Throws when two blocks claim one component name, or a file has no block of the name it is taken by. */
export function createRegistry(blocks: Record<string, Block>): Registry {
  const byComponent = new Map<string, Block>()
  for (const [name, block] of Object.entries<Block | undefined>(blocks)) {
    if (!block) throw new Error(`registry.ts takes ${name} from a file that exports no such block: the names must be the same.`)
    if (byComponent.has(block.component)) throw new Error(`Two blocks are called ${block.component}: rename one of them in its schema.`)
    byComponent.set(block.component, block)
  }
  const names = [...byComponent.keys()]
  return {
    blocks: [...byComponent.values()],
    find: (component) => byComponent.get(component),
    nearest(component, among = names) {
      const likeliest = among.length === 0 ? undefined : closest(component, among)
      return likeliest !== undefined && distance(component, likeliest) <= component.length / 2 ? likeliest : undefined
    },
    nestable: names.filter((name) => byComponent.get(name)?.schema.meta()?.component?.isNestable),
  }
}
