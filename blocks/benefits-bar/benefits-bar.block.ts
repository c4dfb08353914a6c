import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './benefits-bar.example.ts'
import { BenefitsBarBlok } from './benefits-bar.schema.ts'
import { BenefitsBar } from './benefits-bar.tsx'

export const benefitsBar = defineBlock({ schema: BenefitsBarBlok, Component: BenefitsBar, example })
