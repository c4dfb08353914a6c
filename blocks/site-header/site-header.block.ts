import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './site-header.example.ts'
import { SiteHeaderBlok } from './site-header.schema.ts'
import { SiteHeader } from './site-header.tsx'

export const siteHeader = defineBlock({ schema: SiteHeaderBlok, Component: SiteHeader, example, hasElement: true })
