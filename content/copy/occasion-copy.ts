import type { occasionContent, ProductType } from '../occasions.ts'

export type OccasionKey = keyof typeof occasionContent

/** What the pages of one occasion say. */
export interface OccasionCopy {
  /** How the occasion is named after a kind of card: „Einladungskarten zur Hochzeit“. */
  phrase: string
  title: string
  description: string
  /** One sentence on other pages' cards. */
  card: string
  headline: string
  lead: string
  /** The advice below the designs, as rich text source. */
  adviceTitle: string
  advice: string
  questions: [question: string, answer: string][]
  /** The page of texts and quotations that suits, under `anlass/texte/`. */
  texts?: string
  /** One sentence for each kind of card: what matters on it for this occasion. */
  kinds: Partial<Record<ProductType, string>>
  /** The designs, in the order of the pictures: name, then the kind of card if it is not the first one. */
  designs: [name: string, kind?: ProductType][]
}
