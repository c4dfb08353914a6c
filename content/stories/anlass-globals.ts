import { blok, inCountries, type NewBlok, type NewStory, teaserImages, toStory } from '../blok-builders.ts'

const item = (label: string, slug: string, icon?: string): NewBlok =>
  blok('navigation_item', { label, url: toStory(`anlass/${slug}`), ...(icon && { icon }) })

const group = (label: string, slug: string | undefined, children: NewBlok[]): NewBlok =>
  blok('navigation_group', { label, ...(slug && { url: toStory(`anlass/${slug}`) }), children })

const header: NewStory = {
  slug: 'anlass/global/header',
  name: 'Kopf der Seiten',
  root: blok('site_header', {
    ...inCountries('notice', {
      de: 'Die ersten drei Musterkarten sind kostenlos',
      at: 'Die ersten drei Musterkarten schicken wir gratis nach Österreich',
      ch: 'Die ersten drei Musterkarten schicken wir kostenlos in die Schweiz',
    }),
    noticeUrl: toStory('anlass/musterkarten'),
    navigation: [
      group('Hochzeit', 'hochzeit/occasion', [
        item('Einladungskarten', 'hochzeit/einladungskarten/category'),
        item('Save-the-Date-Karten', 'hochzeit/save-the-date-karten/category'),
        item('Menükarten', 'hochzeit/menuekarten/category'),
        item('Tischkarten', 'hochzeit/tischkarten/category'),
        item('Kirchenhefte', 'hochzeit/kirchenhefte/category'),
        item('Danksagungskarten', 'hochzeit/danksagungskarten/category'),
        item('Goldene Hochzeit', 'hochzeit/goldene-hochzeit/occasion'),
        item('Silberhochzeit', 'hochzeit/silberhochzeit/occasion'),
      ]),
      group('Geburt', 'geburt/occasion', [
        item('Geburtskarten', 'geburt/geburtskarten/category'),
        item('Danksagungskarten', 'geburt/danksagungskarten/category'),
        item('Mädchen', 'geburt/maedchen/occasion'),
        item('Junge', 'geburt/junge/occasion'),
        item('Zwillinge', 'geburt/zwillinge/occasion'),
        item('Babyshower', 'geburt/babyshower/occasion'),
        item('Taufe', 'taufe/occasion'),
      ]),
      group('Geburtstag', 'geburtstag/occasion', [
        item('Einladungskarten', 'geburtstag/einladungskarten/category'),
        item('Kindergeburtstag', 'geburtstag/kindergeburtstag/occasion'),
        item('18. Geburtstag', 'geburtstag/18-geburtstag/occasion'),
        item('30. Geburtstag', 'geburtstag/30-geburtstag/occasion'),
        item('50. Geburtstag', 'geburtstag/50-geburtstag/occasion'),
        item('60. Geburtstag', 'geburtstag/60-geburtstag/occasion'),
        item('80. Geburtstag', 'geburtstag/80-geburtstag/occasion'),
      ]),
      group('Jugendfeste', undefined, [
        item('Kommunion', 'kommunion/occasion'),
        item('Konfirmation', 'konfirmation/occasion'),
        item('Firmung', 'firmung/occasion'),
        item('Jugendweihe', 'jugendweihe/occasion'),
        item('Einschulung', 'einschulung/occasion'),
      ]),
      group('Trauer', 'trauer/occasion', [
        item('Trauerkarten', 'trauer/trauerkarten/category'),
        item('Danksagungskarten', 'trauer/danksagungskarten/category'),
        item('Sterbebilder', 'trauer/sterbebilder/category'),
        item('Kirchenhefte', 'trauer/kirchenhefte/category'),
      ]),
      group('Weihnachten', 'weihnachten/occasion', [
        item('Für Familie und Freunde', 'weihnachten/privat/occasion'),
        item('Geschäftlich', 'weihnachten/geschaeftlich/occasion'),
        item('Weihnachtsfeier', 'weihnachtsfeier/occasion'),
        item('Neujahr', 'neujahr/occasion'),
      ]),
      group('Alle Anlässe', 'anlaesse', []),
    ],
    services: [
      item('Kontakt', 'kontakt', 'phone'),
      item('Kostenlose Musterkarten', 'musterkarten', 'sample'),
      item('Kundenkonto', 'kundenkonto', 'account'),
      item('Magazin', 'magazin', 'leaf'),
    ],
    shortcuts: [item('Merkzettel', 'merkzettel-und-warenkorb', 'heart'), item('Warenkorb', 'merkzettel-und-warenkorb', 'basket')],
  }),
}

