import type { RawBlok } from '../../schemas/blok.ts'

/** One step down: the blok at `index` of the list in `field`. */
export interface Step {
  field: string
  index: number
}

export interface FoundBlok {
  blok: RawBlok
  /** The bloks above it, the root first. */
  above: RawBlok[]
  /** From the root to it. */
  steps: Step[]
}

/** Whether a value of a story's content is a blok. Content of drafts may hold anything. */
export function isBlok(value: unknown): value is RawBlok {
  if (typeof value !== 'object' || value === null) return false
  const { _uid, component } = value as { _uid?: unknown; component?: unknown }
  return typeof _uid === 'string' && typeof component === 'string'
}

/** The lists of bloks a blok has, by field. */
export function blokLists(blok: RawBlok): [field: string, bloks: RawBlok[]][] {
  const lists: [string, RawBlok[]][] = []
  for (const field in blok) {
    const value = blok[field]
    if (Array.isArray(value) && value.length > 0 && value.every(isBlok)) lists.push([field, value])
  }
  return lists
}

/** The blok with this uid, and where it stands; `undefined` when the content has none. */
export function findBlok(content: RawBlok, uid: string): FoundBlok | undefined {
  const above: RawBlok[] = []
  const steps: Step[] = []
  const visit = (blok: RawBlok): RawBlok | undefined => {
    if (blok._uid === uid) return blok
    above.push(blok)
    for (const [field, bloks] of blokLists(blok)) {
      for (const [index, child] of bloks.entries()) {
        steps.push({ field, index })
        const found = visit(child)
        if (found) return found
        steps.pop()
      }
    }
    above.pop()
    return undefined
  }
  const blok = visit(content)
  return blok && { blok, above, steps }
}

/** Every blok of the content, the outer before the inner. */
export function* bloksIn(content: RawBlok): Generator<RawBlok> {
  yield content
  for (const [, bloks] of blokLists(content)) for (const blok of bloks) yield* bloksIn(blok)
}
