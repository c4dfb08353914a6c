import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './page.example.ts'
import { PageBlok } from './page.schema.ts'
import { Page } from './page.tsx'

export const page = defineBlock({ schema: PageBlok, Component: Page, example, reads: ['tone'] })
