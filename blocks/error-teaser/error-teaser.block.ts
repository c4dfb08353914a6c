import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './error-teaser.example.ts'
import { ErrorTeaserBlok } from './error-teaser.schema.ts'
import { ErrorTeaser } from './error-teaser.tsx'

export const errorTeaser = defineBlock({ schema: ErrorTeaserBlok, Component: ErrorTeaser, example })
