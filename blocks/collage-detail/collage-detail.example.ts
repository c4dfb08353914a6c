import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'collage-detail-example',
  component: 'collage_detail',
  headline: 'Deine Collage',
  images: ['leinwand', 'poster', 'acrylglas', 'aludibond', 'echtglas'].map((name) => ({ filename: `/pictures/motif/${name}.svg` })),
  shippingText: 'Versand und Lieferung',
  shippingUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/versand' },
}
