import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'error-teaser-example',
  component: 'error_teaser',
  headline: 'Diese Karte ist unterwegs verloren gegangen',
  subline: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen.',
  control: 'Zur Startseite',
  url: { linktype: 'url', url: '/' },
  responsiveImages: [
    {
      _uid: 'error-teaser-large',
      component: 'responsive_image',
      image: { filename: '/pictures/error/404.svg' },
      alt: 'Ein Umschlag mit dem Stempel „Zurück an Absender“',
      aspectRatio: '59/22',
      media: 'desktop',
    },
    {
      _uid: 'error-teaser-small',
      component: 'responsive_image',
      image: { filename: '/pictures/error/404-small.svg' },
      alt: 'Ein Umschlag mit dem Stempel „Zurück an Absender“',
      aspectRatio: '150/157',
      media: 'mobile',
    },
  ],
}
