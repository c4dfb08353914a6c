import { bloksOf } from './load-data.ts'
import { madeOnceOf } from './made-once-of.ts'
import type { ParsedBlok } from './parse-story.ts'
import type { Site } from './site/site.ts'

/** Whether some block in here is not for every site. */
const isChoosy = madeOnceOf((root: ParsedBlok) => [...bloksOf(root)].some(({ block }) => block.isFor))

/** By the components that are left out: the same tree comes as the same object, so that what was drawn of it is found again. */
const treesOf = madeOnceOf((_root: ParsedBlok) => new Map<string, ParsedBlok>())

/** The tree without the blocks that visitors of the site have no use for. A tree without such a block is answered as it is. */
export function withoutUnused(root: ParsedBlok, site: Site): ParsedBlok {
  if (!isChoosy(root)) return root
  const unused = new Set([...bloksOf(root)].flatMap(({ block }) => (block.isFor?.(site) === false ? block.component : [])))
  if (unused.size === 0) return root
  const trees = treesOf(root)
  const key = [...unused].sort().join()
  const tree = trees.get(key) ?? without(root, unused)
  trees.set(key, tree)
  return tree
}

function without(root: ParsedBlok, unused: ReadonlySet<string>): ParsedBlok {
  const slots = Object.fromEntries(
    Object.entries(root.slots).map(([name, bloks]) => [
      name,
      bloks.filter(({ block }) => !unused.has(block.component)).map((blok) => without(blok, unused)),
    ]),
  )
  const isLive = root.block.wakes !== undefined || Object.values(slots).some((bloks) => bloks.some((blok) => blok.isLive))
  return { ...root, slots, isLive }
}
