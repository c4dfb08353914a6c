import { useMemo } from 'react'
import type { RawBlok } from '../../../schemas/blok.ts'
import type { Examination } from '../../canvas/page-examiner.tsx'
import { useFlags } from '../../flags/use-flags.ts'
import type { FieldProblem } from '../../management/answers.ts'
import type { Words } from '../../messages/german.ts'
import type { Model } from '../../model/component-model.ts'
import { problemsByBlok } from '../../model/problems-by-blok.ts'
import type { WrittenLink } from '../../model/references.ts'
import { useStudio, useWords } from '../../studio-context.ts'
import type { LinkedStories } from '../use-linked-stories.ts'
import type { Check } from './check.ts'
import { emptyLinks } from './empty-links.ts'
import { flagChecks, flagsIn } from './flag-checks.ts'
import { holdsStories, linkChecks } from './link-checks.ts'
import { findingChecks, weightChecks } from './page-checks.ts'
import { picturesElsewhere, picturesWithoutText } from './picture-checks.ts'

/** What keeps a text from going live, by its content and what it refers to. */
export function useErrors(content: RawBlok, problems: readonly FieldProblem[], { references, known }: LinkedStories): Check[] {
  const { model } = useStudio()
  const words = useWords()
  return useMemo(() => {
    const links = linkChecks(references, { known, goesAlong: () => true, isRelation: holdsStories(model), words })
    return [...schemaChecks(content, problems), ...links.filter(({ level }) => level === 'error')]
  }, [content, problems, references, known, model, words])
}

function schemaChecks(content: RawBlok, problems: readonly FieldProblem[]): Check[] {
  return [...problemsByBlok(content, problems)].flatMap(([uid, list]) =>
    list.map(({ field, message }): Check => ({ level: 'error', uid, message, ...(field && { field }) })),
  )
}

export interface WarningParts {
  content: RawBlok
  linked: LinkedStories
  /** Links to addresses of the shop at which it has no page. */
  deadEnds: readonly WrittenLink[]
  examined: Examination
  /** Ids of other stories that go live along. */
  along: ReadonlySet<number>
}

/** What whoever publishes should have seen. */
export function useWarnings(parts: WarningParts): Check[] {
  const { content, linked, deadEnds, examined, along } = parts
  const { model } = useStudio()
  const words = useWords()
  const named = useMemo(() => flagsIn(content), [content])
  const flags = useFlags(named.size > 0)
  return useMemo(
    () => [...warningsOf({ content, linked, deadEnds, examined, along }, model, words), ...(flags ? flagChecks(named, flags, words) : [])],
    [content, linked, deadEnds, examined, along, model, words, named, flags],
  )
}

function warningsOf(parts: WarningParts, model: Model, words: Words): Check[] {
  const { content, linked, deadEnds, examined, along } = parts
  const { references, known } = linked
  const links = linkChecks(references, { known, goesAlong: ({ id }) => along.has(id), isRelation: holdsStories(model), words })
  const empty = emptyLinks(content, model).map(({ uid, field, text }): Check => {
    return { level: 'warning', uid, field, message: words.publishing.linkEmpty(text) }
  })
  const { state, findings, weight } = examined
  // A page that does not say what it draws is judged by its content.
  const pictures = findings || state === 'asking' ? [] : picturesWithoutText(content, model)
  return [
    ...links.filter(({ level }) => level === 'warning'),
    ...deadEnds.map(({ uid, field, address }): Check => ({ level: 'warning', uid, field, message: words.publishing.linkDead(address) })),
    ...empty,
    ...picturesElsewhere(content, model).map(
      ({ uid, field, host }): Check => ({ level: 'warning', uid, field, message: words.publishing.pictureElsewhere(host) }),
    ),
    ...findingChecks(findings ?? [], words),
    ...pictures.map(
      ({ uid, field, name }): Check => ({
        level: 'warning',
        uid,
        field,
        message: `${words.publishing.rules['empty-alt']} ${words.publishing.quoted(name)}`,
      }),
    ),
    ...(weight ? weightChecks(weight, words) : []),
  ]
}
