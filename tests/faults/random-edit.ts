import type { Edit, Place } from '../../runtime/edits/edit.ts'
import { bloksIn } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'

export interface RandomEdits {
  random: () => number
  /** A uid or a word that nobody has used. */
  fresh: () => string
  /** Makes a blok. The root holds its bloks in `body`, every other in `content`. */
  make?: (uid: string, words: string) => RawBlok
}

export const textBlok = (uid: string, words: string): RawBlok => ({ _uid: uid, component: 'text', words })

/** Some edit of this content, as a person's tool would make it; now and then an impossible one. */
export function randomEdit(content: RawBlok, { random, fresh, make = textBlok }: RandomEdits): Edit {
  const bloks = [...bloksIn(content)]
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const any = () => pick(bloks) ?? content
  const place = (): Place => {
    const parent = any()
    const field = parent === content ? 'body' : 'content'
    const list = Array.isArray(parent[field]) ? (parent[field] as RawBlok[]) : []
    return { parent: parent._uid, field, after: random() < 0.3 ? undefined : pick(list)?._uid }
  }
  const blok = any()
  const chance = random()
  if (chance < 0.35) {
    const field = pick(['words', 'tone']) ?? 'words'
    return { verb: 'set', uid: blok._uid, field, value: random() < 0.1 ? undefined : fresh(), was: blok[field] }
  }
  if (chance < 0.6 || bloks.length < 4) return { verb: 'insert', blok: make(fresh(), fresh()), to: place() }
  if (chance < 0.75) {
    const leaves = bloks.filter(({ content }) => !Array.isArray(content) || content.length === 0)
    return { verb: 'remove', uid: (random() < 0.9 ? (pick(leaves) ?? blok) : blok)._uid }
  }
  if (chance < 0.92) return { verb: 'move', uid: blok._uid, to: place() }
  return { verb: 'replace', uid: blok._uid, blok: { ...blok, words: fresh() }, was: blok }
}
