import { designPath } from '../../schemas/cards/design-address.ts'
import type { NewBlok, NewStory } from '../blok-builders.ts'
import { designId } from '../catalogue/design-id.ts'
import type { OccasionKey } from '../copy/occasion-copy.ts'
import { occasionCopy } from '../copy/occasions.ts'
import { productTypeCopy } from '../copy/product-types.ts'
import { occasionContent, type ProductType, productTypes } from '../occasions.ts'
import { categorySlug, designCards, occasionKeys, occasionSlug, pictureKey } from './occasion-pages.ts'
import { faqQuestions, page, pageTitle, productList, type Question, textPart, textSection, themeCards } from './pages.ts'
import { promises } from './promises.ts'

function categoryPage(key: OccasionKey, type: ProductType): NewStory {
  const { phrase, kinds, designs } = occasionCopy[key]
  const { family } = occasionContent[key]
  const name = `${productTypes[type]} ${phrase}`
  const hint = kinds[type]
  if (!hint) throw new Error(`The occasion ${key} says nothing about ${type}.`)
  const drawnFor = Math.max(
    0,
    designs.findIndex(([, kind]) => kind === type),
  )
  return page(
    categorySlug(key, type),
    name,
    {
      title: name,
      description: `${name}: ${hint}`,
      tone: family,
      card: { title: productTypes[type], text: productTypeCopy[type].card, picture: `card/${pictureKey(key)}/${drawnFor + 1}` },
      socialPicture: `scene/${pictureKey(key)}`,
    },
    [
      pageTitle(name, `${productTypeCopy[type].intro.replace('{}', phrase)} ${hint}`),
      designsOf(key, type),
      ...(family === 'trauer' ? [] : [promises()]),
      textSection([adviceOf(key, type)]),
      faqQuestions('Fragen und Antworten', questionsOf(key, type)),
      alsoOf(key, type),
    ],
  )
}

/** Where there are many designs of this kind, a listing to narrow down; their own pages list those below them, too. */
const listed: Partial<Record<OccasionKey, ProductType[]>> = {
  hochzeit: ['einladungskarten'],
  geburt: ['geburtskarten'],
  geburtstag: ['einladungskarten'],
  weihnachten: ['weihnachtskarten'],
}

function designsOf(key: OccasionKey, type: ProductType): NewBlok {
  const headline = `Designs ${occasionCopy[key].phrase}`
  if (!listed[key]?.includes(type)) return themeCards(headline, sortedDesigns(key, type))
  return productList({
    headline,
    occasion: key,
    product: type,
    filters: ['color', 'style', 'aspectRatio', 'label'],
  })
}

/** Those drawn for this kind of card come first; each leads to its own page. */
function sortedDesigns(key: OccasionKey, type: ProductType) {
  const cards = designCards(key).map((card, index) => ({
    ...card,
    path: designPath({ id: designId(key, index + 1), name: card.title }),
  }))
  const isDrawnFor = (index: number) => occasionCopy[key].designs[index]?.[1] === type
  return [...cards.filter((_, index) => isDrawnFor(index)), ...cards.filter((_, index) => !isDrawnFor(index))].map((card) => ({
    ...card,
    ...(occasionContent[key].family !== 'trauer' && { text: 'Als Musterkarte kostenlos' }),
  }))
}

function adviceOf(key: OccasionKey, type: ProductType): NewBlok {
  const { formats, paper, deadline } = productTypeCopy[type]
  const { card, phrase } = occasionCopy[key]
  return textPart(
    'Format, Papier und Zeitplan',
    `### Format

${formats}

### Papier

${paper} Alle zehn Sorten mit Gewicht und Griff stehen unter [Papier](story:anlass/papier).

### Zeitplan

${deadline}

[Alle Karten ${phrase}](story:${occasionSlug(key)}): ${lowerFirst(card)}.`,
  )
}

/** „Mit Wal und Bär“ goes on inside a sentence; a noun keeps its capital. */
const lowerFirst = (words: string): string =>
  /^(Mit|Für|Vom|Von|Zwei|Ein|Neue|Leere|Zurückhaltend) /.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** The kind's own questions, then one of the occasion's. */
function questionsOf(key: OccasionKey, type: ProductType): Question[] {
  const own = productTypeCopy[type].questions
  const { questions } = occasionCopy[key]
  const position = occasionContent[key].productTypes.indexOf(type)
  const fromOccasion = questions[position % questions.length]
  return [...own, ...(fromOccasion ? [fromOccasion] : [])].map(([question, answer]) => ({ question, answer }))
}

function alsoOf(key: OccasionKey, type: ProductType): NewBlok {
  const others = occasionContent[key].productTypes.filter((other) => other !== type)
  return themeCards(
    'Dazu passt',
    others.map((other) => ({
      title: productTypes[other],
      text: productTypeCopy[other].card,
      picture: `product-type/${other}`,
      to: categorySlug(key, other),
    })),
    { ratio: '4/3', size: 'small' },
  )
}

/** A page for every kind of card an occasion is offered in (R2.12). */
export const categoryPages: NewStory[] = occasionKeys.flatMap((key) =>
  occasionContent[key].productTypes.map((type) => categoryPage(key, type)),
)
