import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'photobook-detail-example',
  component: 'photobook_detail',
  bookType: 'digitalfotobuch',
  headline: '',
  shippingText: 'Versand und Lieferung',
  shippingUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/versand' },
  overviewText: 'Alle Vorlagen ansehen',
  overviewUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/fotobuecher' },
}
