import { blok, type NewBlok, type NewStory, picture, toStory } from '../blok-builders.ts'
import { jobsText, philosophyText } from '../copy/service/company.ts'
import { faqGroups } from '../copy/service/faq.ts'
import { imprintText, privacyText } from '../copy/service/legal.ts'
import { type ServicePage, servicePages } from '../copy/service/pages.ts'
import { shippingText } from '../copy/service/shipping.ts'
import type { Words } from '../copy/words.ts'
import { anlassOverviews } from './anlass-overviews.ts'
import { magazineStories } from './magazine-stories.ts'
import { faqQuestions, page, pageTitle, productList, smallTeaser, textPart, textSection, textWithTitle, wordsField } from './pages.ts'
import { promises } from './promises.ts'
import { textStories } from './text-stories.ts'

const contactCard = (headline: string, text: string): NewBlok =>
  blok('contact_card', { headline, text, image: picture('people/kundenservice') })

const company = { brand: 'Anlass', company: 'Anlass Druck GmbH', court: 'Amtsgericht Berlin (Charlottenburg)' }

const priceTable = (prices: 'parcels' | 'envelopes', { headline, note }: { headline: string; note: Words }): NewBlok =>
  blok('shipping_price_table', { headline, prices, ...wordsField('note', note) })

function servicePage({
  slug,
  name,
  title,
  description,
  headline,
  teaser,
  picture: shown,
  text,
  envelopePrices,
  takesSampleOrders,
  card,
}: ServicePage): NewStory {
  const opening =
    shown && teaser
      ? [smallTeaser({ headline, text: teaser, picture: shown, background: 'tint', isTitle: true })]
      : [pageTitle(headline, teaser)]
  return page(`anlass/${slug}`, name, { title, description, card: { title: name, text: card, ...(shown && { picture: shown }) } }, [
    ...opening,
    ...(takesSampleOrders ? sampleOrder() : []),
    textSection([textPart('', text), ...(envelopePrices ? [priceTable('envelopes', envelopePrices)] : [])]),
    contactCard(
      'Fragen zu Papier, Format oder Frist?',
      'Rufen Sie an oder schreiben Sie uns. Wir antworten am selben Werktag und haben die Muster neben dem Telefon liegen.',
    ),
  ])
}

/** The samples that somebody has chosen, and below them all that there are. */
const sampleOrder = (): NewBlok[] => [
  blok('sample_order', {
    headline: 'Ihre Musterkarten',
    empty: 'Noch liegt hier kein Muster. Mit einem Klick auf ein Design kommt seine Karte dazu, drei sind kostenlos.',
    linkText: 'Alle Designs ansehen',
    url: toStory('anlass/products'),
    thanks:
      'Danke! Ihre Muster gehen in zwei Werktagen als Brief auf den Weg. Eine Bestätigung ist unterwegs in Ihr Postfach, mit der Nummer Ihrer Bestellung.',
    refused:
      'Ein Feld stimmt noch nicht, und nichts wurde bestellt. Bitte gehen Sie zurück und sehen die Postleitzahl und die E-Mail-Adresse noch einmal an.',
    privacy: toStory('anlass/datenschutz'),
    privacyText: 'So gehen wir mit Ihren Daten um',
  }),
  productList({
    headline: 'Designs zum Anfassen',
    filters: ['category', 'product', 'color', 'style'],
    to: 'anlass/musterkarten',
  }),
]

const shipping = page(
  'anlass/versand',
  'Versand und Lieferung',
  {
    title: 'Versand und Lieferung',
    description: {
      de: 'Standardversand 4,99 €, Express ab 12,99 €, Samstag ab 22,99 €. Bestellt bis 11:00 Uhr, 24 Stunden später da. Alle Länder und Zeiten.',
      at: 'Versand nach Österreich: Standard 5,99 €, Express ab 22,99 €. Bestellt bis 11:00 Uhr, 24 Stunden später da, Montag bis Freitag.',
      ch: 'Versand in die Schweiz: Standard 9,99 CHF, Express ab 34,99 CHF. Bestellt bis 11:00 Uhr, 24 Stunden später da, Montag bis Freitag.',
    },
  },
  [
    pageTitle(
      'Versand und Lieferung',
      'Karten haben meistens einen Termin. Hier steht, was der Versand kostet, wie lange er dauert und bis wann Sie bestellen sollten.',
    ),
    textSection([
      blok('delivery_date', { headline: 'Wann ist Ihre Post da?', note: 'Feiertage sind nicht mitgerechnet.' }),
      priceTable('parcels', {
        headline: 'Was der Versand kostet',
        note: {
          de: 'Inklusive Mehrwertsteuer. Bei Express kommt es auf das Gewicht an.',
          ch: 'In Schweizer Franken, inklusive MWST. Bei Express kommt es auf das Gewicht an.',
        },
      }),
      textPart('', shippingText),
    ]),
    promises(),
  ],
)

