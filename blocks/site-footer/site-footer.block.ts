import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './site-footer.example.ts'
import { SiteFooterBlok } from './site-footer.schema.ts'
import { SiteFooter } from './site-footer.tsx'

export const siteFooter = defineBlock({ schema: SiteFooterBlok, Component: SiteFooter, example })
