import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'calendar-detail-example',
  component: 'calendar_detail',
  calendarType: 'wandkalender',
  image: { filename: '/pictures/product/wandkalender.svg', alt: 'Wandkalender mit Spiralbindung und Bergbild' },
  text: 'Zwölf Bilder und eins für vorn. Hängt an Spirale oder Nagel.',
  overviewText: 'Alle Kalender',
  overviewUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/kalender' },
  shippingText: 'Versand und Lieferung',
  shippingUrl: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/versand' },
}
