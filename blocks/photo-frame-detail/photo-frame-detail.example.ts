import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'photo-frame-detail-example',
  component: 'photo_frame_detail',
  headline: 'Format, Rahmen, Preis',
  material: 'poster',
  image: { filename: '/pictures/motif/poster.svg', alt: 'Hügel in der Toskana' },
  shippingText: 'Versand und Lieferung',
  shippingUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/versand' },
}
