import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = { _uid: 'sitemap-example', component: 'sitemap', headline: 'Alle Seiten' }
