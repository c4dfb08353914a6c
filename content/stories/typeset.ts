import { swissSpelling } from '../../schemas/swiss-spelling.ts'
import type { Fields, NewBlok, NewDatasource, NewStory } from '../blok-builders.ts'

/** Fields that hold visible words. Everything else (addresses, names of pictures, choices) stays as it is written. */
const wordFields = new Set([
  ...['title', 'text', 'headline', 'subline', 'subHeadline', 'teaser', 'description', 'label', 'name', 'notice', 'smallPrint'],
  ...['question', 'answer', 'details', 'control', 'buttonText', 'linkText', 'cardTitle', 'cardText', 'thanks', 'privacyText'],
  ...['sent', 'confirmed', 'unsubscribed', 'unknownCode', 'refused', 'signUpSent', 'passwordResetSent', 'welcome', 'invitation'],
  ...['note', 'ribbonNote', 'overviewText', 'shippingText', 'samplesText', 'settingsText', 'switchText', 'stayText', 'worthText'],
  ...['empty'],
])

type Setting = (words: string) => string

/** A line does not break between a number and its unit, nor inside „z. B.“. */
const keepTogether: Setting = (words) =>
  words
    .replace(/(\d) (€|CHF|Franken|Euro|g|kg|mm|cm|dpi|Punkt|Prozent|Uhr|Stück)(?![\p{L}\d])/gu, '$1\u00a0$2')
    .replace(/(\d) × (\d)/g, '$1\u00a0×\u00a0$2')
    .replace(/\b(z|d|u)\. (B|h|a)\./g, '$1.\u00a0$2.')

/** What is spelled otherwise in Austria: January. */
const austrian: Setting = (words) => words.replaceAll('Januar', 'Jänner')

const suffixes = { __i18n__de_at: austrian, __i18n__de_ch: swissSpelling } as const

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRichText = (value: unknown): value is Fields => isObject(value) && value.type === 'doc'

/** The words of one field, set; in rich text only its texts are words. */
function setWords(value: unknown, set: Setting): unknown {
  if (typeof value === 'string') return set(value)
  if (Array.isArray(value)) return value.map((item) => setWords(item, set))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'text' || key === 'content' ? setWords(inner, set) : inner]),
  )
}

function typesetBlok(blok: Fields): Fields {
  const fields: Fields = {}
  for (const [key, value] of Object.entries(blok)) {
    const [field = key] = key.split('__i18n__')
    if (wordFields.has(field) && (typeof value === 'string' || isRichText(value))) setField(fields, blok, key, value)
    else
      fields[key] = Array.isArray(value) ? value.map((item) => (isObject(item) && 'component' in item ? typesetBlok(item) : item)) : value
  }
  return fields
}

/** One field with its units kept together, and beside it what Austria and Switzerland spell otherwise. */
function setField(fields: Fields, blok: Fields, key: string, value: string | Fields): void {
  const words = setWords(value, keepTogether)
  const [, country] = key.split('__i18n__')
  if (country) {
    fields[key] = setWords(words, suffixes[`__i18n__${country}` as keyof typeof suffixes] ?? keepTogether)
    return
  }
  fields[key] = words
  for (const [suffix, spell] of Object.entries(suffixes)) {
    const spelled = setWords(words, spell)
    const differs = JSON.stringify(spelled) !== JSON.stringify(words)
    if (differs && !(`${key}${suffix}` in blok)) fields[`${key}${suffix}`] = spelled
  }
}

/** A story as it is printed: units beside their numbers, and the spelling of each country where it differs. */
export const typeset = (story: NewStory): NewStory => ({ ...story, root: typesetBlok(story.root) as NewBlok })

const countries = [
  { code: 'de-at', name: 'Österreich', spell: austrian },
  { code: 'de-ch', name: 'Schweiz', spell: swissSpelling },
]

/** A datasource with, for each of its dimensions that a country spells otherwise, one that says how: `satz de-ch` beside `satz`. */
export function typesetDatasource({ dimensions, entries, ...datasource }: NewDatasource): NewDatasource {
  const spelled = countries.flatMap(({ code, name, spell }) =>
    dimensions.map((dimension) => ({
      ...dimension,
      spell,
      spelledAs: { name: `${dimension.name} (${name})`, entryValue: `${dimension.entryValue} ${code}` },
    })),
  )
  const setEntry = ({ dimensionValues = {}, ...entry }: NewDatasource['entries'][number]) => {
    const values = spelled.flatMap(({ entryValue, spell, spelledAs }) => {
      const value = dimensionValues[entryValue]
      return typeof value === 'string' && spell(value) !== value ? [[spelledAs.entryValue, spell(value)]] : []
    })
    return { ...entry, dimensionValues: { ...dimensionValues, ...Object.fromEntries(values) } }
  }
  const set = entries.map(setEntry)
  const needed = spelled.filter(({ spelledAs }) => set.some(({ dimensionValues }) => spelledAs.entryValue in dimensionValues))
  return { ...datasource, dimensions: [...dimensions, ...needed.map(({ spelledAs }) => spelledAs)], entries: set }
}
