import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { richtext } from '../../schemas/fields/richtext.ts'
import { text } from '../../schemas/fields/text.ts'

export const FaqQuestion = blok(
  'faq_question',
  { displayName: 'Frage' },
  {
    question: text({ label: 'Frage', required: true, maxLength: 160, translatable: true }),
    answer: richtext({ label: 'Antwort', required: true, translatable: true }),
  },
)
export type FaqQuestion = z.output<typeof FaqQuestion>

/** Questions with answers that open below them. */
export const FaqQuestionsBlok = blok(
  'faq_questions',
  { displayName: 'Häufige Fragen', group: 'Texte' },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
    questions: items(FaqQuestion, { label: 'Fragen', min: 1 }),
  },
)
export type FaqQuestionsBlok = z.output<typeof FaqQuestionsBlok>
