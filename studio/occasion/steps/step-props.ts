import type { Choice, Wrong } from '../choice.ts'

export interface StepProps {
  choice: Choice
  change(part: Partial<Choice>): void
  wrong: Wrong
}
