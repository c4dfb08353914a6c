import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'page-headline-example',
  component: 'page_headline',
  headline: 'Papier für den großen Tag',
  headlineType: 'h2',
  subline: 'Einladungen, Menükarten und Dank aus einer Hand',
  teaser: 'Sucht euch ein Design aus, schreibt eure Worte hinein und wählt das Papier. Wir drucken, falten und veredeln in Deutschland.',
  variant: 'primary',
}
