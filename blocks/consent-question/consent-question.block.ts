import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './consent-question.example.ts'
import { ConsentQuestionBlok } from './consent-question.schema.ts'
import { ConsentQuestion } from './consent-question.tsx'

export const consentQuestion = defineBlock({
  schema: ConsentQuestionBlok,
  Component: ConsentQuestion,
  example,
  hasElement: true,
  isElementLate: true,
  isFor: ({ tagId }) => tagId !== undefined,
})
