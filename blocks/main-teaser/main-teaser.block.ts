import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './main-teaser.example.ts'
import { MainTeaserBlok } from './main-teaser.schema.ts'
import { MainTeaser } from './main-teaser.tsx'

export const mainTeaser = defineBlock({ schema: MainTeaserBlok, Component: MainTeaser, example, hasElement: true })
