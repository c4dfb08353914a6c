import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './faq-questions.example.ts'
import { FaqQuestionsBlok } from './faq-questions.schema.ts'
import { FaqQuestions } from './faq-questions.tsx'

export const faqQuestions = defineBlock({ schema: FaqQuestionsBlok, Component: FaqQuestions, example })
