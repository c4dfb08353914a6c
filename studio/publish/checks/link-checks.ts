import type { StoryInList } from '../../management/answers.ts'
import type { Words } from '../../messages/german.ts'
import type { Model } from '../../model/component-model.ts'
import { keyOf, type Reference } from '../../model/references.ts'
import type { Check } from './check.ts'

/** Stories by `keyOf`; `null` for one that does not exist. What nobody has asked for yet is not in it. */
export type KnownStories = ReadonlyMap<string, StoryInList | null>

/** References to stories that are not there (an error) or that shoppers can't see (a warning, unless they go live along). */
export function linkChecks(references: readonly Reference[], { known, goesAlong, isRelation, words }: LinkCheckParts): Check[] {
  return references.flatMap((reference): Check[] => {
    const { uid, field, kind, slug } = reference
    const story = known.get(keyOf(reference))
    const at = { uid, field }
    if (story === null) {
      // Any uuid may be something else than a story's.
      if (kind === 'relation' && !isRelation(reference)) return []
      return [{ level: 'error', ...at, message: words.publishing.linkBroken(slug) }]
    }
    if (!story || story.is_folder || story.published || goesAlong(story)) return []
    return [{ level: 'warning', ...at, message: words.publishing.linkUnpublished(story.name) }]
  })
}

export interface LinkCheckParts {
  known: KnownStories
  goesAlong(story: StoryInList): boolean
  /** Whether a field holds stories by its schema. */
  isRelation(reference: Reference): boolean
  words: Words
}

/** Whether the schema of some component says that a field of this name holds stories. */
export const holdsStories = (model: Model) => {
  const fields = new Set(
    model.components.flatMap(({ fields }) => fields.filter(({ source }) => source === 'internal_stories').map(({ name }) => name)),
  )
  return ({ field }: Reference) => fields.has(field)
}
