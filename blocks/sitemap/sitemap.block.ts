import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './sitemap.example.ts'
import { SitemapBlok } from './sitemap.schema.ts'
import { Sitemap } from './sitemap.tsx'

export const sitemap = defineBlock({ schema: SitemapBlok, Component: Sitemap, example, load: (_, reader) => reader.listLinks() })
