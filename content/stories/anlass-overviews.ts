import { designStory } from '../../schemas/cards/design-address.ts'
import { blok, type NewStory, toStory } from '../blok-builders.ts'
import { designId } from '../catalogue/design-id.ts'
import { occasionCopy } from '../copy/occasions.ts'
import { type Theme, themes } from '../copy/themes.ts'
import { occasionContent } from '../occasions.ts'
import { mainOccasionCards, occasionKeys, occasionSlug, pictureKey } from './occasion-pages.ts'
import { faqQuestions, page, pageTitle, productList, textPart, textSection, themeCard, themeCards } from './pages.ts'
import { promises } from './promises.ts'

const occasionsOverview = page(
  'anlass/anlaesse',
  'Alle Anlässe',
  {
    title: 'Alle Anlässe',
    description:
      'Karten für jeden Anlass: Hochzeit, Geburt, Geburtstag, Taufe, Konfirmation, Trauer, Weihnachten und viele mehr auf einer Seite.',
  },
  [
    pageTitle(
      'Alle Anlässe',
      'Von der Geburt bis zum Richtfest. Jede Seite zeigt Designs und sagt, was auf die Karte gehört und wann sie verschickt wird.',
    ),
    blok('theme_cards', { cards: mainOccasionCards(), ratio: '3/4', size: 'large' }),
    themeCards(
      'Runde Geburtstage, besondere Feste',
      occasionKeys
        .filter((key) => key.includes('/'))
        .map((key) => ({
          title: occasionContent[key].name,
          text: occasionCopy[key].card,
          picture: `card/${pictureKey(key)}/1`,
          to: occasionSlug(key),
        })),
      { size: 'small' },
    ),
  ],
)

const themeSlug = ({ id }: Theme): string => `anlass/themes/${id}`

const themeCardOf = (theme: Theme) => {
  const [key, number] = theme.designs[0] ?? ['allgemein' as const, 1]
  return { title: theme.name, text: theme.card, picture: `card/${pictureKey(key)}/${number}`, to: themeSlug(theme) }
}

const themePage = (theme: Theme): NewStory =>
  page(
    themeSlug(theme),
    theme.name,
    {
      title: `Themenwelt ${theme.name}`,
      description: theme.description,
      card: { title: theme.name, text: theme.card, picture: themeCardOf(theme).picture },
    },
    [
      pageTitle(theme.name, theme.teaser, 'Themenwelt'),
      productList({ headline: 'Designs dieser Serie', designs: theme.designs.map(([key, number]) => designId(key, number)) }),
      textSection([textPart('Papier und Farbe', theme.text)]),
      themeCards('Andere Themenwelten', themes.filter((other) => other !== theme).map(themeCardOf), { size: 'small' }),
    ],
  )

/** What stands at the head of the listing of card designs (R2.09). */
const designListing = page(
  'anlass/karten-designen',
  'Karten designen',
  {
    title: 'Karten designen: alle Vorlagen',
    description: 'Alle Kartenvorlagen nach Themenwelt und Anlass: Wiesenblumen, Zweige, Tiere, Gold und farbige Bögen, auf zehn Papieren.',
  },
  [
    pageTitle(
      'Karten designen',
      'Beginnen Sie mit einem Motiv oder mit einem Anlass. Jede Vorlage gibt es auf allen Papieren, die sich dafür eignen.',
    ),
    productList({ headline: 'Alle Vorlagen', filters: ['category', 'product', 'color', 'style', 'aspectRatio', 'label'] }),
    themeCards('Nach Themenwelt', themes.map(themeCardOf)),
    blok('theme_cards', {
      headline: 'Nach Anlass',
      cards: occasionKeys
        .filter((key) => !key.includes('/'))
        .map((key) => themeCard({ title: occasionContent[key].name, picture: `card/${pictureKey(key)}/2`, to: occasionSlug(key) })),
      ratio: '3/4',
      size: 'small',
    }),
    textSection([
      textPart(
        'Vom Motiv zur Karte',
        'Haben Sie etwas gefunden, notieren Sie den Namen des Designs. Damit bestellen Sie [drei Musterkarten](story:anlass/musterkarten) auf Papieren Ihrer Wahl. Worauf es bei Text, Bild und Rand ankommt, steht unter [Gestaltung am Bildschirm](story:anlass/gestaltung).',
      ),
    ]),
  ],
)

