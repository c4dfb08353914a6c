import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'columns-example',
  component: 'columns',
  count: '2',
  gap: 'l',
  content: [
    {
      _uid: 'columns-example-left',
      component: 'page_headline',
      headline: 'Falzen',
      headlineType: 'h2',
      variant: 'secondary',
      teaser: 'Jede Karte wird gerillt, bevor sie gefalzt wird. So bricht das Papier nicht, und sie steht gerade.',
    },
    {
      _uid: 'columns-example-right',
      component: 'page_headline',
      headline: 'Veredeln',
      headlineType: 'h2',
      variant: 'secondary',
      teaser: 'Gold, Rosé und Silber sind heiß geprägt. Man sieht es im Licht, und man fühlt es mit dem Daumen.',
    },
  ],
}
