import type { MaterialType } from '../../../schemas/wall-art/wall-art.ts'

/** What is said of a material on its page and on cards. */
export interface MaterialCopy {
  title: string
  description: string
  card: string
  headline: string
  lead: string
  text: string
  questions: [question: string, answer: string][]
}

export interface Material extends MaterialCopy {
  slug: MaterialType
  name: string
}
