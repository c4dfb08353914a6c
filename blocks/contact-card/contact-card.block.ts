import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './contact-card.example.ts'
import { ContactCardBlok } from './contact-card.schema.ts'
import { ContactCard } from './contact-card.tsx'

export const contactCard = defineBlock({ schema: ContactCardBlok, Component: ContactCard, example })
