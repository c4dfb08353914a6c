import type { DesignFilterName, DesignSort, PageSize } from '../../schemas/cards/design-filters.ts'
import {
  blok,
  type Fields,
  inCountries,
  type NewBlok,
  type NewStory,
  oneImage,
  picture,
  teaserImages,
  toStory,
  toUrl,
} from '../blok-builders.ts'
import type { OccasionKey } from '../copy/occasion-copy.ts'
import type { Words } from '../copy/words.ts'
import type { Family, ProductType } from '../occasions.ts'
import { richText } from '../rich-text.ts'

/** Rich text in the words of each country. */
export function richTextField(field: string, words: Words): Fields {
  if (typeof words === 'string') return { [field]: richText(words) }
  const { de, at, ch } = words
  return inCountries(field, {
    de: richText(de),
    ...(at !== undefined && { at: richText(at) }),
    ...(ch !== undefined && { ch: richText(ch) }),
  })
}

/** Plain text in the words of each country. */
export const wordsField = (field: string, words: Words): Fields =>
  typeof words === 'string' ? { [field]: words } : inCountries(field, words)

export interface PageFacts {
  /** What search engines and the browser's tab show. */
  title: Words
  description: Words
  tone?: Family
  robots?: 'index,follow' | 'noindex,nofollow'
  card?: { title: string; text: string; picture?: string }
  socialPicture?: string
}

/** A page of the shop, open to search engines unless it says otherwise. */
export function page(slug: string, name: string, facts: PageFacts, body: NewBlok[]): NewStory {
  const { title, description, tone = 'papier', robots = 'index,follow', card } = facts
  const socialPicture = facts.socialPicture ?? `og/${slug.split('/')[0]}`
  return {
    slug,
    name,
    root: blok('page', {
      body,
      tone,
      ...wordsField('title', title),
      ...wordsField('description', description),
      robots,
      socialImage: picture(socialPicture),
      ...(card && { cardTitle: card.title, cardText: card.text, ...(card.picture && { cardImage: picture(card.picture) }) }),
    }),
  }
}

export interface CardFacts {
  title: string
  text?: string
  picture: string
  /** The full slug of the page the card leads to. */
  to?: string
  /** Where it leads instead, inside the shop: `/karte/olivenhain-1001`. */
  path?: string
}

export const themeCard = ({ title, text, picture: name, to, path }: CardFacts): NewBlok =>
  blok('theme_card', {
    title,
    ...(text && { text }),
    image: picture(name),
    ...(to && { url: toStory(to) }),
    ...(path && { url: toUrl(path) }),
  })

export const themeCards = (
  headline: string,
  cards: CardFacts[],
  look: { ratio?: '3/4' | '4/3' | '1/1'; size?: 'small' | 'large' } = {},
): NewBlok =>
  blok('theme_cards', {
    ...(headline && { headline }),
    cards: cards.map(themeCard),
    ratio: look.ratio ?? '3/4',
    size: look.size ?? 'large',
  })

interface ProductListFacts {
  headline?: string
  occasion?: OccasionKey
  product?: ProductType
  /** Only these, by their numbers in the catalogue. */
  designs?: number[]
  pageSize?: PageSize
  sort?: DesignSort
  filters?: DesignFilterName[]
  /** The full slug of the page all cards lead to. */
  to?: string
}

/** Designs of the catalogue. */
export const productList = ({
  designs = [],
  pageSize = 12,
  sort = 'recommendation',
  filters = [],
  to,
  ...facts
}: ProductListFacts): NewBlok =>
  blok('product_list', {
    ...facts,
    ...(designs.length > 0 && { designs: designs.map(String) }),
    pageSize: String(pageSize),
    sort,
    filters,
    ...(to && { url: toStory(to) }),
  })

export interface Question {
  question: string
  answer: Words
}

export const faqQuestions = (headline: string, questions: Question[]): NewBlok =>
  blok('faq_questions', {
    headline,
    questions: questions.map(({ question, answer }) => blok('faq_question', { question, ...richTextField('answer', answer) })),
  })

export const textPart = (headline: string, source: Words): NewBlok =>
  blok('text_page', { ...(headline && { headline }), ...richTextField('text', source) })

/** A page's own text under its main headline. */
export const textWithTitle = (headline: string, source: Words): NewBlok =>
  blok('text_page', { headline, isHeadlineH1: true, ...richTextField('text', source) })

export const pageTitle = (headline: string, teaser?: Words, subline?: string): NewBlok =>
  blok('page_headline', { headline, headlineType: 'h1', ...(subline && { subline }), ...(teaser && wordsField('teaser', teaser)) })

export const textSection = (body: NewBlok[], anchor?: string): NewBlok =>
  blok('section', { body, width: 'text', ...(anchor && { anchor }) })

export interface SlideFacts {
  title: string
  text: string
  button?: string
  to?: string
  picture: string
  control: string
}

export const slide = ({ title, text, button, to, picture: name, control }: SlideFacts, heading: 'h1' | 'h2' = 'h2'): NewBlok =>
  blok('teaser_slide', {
    title,
    text,
    isButtonVisible: button !== undefined,
    ...(button && { buttonText: button }),
    control,
    tagNameHeadline: heading,
    responsiveImages: teaserImages(name),
    ...(to && { url: toStory(to) }),
  })

/** The large teaser; its first slide carries the page's main headline unless another block does. */
export const mainTeaser = (label: string, slides: SlideFacts[]): NewBlok =>
  blok('main_teaser', {
    label,
    isInfinite: slides.length > 1,
    hasAutoplay: slides.length > 1,
    slides: slides.map((facts, index) => slide(facts, index === 0 ? 'h1' : 'h2')),
  })

export interface SmallTeaserFacts {
  headline: string
  text: Words
  link?: string
  to?: string
  picture: string
  background?: 'none' | 'paper' | 'tint' | 'accent' | 'ink'
  pictureRight?: boolean
  isTitle?: boolean
}

export const smallTeaser = (facts: SmallTeaserFacts): NewBlok =>
  blok('small_teaser', {
    headline: facts.headline,
    ...wordsField('subHeadline', facts.text),
    ...(facts.link && { linkText: facts.link }),
    ...(facts.to && { url: toStory(facts.to) }),
    backgroundColor: facts.background ?? 'none',
    isHeadlineH1: facts.isTitle ?? false,
    isImagePositionRight: facts.pictureRight ?? false,
    responsiveImages: oneImage(facts.picture),
  })
