import type { Bytes, Finding, Weight } from '../../canvas/page-answers.ts'
import type { Words } from '../../messages/german.ts'
import { inKilobytes } from '../../model/in-kilobytes.ts'
import type { Check } from './check.ts'

/** What the drawn page has shown to be wrong, in words. */
export function findingChecks(findings: readonly Finding[], words: Words): Check[] {
  const { rules, unknownRule, quoted, contrast: contrastWord } = words.publishing
  return findings.map(({ rule, uid, field, text, contrast }) => {
    const sentence = contrast ? contrastWord(contrast.is, contrast.least) : (rules[rule] ?? unknownRule(rule))
    return {
      level: 'warning',
      message: text ? `${sentence} ${quoted(text)}` : sentence,
      ...(uid !== undefined && { uid }),
      ...(field !== undefined && { field }),
    }
  })
}

/** Kinds of bytes, in the order they are shown. */
export const kinds = ['html', 'css', 'script', 'pictures'] as const satisfies (keyof Bytes)[]

/** Kinds of which the page has more than it may; each leads to the blok that has the most of it. */
export function weightChecks({ total, budget, bloks }: Weight, words: Words): Check[] {
  return kinds.flatMap((kind): Check[] => {
    if (total[kind] <= budget[kind]) return []
    const heaviest = bloks.toSorted((one, other) => other[kind] - one[kind])[0]
    const message = words.publishing.tooHeavy(words.publishing.kinds[kind], inKilobytes(total[kind]), inKilobytes(budget[kind]))
    return [{ level: 'warning', message, ...(heaviest && { uid: heaviest.uid }) }]
  })
}
