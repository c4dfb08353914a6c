import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './newsletter-response.example.ts'
import { NewsletterResponseBlok } from './newsletter-response.schema.ts'
import { NewsletterResponse } from './newsletter-response.tsx'

export const newsletterResponse = defineBlock({ schema: NewsletterResponseBlok, Component: NewsletterResponse, example, hasElement: true })
