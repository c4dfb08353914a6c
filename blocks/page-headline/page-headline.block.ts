import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './page-headline.example.ts'
import { PageHeadlineBlok } from './page-headline.schema.ts'
import { PageHeadline } from './page-headline.tsx'

export const pageHeadline = defineBlock({ schema: PageHeadlineBlok, Component: PageHeadline, example })
