import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './section.example.ts'
import { SectionBlok } from './section.schema.ts'
import { Section } from './section.tsx'

export const section = defineBlock({ schema: SectionBlok, Component: Section, example })
