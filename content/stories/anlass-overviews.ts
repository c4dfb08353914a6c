import { blok, type NewStory } from '../blok-builders.ts'
import { occasionCopy } from '../copy/occasions.ts'
import { type Theme, themes } from '../copy/themes.ts'
import { occasionContent } from '../occasions.ts'
import { mainOccasionCards, occasionKeys, occasionSlug, pictureKey } from './occasion-pages.ts'
import { page, pageTitle, textPart, textSection, themeCard, themeCards } from './pages.ts'

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
      themeCards(
        'Designs dieser Serie',
        theme.designs.map(([key, number]) => {
          const [name] = occasionCopy[key].designs[number - 1] ?? [theme.name]
          return {
            title: name,
            text: `Karten ${occasionCopy[key].phrase}`,
            picture: `card/${pictureKey(key)}/${number}`,
            to: occasionSlug(key),
          }
        }),
      ),
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

export const anlassOverviews: NewStory[] = [occasionsOverview, designListing, ...themes.map(themePage)]
