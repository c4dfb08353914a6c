import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'small-teaser-example',
  component: 'small_teaser',
  headline: 'Erst fühlen, dann drucken',
  subHeadline: 'Drei Musterkarten schicken wir kostenlos. So haltet ihr Papier und Veredelung in der Hand, bevor ihr euch entscheidet.',
  linkText: 'Musterkarten bestellen',
  url: { linktype: 'story', cached_url: 'anlass/musterkarten', id: '' },
  backgroundColor: 'tint',
  textColor: 'ink',
  isImagePositionRight: false,
  responsiveImages: [
    {
      _uid: 'small-teaser-image',
      component: 'responsive_image',
      image: { filename: '/pictures/scene/hochzeit-silberhochzeit-small.svg' },
      alt: 'Drei Musterkarten aus verschiedenen Papieren, aufgefächert',
      aspectRatio: '4/3',
      media: 'all',
    },
  ],
}
