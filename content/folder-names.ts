import { type OccasionContent, occasionContent, type ProductType, productTypes } from './occasions.ts'

const brands: Record<string, string> = { anlass: 'Anlass', myposter: 'myposter' }

/** Inside a brand's folder. */
const parts: Record<string, string> = {
  _vorlagen: 'Vorlagen',
  fotobuecher: 'Fotobücher',
  global: 'Auf allen Seiten',
  kalender: 'Kalender',
  magazin: 'Magazin',
  newsletter: 'Newsletter',
  texte: 'Texte und Sprüche',
  themes: 'Themenwelten',
}

/** What a folder of the shop's stories is called in the studio. Throws for one that has no name here. */
export function folderName(fullSlug: string): string {
  const [brand = '', ...inside] = fullSlug.split('/')
  const path = inside.join('/')
  const occasions: Partial<Record<string, OccasionContent>> = occasionContent
  const name = path === '' ? brands[brand] : (parts[path] ?? occasions[path]?.name ?? productTypes[inside.at(-1) as ProductType])
  if (!name) throw new Error(`The folder ${fullSlug} has no name: give it one in content/folder-names.ts.`)
  return name
}
