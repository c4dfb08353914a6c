import { blok, type NewStory, toStory } from '../blok-builders.ts'
import { paymentMethods, questions, siteParts, smallPrint } from './site-parts.ts'

const { item, group, footerGroup, notFound, iconsPage } = siteParts('myposter')

const header: NewStory = {
  slug: 'myposter/global/header',
  path: 'myposter/',
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
      group('Kalender', 'kalender', [
        item('Wandkalender', 'kalender/wandkalender'),
        item('Tischkalender', 'kalender/tischkalender'),
        item('Küchenkalender', 'kalender/kuechenkalender'),
        item('Familienplaner', 'kalender/familienplaner'),
        item('Terminkalender', 'kalender/terminkalender'),
      ]),
      group('Collagen', 'collagen', []),
      group('Fotoboxen und Abzüge', 'fotoboxen', []),
    ],
    services: [item('Kontakt', 'kontakt', 'phone'), item('Kundenkonto', 'kundenkonto', 'account'), item('Apps', 'apps', 'card')],
    shortcuts: [item('Warenkorb', 'warenkorb', 'basket')],
  }),
}

const footer: NewStory = {
  slug: 'myposter/global/footer',
  path: 'myposter/',
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
        ['Versand und Lieferung', 'versand'],
        ['Häufige Fragen', 'faq'],
        ['Kontakt', 'kontakt'],
        ['Apps', 'apps'],
        ['Newsletter', 'newsletter'],
      ]),
      footerGroup('Produkte', [
        ['Wandbilder', 'wandbilder'],
        ['Bilderrahmen', 'bilderrahmen'],
        ['Fotobücher', 'fotobuecher'],
        ['Kalender', 'kalender'],
      ]),
    ],
    paymentMethods,
    ...smallPrint,
    questions: questions('myposter', {
      headline: 'Dürfen wir mitzählen?',
      text: 'Mit Cookies von Google sehen wir, welche Seiten dir helfen und welche Anzeigen zu uns führen. Ohne sie geht hier alles genauso.',
      country: 'Du bist in {country}?',
      countryText: 'Dort gibt es dieselbe Seite mit den Preisen und Lieferzeiten für dein Land.',
    }),
  }),
}

const missing = notFound(
  { headline: 'Hier hing mal ein Bild', subline: 'Diese Seite gibt es nicht mehr, oder es gab sie nie.' },
  'error/404-myposter',
)

/** The parts every page of the wall-art brand has. */
export const myposterGlobals: NewStory[] = [header, footer, missing, iconsPage]
