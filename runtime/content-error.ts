/** What can be wrong with a story's content. Every case names the place, so that an editor can find it. */
export type ContentProblem =
  | { type: 'not-a-blok'; path: string }
  | { type: 'unknown-component'; path: string; component: string; nearest: string | undefined }
  | { type: 'not-allowed-here'; path: string; component: string; allowed: readonly string[] }
  | { type: 'invalid-fields'; path: string; component: string; fields: { field: string; problem: string }[] }
  | { type: 'too-deep'; path: string; limit: number }

/**
 * Thrown when a story cannot be drawn. The content is at fault, not the code: shoppers get the
 * error screen, and only editors and the log see the message, which is German as editors are.
 */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly story: string
  readonly problem: ContentProblem

  /** `story` is the full slug. */
  constructor(story: string, problem: ContentProblem) {
    super(`„${story}“ kann nicht gezeigt werden: ${describeProblem(problem)}`)
    this.story = story
    this.problem = problem
  }
}

/** In German, as editors are. */
export function describeProblem(problem: ContentProblem): string {
  const place = problem.path ? `an der Stelle ${problem.path}` : 'ganz oben'
  switch (problem.type) {
    case 'not-a-blok':
      return `Was ${place} steht, ist kein Block (ihm fehlt „component“ oder „_uid“).`
    case 'unknown-component':
      return `Den Blocktyp „${problem.component}“ ${place} gibt es nicht.${problem.nearest ? ` Gemeint ist vielleicht „${problem.nearest}“.` : ''}`
    case 'not-allowed-here':
      return `Der Block „${problem.component}“ darf ${place} nicht stehen. Erlaubt: ${problem.allowed.join(', ')}.`
    case 'invalid-fields':
      return `Im Block „${problem.component}“ ${place}: ${problem.fields.map(({ field, problem }) => `„${field}“ ${problem}`).join('; ')}.`
    case 'too-deep':
      return `Die Blöcke sind ${place} mehr als ${problem.limit} Ebenen tief verschachtelt.`
  }
}
