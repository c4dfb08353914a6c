import { blok, inCountries, type NewBlok, type NewStory, teaserImages, toStory } from '../blok-builders.ts'

const item = (label: string, slug: string, icon?: string): NewBlok =>
  blok('navigation_item', { label, url: toStory(`myposter/${slug}`), ...(icon && { icon }) })

const group = (label: string, slug: string | undefined, children: NewBlok[]): NewBlok =>
  blok('navigation_group', { label, ...(slug && { url: toStory(`myposter/${slug}`) }), children })

const header: NewStory = {
  slug: 'myposter/global/header',
  name: 'Kopf der Seiten',
  root: blok('site_header', {
    notice: 'In Deutschland gedruckt und gerahmt, in 2 bis 4 Werktagen bei dir',
    noticeUrl: toStory('myposter/versand'),
    navigation: [
      group('Wandbilder', 'wandbilder', [
        item('Leinwand', 'leinwand'),
        item('Poster', 'poster'),
        item('Acrylglas', 'acrylglas'),
        item('Alu-Dibond', 'aludibond'),
        item('Gallery Bond', 'gallerybond'),
        item('Echtglas', 'echtglas'),
        item('Forexplatte', 'forexplatte'),
        item('PVC-Plane', 'pvcplane'),
        item('Hahnemühle', 'hahnemuehle'),
        item('Fototapete', 'fototapete'),
        item('Klebefolie', 'klebefolie'),
        item('Backlitfolie', 'backlitfolie'),
      ]),
      group('Bilderrahmen', 'bilderrahmen', []),
      group('Fotobücher', 'fotobuecher', []),
      group('Kalender', 'kalender', []),
      group('Collagen', 'collagen', []),
      group('Fotoboxen und Abzüge', 'fotoboxen', []),
    ],
    services: [item('Kontakt', 'kontakt', 'phone'), item('Kundenkonto', 'kundenkonto', 'account'), item('Apps', 'apps', 'card')],
    shortcuts: [item('Warenkorb', 'warenkorb', 'basket')],
  }),
}

const footerLink = (label: string, slug: string): NewBlok => blok('footer_link', { label, url: toStory(`myposter/${slug}`) })

const footer: NewStory = {
  slug: 'myposter/global/footer',
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
          footerLink('Versand und Lieferung', 'versand'),
          footerLink('Häufige Fragen', 'faq'),
          footerLink('Kontakt', 'kontakt'),
          footerLink('Apps', 'apps'),
        ],
      }),
      blok('footer_group', {
        label: 'Produkte',
        links: [
          footerLink('Wandbilder', 'wandbilder'),
          footerLink('Bilderrahmen', 'bilderrahmen'),
          footerLink('Fotobücher', 'fotobuecher'),
          footerLink('Kalender', 'kalender'),
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
  slug: 'myposter/global/error-404',
  name: 'Seite nicht gefunden',
  root: blok('page', {
    title: 'Seite nicht gefunden',
    body: [
      blok('error_teaser', {
        headline: 'Hier hing mal ein Bild',
        subline: 'Diese Seite gibt es nicht mehr, oder es gab sie nie.',
        control: 'Zur Startseite',
        url: toStory('myposter/home'),
        responsiveImages: teaserImages('error/404-myposter'),
      }),
    ],
  }),
}

const iconsPage: NewStory = { slug: 'myposter/_icons', name: 'Zeichen', root: blok('icons_page', { title: 'Icons' }) }

/** The parts every page of the wall-art brand has. */
export const myposterGlobals: NewStory[] = [header, footer, notFound, iconsPage]
