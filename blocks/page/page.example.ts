import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'page-example',
  component: 'page',
  title: 'Einladungskarten zur Hochzeit',
  description: 'Karten auf schönem Papier, mit euren Worten.',
  robots: 'noindex,nofollow',
  tone: 'hochzeit',
  body: [{ _uid: 'page-example-headline', component: 'page_headline', headline: 'Einladungskarten zur Hochzeit', headlineType: 'h1' }],
}
