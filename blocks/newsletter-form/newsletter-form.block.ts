import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './newsletter-form.example.ts'
import { NewsletterFormBlok } from './newsletter-form.schema.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const newsletterForm = defineBlock({ schema: NewsletterFormBlok, Component: NewsletterForm, example, hasElement: true })
