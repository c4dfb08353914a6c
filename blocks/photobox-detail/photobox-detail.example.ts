import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'photobox-detail-example',
  component: 'photobox_detail',
  headline: 'Fotobox',
  shippingText: 'Versand und Lieferung',
  shippingUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/versand' },
}
