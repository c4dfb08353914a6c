import { blok, type NewBlok, type NewStory, teaserImages, toStory } from '../blok-builders.ts'
import type { OccasionCopy, OccasionKey } from '../copy/occasion-copy.ts'
import { occasionCopy } from '../copy/occasions.ts'
import { productTypeCopy } from '../copy/product-types.ts'
import { textTitles } from '../copy/texts/titles.ts'
import { occasionContent, type ProductType, productTypes } from '../occasions.ts'
import { type CardFacts, faqQuestions, page, smallTeaser, textPart, textSection, themeCard, themeCards } from './pages.ts'
import { promises } from './promises.ts'

/** Pictures are named by the occasion's key in one piece. */
export const pictureKey = (key: OccasionKey): string => key.replaceAll('/', '-')
export const occasionSlug = (key: OccasionKey): string => `anlass/${key}/occasion`
export const categorySlug = (key: OccasionKey, type: ProductType): string => `anlass/${key}/${type}/category`

/** Object.keys forgets the key type. */
export const occasionKeys = Object.keys(occasionContent) as OccasionKey[]

/** The occasion's designs as cards; each leads to the kind of card it was drawn for. */
export function designCards(key: OccasionKey, to?: (kind: ProductType | undefined) => string): CardFacts[] {
  return occasionCopy[key].designs.map(([name, kind], index) => ({
    title: name,
    picture: `card/${pictureKey(key)}/${index + 1}`,
    ...(to && { to: to(kind) }),
  }))
}

function occasionPage(key: OccasionKey): NewStory {
  const copy = occasionCopy[key]
  const { name, family } = occasionContent[key]
  return page(
    occasionSlug(key),
    name,
    {
      title: copy.title,
      description: copy.description,
      tone: family,
      card: { title: name, text: copy.card, picture: `card/${pictureKey(key)}/1` },
      socialPicture: `scene/${pictureKey(key)}`,
    },
    [
      hero(key, copy),
      ...(family === 'trauer' ? [] : [promises()]),
      kindsOf(key, copy),
      themeCards(
        'Designs',
        designCards(key, (kind) => categorySlug(key, kind ?? firstKind(key))),
      ),
      ...belowOf(key),
      textSection([textPart(copy.adviceTitle, copy.advice), ...textsOf(copy)]),
      faqQuestions(
        family === 'trauer' ? 'Was häufig gefragt wird' : 'Häufige Fragen',
        copy.questions.map(([question, answer]) => ({ question, answer })),
      ),
      ...(family === 'trauer' ? [] : [samples()]),
    ],
  )
}

const firstKind = (key: OccasionKey): ProductType => {
  const [first] = occasionContent[key].productTypes
  if (!first) throw new Error(`The occasion ${key} is offered in no kind of card.`)
  return first
}

const hero = (key: OccasionKey, { headline, lead }: OccasionCopy): NewBlok =>
  blok('main_teaser', {
    label: `Karten ${occasionCopy[key].phrase}`,
    isInfinite: false,
    hasAutoplay: false,
    slides: [
      blok('teaser_slide', {
        title: headline,
        text: lead,
        buttonText: `${productTypes[firstKind(key)]} ansehen`,
        control: occasionContent[key].name,
        tagNameHeadline: 'h1',
        responsiveImages: teaserImages(`scene/${pictureKey(key)}`),
        url: toStory(categorySlug(key, firstKind(key))),
      }),
    ],
  })

const kindsOf = (key: OccasionKey, copy: OccasionCopy): NewBlok =>
  themeCards(
    `Karten ${copy.phrase}`,
    occasionContent[key].productTypes.map((type) => ({
      title: productTypes[type],
      text: productTypeCopy[type].card,
      picture: `product-type/${type}`,
      to: categorySlug(key, type),
    })),
    { ratio: '4/3', size: 'small' },
  )

/** An occasion with pages below it shows them: the birthdays by number, the two kinds of Christmas. */
function belowOf(key: OccasionKey): NewBlok[] {
  const below = occasionKeys.filter((other) => other.startsWith(`${key}/`))
  if (below.length === 0) return []
  const cards = below.map((other) => ({
    title: occasionContent[other].name,
    text: occasionCopy[other].card,
    picture: `card/${pictureKey(other)}/1`,
    to: occasionSlug(other),
  }))
  return [themeCards('Genauer gesucht', cards, { size: 'small' })]
}

function textsOf({ texts }: OccasionCopy): NewBlok[] {
  if (!texts) return []
  const title = textTitles[texts]
  if (!title) throw new Error(`There is no page of texts called ${texts}.`)
  return [blok('svg_icon', { icon: 'pen', text: title, size: 's', url: toStory(`anlass/texte/${texts}`) })]
}

export const samples = (): NewBlok =>
  smallTeaser({
    headline: 'Erst fühlen, dann drucken',
    text: 'Drei Musterkarten sind kostenlos: dasselbe Design auf drei Papieren oder drei Designs auf einem.',
    link: 'Musterkarten bestellen',
    to: 'anlass/musterkarten',
    picture: 'home/anlass-mustermappe',
    background: 'tint',
  })

/** A page for every occasion and sub-occasion (R2.12, R2.13). */
export const occasionPages: NewStory[] = occasionKeys.map(occasionPage)

/** Occasions as cards, without those below another: the first `max` of them, or all. */
export const mainOccasionCards = (max = Number.POSITIVE_INFINITY): NewBlok[] =>
  occasionKeys
    .filter((key) => !key.includes('/'))
    .slice(0, max)
    .map((key) =>
      themeCard({
        title: occasionContent[key].name,
        text: occasionCopy[key].card,
        picture: `card/${pictureKey(key)}/1`,
        to: occasionSlug(key),
      }),
    )
