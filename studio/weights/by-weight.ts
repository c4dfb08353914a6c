import type { Bytes, Weight } from '../canvas/page-answers.ts'

export const sumOf = ({ html, css, script, pictures }: Bytes): number => html + css + script + pictures

/** The heaviest first. */
export const byWeight = (bloks: Weight['bloks']): Weight['bloks'] => bloks.toSorted((one, other) => sumOf(other) - sumOf(one))

/** What of a page is none of its bloks'. */
export function restOf({ total, bloks }: Weight): Bytes {
  const rest = (kind: keyof Bytes) => Math.max(0, total[kind] - bloks.reduce((sum, blok) => sum + blok[kind], 0))
  return { html: rest('html'), css: rest('css'), script: rest('script'), pictures: rest('pictures') }
}
