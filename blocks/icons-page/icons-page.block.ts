import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './icons-page.example.ts'
import { IconsPageBlok } from './icons-page.schema.ts'
import { IconsPage } from './icons-page.tsx'

export const iconsPage = defineBlock({ schema: IconsPageBlok, Component: IconsPage, example })