const footerLink = (label: string, slug: string): NewBlok => blok('footer_link', { label, url: toStory(`anlass/${slug}`) })

const footer: NewStory = {
  slug: 'anlass/global/footer',
  name: 'Fuß der Seiten',
  root: blok('site_footer', {
    groups: [
      blok('footer_group', {
        label: 'Über uns',
        links: [
          footerLink('Philosophie', 'philosophie'),
          footerLink('Jobs', 'jobs'),
          footerLink('Gestaltung am Bildschirm', 'gestaltung'),
          footerLink('Seitenübersicht', 'sitemap'),
          footerLink('Impressum', 'impressum'),
          footerLink('Datenschutz', 'datenschutz'),
        ],
      }),
      blok('footer_group', {
        label: 'Kundenservice',
        links: [
          footerLink('Mustermappe Hochzeit', 'mustermappe-hochzeit'),
          footerLink('Versand und Lieferung', 'versand'),
          footerLink('Häufige Fragen', 'faq'),
          footerLink('Kontakt', 'kontakt'),
          footerLink('Gästeportal', 'gaesteportal'),
          footerLink('Namen hochladen', 'namen'),
        ],
      }),
      blok('footer_group', {
        label: 'Magazin',
        links: [
          footerLink('Geburt', 'magazin/geburt'),
          footerLink('Hochzeit', 'magazin/hochzeit'),
          footerLink('Inspiration', 'magazin/inspiration'),
        ],
      }),
      blok('footer_group', {
        label: 'Texte und Zitate',
        links: [
          footerLink('Texte zur Hochzeit', 'texte/hochzeit'),
          footerLink('Sprüche zur Geburt', 'texte/geburt'),
          footerLink('Sprüche zur Taufe', 'texte/taufe'),
          footerLink('Texte zum Geburtstag', 'texte/geburtstag'),
          footerLink('Texte zur Konfirmation', 'texte/konfirmation'),
          footerLink('Trauersprüche', 'texte/trauer'),
          footerLink('Weihnachtsgrüße', 'texte/weihnachten'),
        ],
      }),
    ],
    paymentMethods: ['Rechnung', 'PayPal', 'Kreditkarte', 'Lastschrift', 'Klarna'].map((name) => blok('payment_method', { name })),
    ...inCountries('smallPrint', {
      de: 'Alle Preise inklusive Mehrwertsteuer, zuzüglich Versand.',
      at: 'Alle Preise inklusive Umsatzsteuer, zuzüglich Versand.',
      ch: 'Alle Preise in Schweizer Franken inklusive MWST, zuzüglich Versand.',
    }),
  }),
}

const notFound: NewStory = {
  slug: 'anlass/global/error-404',
  name: 'Seite nicht gefunden',
  root: blok('page', {
    title: 'Seite nicht gefunden',
    body: [
      blok('error_teaser', {
        headline: 'Empfänger unbekannt verzogen',
        subline: 'Unter dieser Adresse wohnt bei uns keine Seite mehr. Vielleicht hat sich ein Buchstabe verirrt.',
        control: 'Zur Startseite',
        url: toStory('anlass/home'),
        responsiveImages: teaserImages('error/404'),
      }),
    ],
  }),
}

const iconsPage: NewStory = { slug: 'anlass/_icons', name: 'Zeichen', root: blok('icons_page', { title: 'Icons' }) }

/** The parts every page of the card brand has. */
export const anlassGlobals: NewStory[] = [header, footer, notFound, iconsPage]
