import { blok, inCountries, type NewStory, toStory } from '../blok-builders.ts'
import { paymentMethods, questions, siteParts, smallPrint } from './site-parts.ts'

const { item, group, footerGroup, notFound, iconsPage } = siteParts('anlass')

const header: NewStory = {
  slug: 'anlass/global/header',
  path: 'anlass/',
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
    shortcuts: [item('Merkzettel', 'wishlist', 'heart'), item('Warenkorb', 'merkzettel-und-warenkorb', 'basket')],
  }),
}

const footer: NewStory = {
  slug: 'anlass/global/footer',
  path: 'anlass/',
  name: 'Fuß der Seiten',
  root: blok('site_footer', {
    groups: [
      footerGroup('Über uns', [
        ['Philosophie', 'philosophie'],
        ['Jobs', 'jobs'],
        ['Gestaltung am Bildschirm', 'gestaltung'],
        ['Seitenübersicht', 'sitemap'],
        ['Impressum', 'impressum'],
        ['Datenschutz', 'datenschutz'],
      ]),
      footerGroup('Kundenservice', [
        ['Alle Designs', 'products'],
        ['Mustermappe Hochzeit', 'mustermappe-hochzeit'],
        ['Versand und Lieferung', 'versand'],
        ['Häufige Fragen', 'faq'],
        ['Kontakt', 'kontakt'],
        ['Gästeportal', 'gaesteportal'],
        ['Namen hochladen', 'namen'],
        ['Newsletter', 'newsletter'],
      ]),
      footerGroup('Magazin', [
        ['Geburt', 'magazin/geburt'],
        ['Hochzeit', 'magazin/hochzeit'],
        ['Inspiration', 'magazin/inspiration'],
      ]),
      footerGroup('Texte und Zitate', [
        ['Texte zur Hochzeit', 'texte/hochzeit'],
        ['Sprüche zur Geburt', 'texte/geburt'],
        ['Sprüche zur Taufe', 'texte/taufe'],
        ['Texte zum Geburtstag', 'texte/geburtstag'],
        ['Texte zur Konfirmation', 'texte/konfirmation'],
        ['Trauersprüche', 'texte/trauer'],
        ['Weihnachtsgrüße', 'texte/weihnachten'],
      ]),
    ],
    paymentMethods,
    ...smallPrint,
    questions: questions('anlass', {
      headline: 'Dürfen wir mitzählen?',
      text: 'Mit Cookies von Google sehen wir, welche Seiten helfen und welche Anzeigen zu uns führen. Ohne sie geht hier alles genauso.',
      country: 'Sie sind in {country}?',
      countryText: 'Dort gibt es dieselbe Seite mit den Preisen und Lieferzeiten für Ihr Land.',
    }),
  }),
}

const missing = notFound(
  {
    headline: 'Empfänger unbekannt verzogen',
    subline: 'Unter dieser Adresse wohnt bei uns keine Seite mehr. Vielleicht hat sich ein Buchstabe verirrt.',
  },
  'error/404',
)

/** The parts every page of the card brand has. */
export const anlassGlobals: NewStory[] = [header, footer, missing, iconsPage]
