import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './reviews.example.ts'
import { ReviewsBlok } from './reviews.schema.ts'
import { Reviews } from './reviews.tsx'

export const reviews = defineBlock({
  schema: ReviewsBlok,
  Component: Reviews,
  example,
  hasElement: true,
  isElementLate: true,
  isFor: ({ reviewWidget }) => reviewWidget !== undefined,
})
