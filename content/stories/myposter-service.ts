import { blok, type NewBlok, type NewStory, picture } from '../blok-builders.ts'
import { myposterApps, myposterDesign, myposterFaq, myposterJobs, myposterPhilosophy, myposterShipping } from '../copy/myposter/service.ts'
import { imprintText, privacyText } from '../copy/service/legal.ts'
import { newsletterPopup } from './newsletter-stories.ts'
import { faqQuestions, page, pageTitle, textSection, textWithTitle } from './pages.ts'

const company = { brand: 'myposter', company: 'myposter Bild GmbH', court: 'Amtsgericht München' }

const contactCard = (headline: string, text: string): NewBlok =>
  blok('contact_card', { headline, text, image: picture('people/kundenservice') })

interface TextStory {
  slug: string
  name: string
  headline?: string
  description: string
  text: string
  closing?: [headline: string, text: string]
  robots?: 'noindex,nofollow'
}

const texts: TextStory[] = [
  {
    slug: 'versand',
    name: 'Versand und Lieferung',
    description: 'So kommt dein Wandbild an: Lieferzeit, Verpackung, Länder und was du tust, wenn etwas beschädigt ist.',
    text: myposterShipping,
  },
  {
    slug: 'impressum',
    name: 'Impressum',
    description: 'Anbieter, Vertretung, Registereintrag und Kontakt von myposter.',
    text: imprintText(company),
    closing: ['Anschrift und Kontakt', 'So erreichst du uns, telefonisch und schriftlich.'],
  },
  {
    slug: 'datenschutz',
    name: 'Datenschutz',
    description: 'Welche Daten myposter verarbeitet, wozu und wie lange: Bilder, Bestellung, Newsletter, Cookies und deine Rechte.',
    text: privacyText(company),
  },
  {
    slug: 'philosophie',
    name: 'Philosophie',
    headline: 'Drei Bilder von zehntausend',
    description: 'Warum myposter erst erklärt und dann druckt: zwölf Materialien, ein Dach und der richtige Abstand zur Wand.',
    text: myposterPhilosophy,
  },
  {
    slug: 'jobs',
    name: 'Jobs',
    headline: 'Arbeite mit uns',
    description: 'Offene Stellen bei myposter: Rahmenbau, Druck, Kundenservice und Frontend, in München oder von zu Hause.',
    text: myposterJobs,
    closing: ['Schreib uns', 'Per E-Mail oder am Telefon, ganz ohne Formular.'],
  },
  {
    slug: 'gestaltung',
    name: 'Gestaltung am Bildschirm',
    headline: 'So wird dein Bild gut',
    description: 'Ausschnitt, Größe, Auflösung, Rand: vier Handgriffe, mit denen aus einem Telefonfoto ein Wandbild wird.',
    text: myposterDesign,
    closing: ['Wir schlagen dir etwas vor', 'Schick Bild und Wand per E-Mail, die Antwort kommt am selben Werktag.'],
  },
  {
    slug: 'apps',
    name: 'Apps',
    headline: 'myposter auf deinem Telefon',
    description: 'myposter auf iPhone, iPad und Android: Seite auf den Startbildschirm legen und Originale in voller Größe hochladen.',
    text: myposterApps,
  },
  {
    slug: 'warenkorb',
    name: 'Warenkorb',
    headline: 'Bestellen',
    description: 'So bestellst du dein Wandbild bei myposter per E-Mail oder am Telefon.',
    text: `Vier Angaben genügen:

1. dein Bild als Originaldatei
2. Material und Format
3. Rahmen, mit oder ohne Passepartout
4. Lieferadresse und Zahlungsart

Schick uns alles per E-Mail oder ruf an. Du bekommst Ansicht und Gesamtpreis, bevor wir drucken.`,
    closing: ['So erreichst du uns', 'Montag bis Freitag von 08 bis 17 Uhr, auf Deutsch und Englisch.'],
    robots: 'noindex,nofollow',
  },
]

const textStory = ({ slug, name, headline = name, description, text, closing, robots }: TextStory): NewStory =>
  page(`myposter/${slug}`, name, { title: name, description, ...(robots && { robots }) }, [
    textSection([textWithTitle(headline, text)]),
    ...(closing ? [contactCard(...closing)] : []),
  ])

const faq = page(
  'myposter/faq',
  'Häufige Fragen',
  {
    title: 'Häufige Fragen',
    description: 'Auflösung, Material, Rahmen, Bezahlung, Lieferung: kurze Antworten auf häufige Fragen an myposter.',
  },
  [
    pageTitle('Häufige Fragen', 'Kurz gefragt, kurz geantwortet.'),
    ...myposterFaq.map(({ anchor, title, questions }) => textSection([faqQuestions(title, questions)], anchor)),
    contactCard('Noch etwas offen?', 'Ruf an oder schreib uns, Montag bis Freitag von 08 bis 17 Uhr.'),
    ...newsletterPopup('myposter'),
  ],
)

const contact = page(
  'myposter/kontakt',
  'Kontakt',
  {
    title: 'Kontakt zu myposter',
    description: 'So erreichst du myposter: Telefon, E-Mail und Anschrift, Montag bis Freitag von 08 bis 17 Uhr, auf Deutsch und Englisch.',
  },
  [
    pageTitle('Sprich mit uns', 'Am Telefon sitzt jemand, der schon viele Löcher in viele Wände gebohrt hat.'),
    contactCard('Kundenservice', 'Montag bis Freitag von 08 bis 17 Uhr, auf Deutsch und Englisch. Mit Auftragsnummer geht es schneller.'),
  ],
)

const sitemap = page(
  'myposter/sitemap',
  'Seitenübersicht',
  { title: 'Seitenübersicht', description: 'Alle Seiten von myposter auf einen Blick: Materialien, Rahmen, Bücher, Kalender und Service.' },
  [pageTitle('Seitenübersicht'), blok('sitemap', {})],
)

/** Service and company pages of the wall-art brand. */
export const myposterService: NewStory[] = [...texts.map(textStory), faq, contact, sitemap]
