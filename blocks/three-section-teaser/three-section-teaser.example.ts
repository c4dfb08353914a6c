import type { RawBlok } from '../../schemas/blok.ts'

const section = (name: string, picture: string, title: string, text: string, buttonText: string, slug: string) => ({
  _uid: `three-section-${name}`,
  component: 'three_section_slide',
  title,
  text,
  buttonText,
  isButtonVisible: true,
  backgroundColor: 'none',
  tagNameHeadline: 'h2',
  responsiveImages: [
    {
      _uid: `three-section-${name}-image`,
      component: 'responsive_image',
      image: { filename: `/pictures/${picture}.svg` },
      alt: '',
      aspectRatio: '1/1',
      media: 'all',
    },
  ],
  url: { linktype: 'story', cached_url: slug, id: '' },
})

export const example: RawBlok = {
  _uid: 'three-section-teaser-example',
  component: 'three_section_teaser',
  sections: [
    {
      ...section(
        'papier',
        'card/hochzeit/2',
        'Zehn Papiere',
        'Vom glatten Feinstpapier bis zur Baumwolle mit Büttenrand.',
        'Papiere vergleichen',
        'anlass/papier',
      ),
      showSampleCardBadgeOnMobile: true,
    },
    section(
      'umschlag',
      'card/geburt/3',
      'Umschläge',
      'In C6, B6, DIN lang und quadratisch, gerade oder spitz verschlossen.',
      'Umschläge wählen',
      'anlass/zubehoer/occasion',
    ),
    section(
      'veredelung',
      'card/weihnachten/1',
      'Veredelung',
      'Gold, Rosé, Silber oder Relieflack, wo das Papier es trägt.',
      'Veredelungen sehen',
      'anlass/veredelung',
    ),
  ],
}
