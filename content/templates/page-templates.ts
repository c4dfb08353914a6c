import type { NewStory } from '../blok-builders.ts'
import { contact } from '../stories/myposter-pages.ts'
import { samples } from '../stories/occasion-pages.ts'
import { faqQuestions, mainTeaser, page, pageTitle, textPart, textSection } from '../stories/pages.ts'
import { occasionTemplates } from './occasion-templates.ts'

const description = 'Worum es auf dieser Seite geht, in einem oder zwei Sätzen für Suchmaschinen.'
const template = (story: NewStory): NewStory => ({ ...story, isDraft: true })

const textTemplate = (brand: string): NewStory =>
  template(
    page(`${brand}/_vorlagen/textseite`, 'Textseite', { title: '{seite}', description }, [
      pageTitle('{seite}', 'Ein Satz, der sagt, worum es geht.'),
      textSection([
        textPart(
          '',
          `## Erste Zwischenüberschrift

Hier steht der Text. Links, Listen und Tabellen stehen in der Leiste über dem Feld.

## Zweite Zwischenüberschrift

Kurze Absätze lesen sich am Telefon leichter.`,
        ),
      ]),
    ]),
  )

const campaignTemplate = (brand: string, picture: string, closing: NewStory['root']): NewStory =>
  template(
    page(`${brand}/_vorlagen/aktionsseite`, 'Aktionsseite', { title: '{seite}', description }, [
      mainTeaser('{seite}', [{ title: '{seite}', text: 'Was es gibt, für wen und bis wann.', picture, control: '{seite}' }]),
      textSection([textPart('Worum es geht', 'Zwei, drei Sätze zur Aktion. Danach kommen Karten oder Teaser, die zu den Seiten führen.')]),
      faqQuestions('Fragen und Antworten', [{ question: 'Wie lange gilt die Aktion?', answer: 'Hier steht, bis wann sie gilt.' }]),
      closing,
    ]),
  )

/** What editors begin new pages with, in the folder `_vorlagen` of each brand. */
export const templateStories: NewStory[] = [
  ...occasionTemplates,
  textTemplate('anlass'),
  campaignTemplate('anlass', 'scene/allgemein', samples()),
  textTemplate('myposter'),
  campaignTemplate('myposter', 'home/myposter-wandbilder', contact()),
]
