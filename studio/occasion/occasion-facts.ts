import type { DatasourceRow } from '../management/datasource-calls.ts'
import type { Facts, Values } from '../templates/fill-template.ts'

/** What somebody has chosen for a page. */
export interface OccasionChoice {
  /** What the page is called. */
  name: string
  occasion: DatasourceRow
  kinds: readonly DatasourceRow[]
  designs: readonly DatasourceRow[]
  texts: readonly DatasourceRow[]
  tone: string
}

/** What the braces of a template stand for, in the default language (`''`) and in each other language of the space. */
export function factsOf(choice: OccasionChoice, languages: readonly string[]): Record<string, Facts> {
  return Object.fromEntries(['', ...languages].map((language) => [language, factsIn(choice, language)]))
}

function factsIn({ name, occasion, kinds, designs, texts, tone }: OccasionChoice, language: string): Facts {
  const kindRows = kinds.map((kind) => valuesOf('art', kind, language))
  const [first] = kinds
  return {
    values: {
      seite: name,
      ...valuesOf('anlass', occasion, language),
      ...(first && valuesOf('ersteart', first, language)),
      arten: inWords(kindRows.map(({ art }) => art ?? '')),
      ...Object.fromEntries(texts.map((text) => [`text.${text.name.toLowerCase()}`, saidIn(text, tone, language) ?? text.value])),
    },
    lists: { art: kindRows, design: designs.map((design) => valuesOf('design', design, language)) },
  }
}

/** `{art}` is its name, `{art.wert}` its value, and `{art.satz}` what it says in the dimension `satz`. */
function valuesOf(prefix: string, row: DatasourceRow, language: string): Values {
  const dimensions = Object.keys(row.said).filter((dimension) => !dimension.includes(' '))
  return {
    [prefix]: saidIn(row, 'name', language) ?? row.name,
    [`${prefix}.wert`]: row.value,
    ...Object.fromEntries(dimensions.map((dimension) => [`${prefix}.${dimension}`, saidIn(row, dimension, language) ?? ''])),
  }
}

/** A dimension `satz de-ch` stands for `satz` in Switzerland. */
const saidIn = ({ said }: DatasourceRow, dimension: string, language: string): string | undefined =>
  said[`${dimension} ${language}`] ?? said[dimension]

const inWords = (words: readonly string[]): string => new Intl.ListFormat('de', { type: 'conjunction' }).format(words)
