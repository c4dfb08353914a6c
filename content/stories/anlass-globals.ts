import { blok, type NewStory } from '../blok-builders.ts'

export const anlassGlobals: NewStory[] = [
  { slug: 'anlass/home', name: 'Startseite', root: blok('page', { title: 'Karten für jeden Anlass', robots: 'index,follow', body: [blok('page_headline', { headline: 'Karten für jeden Anlass', headlineType: 'h1' })] }) },
]
