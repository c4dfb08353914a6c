import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'section-example',
  component: 'section',
  backgroundColor: 'tint',
  width: 'page',
  anchor: 'papier',
  body: [
    {
      _uid: 'section-example-headline',
      component: 'page_headline',
      headline: 'Zehn Papiere, ein Griff',
      headlineType: 'h2',
      subline: 'Fühlt den Unterschied',
      teaser: 'Vom glatten Feinstpapier bis zur Baumwolle mit Büttenrand: Jedes hat seinen Anlass.',
    },
    {
      _uid: 'section-example-icon',
      component: 'svg_icon',
      icon: 'leaf',
      text: 'Alle Papiere aus zertifizierter Forstwirtschaft',
      size: 'm',
    },
  ],
}
