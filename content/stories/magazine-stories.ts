import type { NewStory } from '../blok-builders.ts'
import { articles } from '../copy/service/magazine.ts'
import { newsletterDrawer, newsletterPopup } from './newsletter-stories.ts'
import { page, pageTitle, smallTeaser, textPart, textSection, themeCards } from './pages.ts'

const cards = articles.map(({ key, name, card, picture }) => ({ title: name, text: card, picture, to: `anlass/magazin/${key}` }))

const index = page(
  'anlass/magazin',
  'Magazin',
  {
    title: 'Magazin: Papier, Feste, Etikette',
    description:
      'Geschichten und Anleitungen aus der Werkstatt: Fotos für die Geburtskarte, Gästelisten zur Hochzeit und die Kunst des Faltens.',
  },
  [
    pageTitle('Magazin', 'Anleitungen und Beobachtungen aus der Werkstatt, zum Lesen bei einer Tasse Kaffee.'),
    themeCards('', cards, { ratio: '4/3' }),
    ...newsletterDrawer('anlass'),
  ],
)

const stories = articles.map(({ key, name, title, description, teaser, card, picture, tone, text }) =>
  page(`anlass/magazin/${key}`, name, { title, description, tone, card: { title: name, text: card, picture }, socialPicture: picture }, [
    smallTeaser({ headline: title, text: teaser, picture, background: 'tint', isTitle: true }),
    textSection([textPart('', text)]),
    themeCards(
      'Mehr aus dem Magazin',
      cards.filter(({ to }) => to !== `anlass/magazin/${key}`),
      { ratio: '4/3', size: 'small' },
    ),
    ...newsletterPopup('anlass'),
  ]),
)

/** The magazine's index and articles (R2.30). */
export const magazineStories: NewStory[] = [index, ...stories]
