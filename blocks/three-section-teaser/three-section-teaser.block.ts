import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './three-section-teaser.example.ts'
import { ThreeSectionTeaserBlok } from './three-section-teaser.schema.ts'
import { ThreeSectionTeaser } from './three-section-teaser.tsx'

export const threeSectionTeaser = defineBlock({ schema: ThreeSectionTeaserBlok, Component: ThreeSectionTeaser, example })