/** Every design of the shop (R2.03). */
const products = page(
  'anlass/products',
  'Alle Designs',
  {
    title: 'Alle Designs',
    description:
      'Alle Kartendesigns von Anlass auf einer Seite: nach Anlass, Produktart, Farbe, Stil und Format ausgesucht, mit Merkzettel.',
  },
  [
    pageTitle('Alle Designs', 'Suchen Sie nach Anlass, Farbe oder Stil. Mit dem Herz merken Sie sich, was Ihnen gefällt.'),
    productList({ pageSize: 48, filters: ['category', 'product', 'color', 'style', 'aspectRatio', 'punching', 'label'] }),
    blok('theme_cards', { headline: 'Nach Anlass', cards: mainOccasionCards(), ratio: '3/4', size: 'small' }),
  ],
)

/** What a visitor has kept (R2.04). */
const wishlist = page(
  'anlass/wishlist',
  'Merkzettel',
  {
    title: 'Merkzettel',
    description: 'Die Designs, die Sie sich bei Anlass gemerkt haben.',
    robots: 'noindex,nofollow',
  },
  [
    pageTitle('Merkzettel', 'Was Sie sich merken, steht nur in diesem Browser.'),
    blok('wishlist_cards_grid', {
      empty: 'Noch steht hier nichts. Mit dem Herz auf einer Karte merken Sie sich das Design.',
      linkText: 'Designs ansehen',
      url: toStory('anlass/products'),
    }),
    textSection([
      textPart(
        'So bestellen Sie',
        'Schicken Sie uns die Namen der Designs, Format, Papier und Menge. Wie das geht, steht unter [Bestellen](story:anlass/merkzettel-und-warenkorb). Erst in die Hand nehmen? Drei [Musterkarten](story:anlass/musterkarten) sind kostenlos.',
      ),
    ]),
  ],
)

/** The page of each design (R2.21): one story for all of them. */
const card = page(
  `anlass/${designStory}`,
  'Karte',
  { title: 'Karte', description: 'Ein Design von Anlass: Papier, Ecken, Veredelung, Menge und Preis.' },
  [
    blok('card_detail', {
      samplesText: 'Musterkarte bestellen',
      samplesUrl: toStory('anlass/musterkarten'),
      ribbonNote: 'Bänder liegen lose bei, Sie binden sie selbst.',
      shippingText: 'Versand und Lieferung',
      shippingUrl: toStory('anlass/versand'),
    }),
    promises(),
    faqQuestions('Vor dem Bestellen', [
      {
        question: 'Welches Papier passt?',
        answer:
          'Naturpapier Weiß passt fast immer. Wie sich alle zehn anfühlen und wofür sie gut sind, steht unter [Papier](story:anlass/papier). Sicher sind Sie mit einer [Musterkarte](story:anlass/musterkarten) in der Hand.',
      },
      {
        question: 'Wann ist die Karte da?',
        answer:
          'Standardversand braucht 2 bis 4 Werktage, Express bis 11 Uhr bestellt 24 Stunden. Alles dazu unter [Versand und Lieferung](story:anlass/versand).',
      },
      {
        question: 'Wie bestelle ich?',
        answer:
          'Schicken Sie uns den Namen des Designs, Papier und Menge. Wie das geht, steht unter [Bestellen](story:anlass/merkzettel-und-warenkorb).',
      },
    ]),
  ],
)

export const anlassOverviews: NewStory[] = [occasionsOverview, designListing, products, card, wishlist, ...themes.map(themePage)]
