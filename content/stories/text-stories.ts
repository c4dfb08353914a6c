import type { NewStory } from '../blok-builders.ts'
import { familie } from '../copy/texts/familie.ts'
import { glaube } from '../copy/texts/glaube.ts'
import { jahr } from '../copy/texts/jahr.ts'
import type { TextCopy } from '../copy/texts/text-copy.ts'
import { textTitles } from '../copy/texts/titles.ts'
import { page, pageTitle, textPart, textSection } from './pages.ts'

const texts: Record<string, TextCopy> = { ...familie, ...glaube, ...jahr }

/** A verse with its lines, and its source below. */
const quotation = ([words, source]: [string, string]): string =>
  [...`„${words}“`.split(' / ').map((line, index) => (index === 0 ? `> ${line}` : `> \\${line}`)), `> \\*${source}*`].join('\n')

const sourceOf = ({ groups, own, next }: TextCopy): string =>
  [
    ...groups.flatMap(({ title, quotes }) => [`## ${title}`, ...quotes.map(quotation)]),
    '## Eigene Worte',
    ...own.flatMap(({ title, lines }) => [`### ${title}`, lines.map((line) => `- ${line}`).join('\n')]),
    `Weiter zu den Karten: [${next.words}](story:${next.slug}).`,
  ].join('\n\n')

const textStory = ([key, copy]: [string, TextCopy]): NewStory => {
  const name = textTitles[key]
  if (!name) throw new Error(`The page of texts ${key} has no title in content/copy/texts/titles.ts.`)
  return page(
    `anlass/texte/${key}`,
    name,
    { title: copy.title, description: copy.description, tone: copy.family, card: { title: name, text: firstSentence(copy.intro) } },
    [pageTitle(name, copy.intro), textSection([textPart('', sourceOf(copy))])],
  )
}

const firstSentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text

/** Texts and quotations for each occasion (R2.30). */
export const textStories: NewStory[] = Object.entries(texts).map(textStory)