const faq = page(
  'anlass/faq',
  'Häufige Fragen',
  {
    title: 'Häufige Fragen',
    description:
      'Antworten zu Musterkarten, Papier, Bestellung, Bezahlung, Gestaltung, Namen, Gästeportal, Versand und Lieferung bei Anlass.',
  },
  [
    pageTitle('Häufige Fragen', 'Nach Themen geordnet. Was hier fehlt, beantworten wir am Telefon: Montag bis Freitag von 08 bis 17 Uhr.'),
    ...faqGroups.map(({ anchor, title, questions }) => textSection([faqQuestions(title, questions)], anchor)),
    contactCard(
      'Ihre Frage ist nicht dabei?',
      'Schreiben Sie uns ein paar Zeilen oder rufen Sie an. Bei Trauerkarten und eiligen Aufträgen bitte immer telefonisch.',
    ),
  ],
)

const contact = page(
  'anlass/kontakt',
  'Kontakt',
  {
    title: 'Kontakt zu Anlass',
    description:
      'So erreichen Sie Anlass: Telefon, E-Mail und Anschrift in Ihrem Land, Montag bis Freitag von 08 bis 17 Uhr, auf Deutsch und Englisch.',
  },
  [
    pageTitle('Wir sind da', 'Am anderen Ende sitzt jemand, der Ihre Karte vor sich liegen hat, auf Deutsch oder Englisch.'),
    contactCard(
      'Kundenservice',
      'Montag bis Freitag von 08 bis 17 Uhr. Am schnellsten geht es mit der Auftragsnummer, bei neuen Fragen genügt der Name des Designs.',
    ),
    textSection([
      textPart(
        'Was uns hilft',
        `- **Bei Mustern:** die Namen der Designs, die Papiere und Ihre Anschrift.
- **Bei Druckdaten:** die PDF-Datei und das gewünschte Format.
- **Bei Trauerkarten:** ein Anruf. Wir nehmen alles Nötige auf und lesen es Ihnen vor.
- **Bei Reklamationen:** ein Foto, auch von der Verpackung.

Vieles steht schon unter [Häufige Fragen](story:anlass/faq) und [Versand](story:anlass/versand).`,
      ),
    ]),
  ],
)

const textOnly = (
  slug: string,
  title: string,
  description: string,
  source: string,
  closing?: NewBlok,
  robots: 'index,follow' | 'noindex,nofollow' = 'index,follow',
) =>
  page(`anlass/${slug}`, title, { title, description, robots }, [
    textSection([textWithTitle(title, source)]),
    ...(closing ? [closing] : []),
  ])

const companyPages: NewStory[] = [
  textOnly(
    'impressum',
    'Impressum',
    'Anbieter, Vertretung, Registereintrag und Kontakt von Anlass.',
    imprintText(company),
    contactCard('Anschrift und Kontakt', 'So erreichen Sie uns, telefonisch und schriftlich.'),
  ),
  textOnly(
    'datenschutz',
    'Datenschutz',
    'Welche Daten Anlass verarbeitet, wozu und wie lange: Bestellung, Gästelisten, Bilder, Newsletter, Cookies und Ihre Rechte.',
    privacyText(company),
  ),
  textOnly(
    'philosophie',
    'Philosophie',
    'Warum bei Anlass jedes Design beim Papier beginnt, wer die Karten setzt und weshalb jeder Auftrag gelesen wird.',
    philosophyText,
  ),
  textOnly(
    'jobs',
    'Jobs',
    'Offene Stellen bei Anlass: Mediengestaltung, Druck, Kundenservice und Softwareentwicklung, in Berlin oder von zu Hause.',
    jobsText(),
    contactCard('Bewerbung', 'Unterlagen bitte per E-Mail, Fragen gern am Telefon.'),
  ),
  textOnly(
    'merkzettel-und-warenkorb',
    'Merkzettel und Warenkorb',
    'So bestellen Sie Karten und Muster bei Anlass per E-Mail oder am Telefon.',
    `Notieren Sie die Namen der Designs, die Ihnen gefallen. Mit diesen Angaben können Sie bestellen:

1. Design, Format und Papier
2. Menge, mit oder ohne Umschläge
3. Ihr Text, Bilder als Datei
4. Lieferadresse, gewünschter Tag und Zahlungsart

Schicken Sie uns die Liste per E-Mail oder rufen Sie an. Sie bekommen eine Ansicht und den Gesamtpreis, bevor wir drucken. Zuerst in die Hand nehmen? Drei [Musterkarten](story:anlass/musterkarten) sind kostenlos.`,
    contactCard('Bestellen', 'Montag bis Freitag von 08 bis 17 Uhr, auf Deutsch und Englisch.'),
    'noindex,nofollow',
  ),
]

const sitemapPage = page(
  'anlass/sitemap',
  'Seitenübersicht',
  {
    title: 'Seitenübersicht',
    description: 'Alle Seiten von Anlass auf einen Blick: Anlässe, Kartenarten, Service, Texte, Themen und Magazin.',
  },
  [pageTitle('Seitenübersicht', 'Alle Seiten dieses Shops, nach Ordnern sortiert.'), blok('sitemap', {})],
)

/** Everything of the card brand that is neither home nor an occasion. */
export const anlassService: NewStory[] = [
  ...servicePages.map(servicePage),
  shipping,
  faq,
  contact,
  ...companyPages,
  sitemapPage,
  ...anlassOverviews,
  ...textStories,
  ...magazineStories,
]
