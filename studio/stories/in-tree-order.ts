import type { StoryInList } from '../management/answers.ts'

const byName = new Intl.Collator('de', { numeric: true })

/** What is in a folder: as somebody has placed it, else its start page first and the rest by name, with „Seite 2“ before „Seite 10“. */
export const inTreeOrder = <Story extends Pick<StoryInList, 'name' | 'position' | 'is_startpage'>>(stories: readonly Story[]): Story[] =>
  stories.toSorted(
    (one, other) =>
      one.position - other.position || Number(other.is_startpage) - Number(one.is_startpage) || byName.compare(one.name, other.name),
  )
