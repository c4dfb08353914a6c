import type { StoryInList } from '../management/answers.ts'
import type { Release } from '../management/release-calls.ts'

/** A text of a story: its own, or the one that it has in a release. */
export interface StoryText {
  story: StoryInList
  release?: Pick<Release, 'id' | 'name'> | undefined
}
