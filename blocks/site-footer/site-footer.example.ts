import type { RawBlok } from '../../schemas/blok.ts'

const group = (label: string, links: Record<string, string>) => ({
  _uid: `footer-${label}`,
  component: 'footer_group',
  label,
  links: Object.entries(links).map(([name, slug]) => ({
    _uid: `footer-${label}-${slug}`,
    component: 'footer_link',
    label: name,
    url: slug.startsWith('/') ? { linktype: 'url', url: slug } : { linktype: 'story', cached_url: slug, id: '' },
  })),
})

export const example: RawBlok = {
  _uid: 'site-footer-example',
  component: 'site_footer',
  groups: [
    group('Über uns', {
      Philosophie: 'anlass/philosophie',
      Jobs: 'anlass/jobs',
      Impressum: 'anlass/impressum',
      Datenschutz: 'anlass/datenschutz',
      Seitenübersicht: '/sitemap',
      'Karten selbst gestalten': 'anlass/karten-designen',
    }),
    group('Hilfe', {
      'Musterset Hochzeit': 'anlass/musterset-hochzeit',
      'Versand und Lieferung': 'anlass/versand',
      'Häufige Fragen': 'anlass/faq',
      Kontakt: 'anlass/kontakt',
    }),
    group('Magazin', {
      'Rund um die Geburt': '/magazin/geburt',
      'Rund um die Hochzeit': '/magazin/hochzeit',
      Inspiration: '/magazin/inspiration',
    }),
    group('Sprüche und Texte', {
      Hochzeitssprüche: 'anlass/texte/hochzeit',
      Geburtssprüche: 'anlass/texte/geburt',
      Geburtstagssprüche: 'anlass/texte/geburtstag',
      Trauersprüche: 'anlass/texte/trauer',
      Weihnachtsgrüße: 'anlass/texte/weihnachten',
      Kommunionssprüche: 'anlass/texte/kommunion',
    }),
  ],
  paymentMethods: ['Rechnung', 'PayPal', 'Kreditkarte', 'SEPA-Lastschrift', 'Vorkasse'].map((name) => ({
    _uid: `payment-${name}`,
    component: 'payment_method',
    name,
  })),
  smallPrint: 'Alle Preise mit Mehrwertsteuer, zuzüglich Versand.',
}
