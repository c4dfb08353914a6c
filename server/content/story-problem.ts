/** What is wrong with a story's content: where, in which field, and what. */
export interface StoryProblem {
  /** Of the blok: `body[2].content[0]`, `content` for the root. */
  path: string
  /** Empty where the blok itself is at fault. */
  field: string
  /** German, as editors are. */
  message: string
}
