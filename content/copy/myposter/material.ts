export interface Material {
  slug: string
  name: string
  title: string
  description: string
  card: string
  headline: string
  lead: string
  text: string
  questions: [question: string, answer: string][]
}
