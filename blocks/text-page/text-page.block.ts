import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './text-page.example.ts'
import { TextPageBlok } from './text-page.schema.ts'
import { TextPage } from './text-page.tsx'

export const textPage = defineBlock({ schema: TextPageBlok, Component: TextPage, example })
