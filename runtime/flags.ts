import { bloksOf } from './load-data.ts'
import { madeOnceOf } from './made-once-of.ts'
import type { ParsedBlok } from './parse-story.ts'

/** The names of all flags by which something in here is shown or not, in the order of the alphabet. */
export const flagsOf = madeOnceOf((root: ParsedBlok): readonly string[] => {
  const flags = [...bloksOf(root)].flatMap(({ block, content }) => block.flag?.(content) ?? [])
  return [...new Set(flags)].sort()
})

/**
 * The tree as a visitor sees it for whom these flags are on, and no others: in the place of each block that asks for a flag stands
 * what is in its slot, marked with the flag. Nothing of the other slot is loaded, drawn or sent. A tree without such a block is
 * answered as it is.
 */
export function withTreatments(root: ParsedBlok, on: readonly string[]): ParsedBlok {
  if (flagsOf(root).length === 0) return root
  const slots = Object.fromEntries(Object.entries(root.slots).map(([name, bloks]) => [name, chosenOf(bloks, on, [])]))
  const isLive = root.block.wakes !== undefined || Object.values(slots).some((bloks) => bloks.some((blok) => blok.isLive))
  return { ...root, slots, isLive }
}

/** `by`: the flags of the blocks in whose place these bloks stand. */
function chosenOf(bloks: readonly ParsedBlok[], on: readonly string[], by: readonly string[]): ParsedBlok[] {
  return bloks.flatMap((blok) => {
    const flag = blok.block.flag?.(blok.content)
    if (flag === undefined) return markedWith(by, withTreatments(blok, on))
    return chosenOf(blok.slots[on.includes(flag) ? 'on' : 'off'] ?? [], on, [...by, flag])
  })
}

const markedWith = (flags: readonly string[], blok: ParsedBlok): ParsedBlok =>
  flags.length === 0 ? blok : { ...blok, content: { ...blok.content, _flags: flags } }
