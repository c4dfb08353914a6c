import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'card-detail-example',
  component: 'card_detail',
  samplesText: 'Musterkarte bestellen',
  samplesUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'anlass/musterkarten' },
  ribbonNote: 'Bänder liegen lose bei, Sie binden sie selbst.',
  shippingText: 'Versand und Lieferung',
  shippingUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'anlass/versand' },
}
