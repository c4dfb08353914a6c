import { blok, type NewStory } from '../blok-builders.ts'

export const myposterGlobals: NewStory[] = [
  { slug: 'myposter/home', name: 'Startseite', root: blok('page', { title: 'Wandbilder', robots: 'index,follow', body: [blok('page_headline', { headline: 'Bilder an die Wand', headlineType: 'h1' })] }) },
]
