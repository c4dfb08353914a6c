/** What can be printed over the colours of cards and calendars (R3.09, R3.13). Plain data: browsers read it, too. */

/** No refinement, and no punching: what each card can have. */
export const plain = 'ohne'

export const refinements = [plain, 'gold', 'rosegold', 'silber', 'relief'] as const

/** Some call a refinement by its other form: `gold-refined` is `gold` (R3.13). */
export const refinementOf = (written: string): string => written.replace(/-refined$/, '')

/** Whether one holds on a paper of those that are offered (R5.06). */
export const takesRefinement = (papers: readonly { value: string; takesRefinement: boolean }[], paper: string): boolean =>
  papers.find(({ value }) => value === paper)?.takesRefinement ?? false
