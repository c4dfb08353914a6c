import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './small-teaser.example.ts'
import { SmallTeaserBlok } from './small-teaser.schema.ts'
import { SmallTeaser } from './small-teaser.tsx'

export const smallTeaser = defineBlock({ schema: SmallTeaserBlok, Component: SmallTeaser, example })
