/**
 * Templates of occasion pages: ordinary pages, to be changed in the studio like any other, never published. What stands in braces
 * is filled in when a page is made of them (studio/templates); a block in a list that names `{art}` or `{design}` comes once for
 * each of them; a picture whose description is in braces becomes that picture, a link to an address in braces that page.
 */
import { blok, type NewBlok, type NewStory, picture, toStory, toUrl } from '../blok-builders.ts'
import { myposterFaq } from '../copy/myposter/service.ts'
import { faqGroups } from '../copy/service/faq.ts'
import { myposterPromises } from '../stories/myposter-home.ts'
import { contact } from '../stories/myposter-pages.ts'
import { samples } from '../stories/occasion-pages.ts'
import { faqQuestions, type Question, textPart, textSection } from '../stories/pages.ts'
import { promises } from '../stories/promises.ts'

export const occasionTag = 'Anlass-Seite'

interface OccasionTemplate {
  slug: string
  name: string
  title: string
  /** Where the kinds of product lead, and what the page is pictured with until it is an occasion's. */
  artLink: (list: string) => object
  pictures: { wide: string; card: string; art: string; design: string }
  artsHeadline: string
  body: { above: NewBlok[]; below: NewBlok[] }
  questions: Question[]
  designsHeadline: string
  designLink: object
}

function occasionTemplate(template: OccasionTemplate): NewStory {
  const { slug, name, title, artLink, pictures, artsHeadline, body, questions, designsHeadline, designLink } = template
  return {
    slug,
    name,
    isDraft: true,
    tags: [occasionTag],
    root: blok('page', {
      body: [
        hero(artLink('ersteart'), pictures.wide),
        ...body.above,
        cards(artsHeadline, '{art}', '{art.satz}', picture(pictures.art, '{art.bild}'), artLink('art'), { ratio: '4/3', size: 'small' }),
        cards(designsHeadline, '{design}', undefined, picture(pictures.design, '{design.bild}'), designLink, {
          ratio: '3/4',
          size: 'large',
        }),
        textSection([textPart('{text.rattitel}', '{text.rat}')]),
        faqQuestions('Häufige Fragen', questions),
        ...body.below,
      ],
      tone: 'papier',
      title,
      description: '{text.beschreibung}',
      robots: 'index,follow',
      socialImage: picture(pictures.wide, '{anlass.bild}'),
      cardTitle: '{seite}',
      cardText: '{text.karte}',
      cardImage: picture(pictures.card, '{anlass.kartenbild}'),
    }),
  }
}

const hero = (url: object, wide: string): NewBlok =>
  blok('main_teaser', {
    label: '{seite}',
    isInfinite: false,
    hasAutoplay: false,
    slides: [
      blok('teaser_slide', {
        title: '{text.ueberschrift}',
        text: '{text.einleitung}',
        buttonText: '{ersteart} ansehen',
        control: '{anlass}',
        tagNameHeadline: 'h1',
        responsiveImages: [
          blok('responsive_image', { image: picture(wide, '{anlass.bild}'), aspectRatio: '59/22', media: 'desktop' }),
          blok('responsive_image', { image: picture(`${wide}-small`, '{anlass.hochbild}'), aspectRatio: '150/157', media: 'mobile' }),
        ],
        url,
      }),
    ],
  })

function cards(headline: string, title: string, text: string | undefined, image: unknown, url: object, look: object): NewBlok {
  const card = blok('theme_card', { title, ...(text && { text }), image, url })
  return blok('theme_cards', { headline, cards: [card], ...look })
}

/** One copy of the words: those of the pages of questions. */
function questionsOf(groups: typeof faqGroups, wanted: string[]): Question[] {
  const all = groups.flatMap(({ questions }) => questions)
  return wanted.map((question) => {
    const found = all.find((each) => each.question === question)
    if (!found) throw new Error(`There is no question „${question}“ among those of the shop.`)
    return found
  })
}

const cardTemplate = {
  artLink: (list: string) => toUrl(`/anlass/{anlass.wert}/{${list}.wert}/category`),
  designLink: toUrl('/anlass/{anlass.wert}/{design.art}/category'),
  designsHeadline: 'Designs',
  artsHeadline: 'Karten {anlass.wendung}',
}

export const occasionTemplates: NewStory[] = [
  occasionTemplate({
    ...cardTemplate,
    slug: 'anlass/_vorlagen/anlass-seite',
    name: 'Anlass-Seite',
    title: '{seite}: Karten und Papier',
    pictures: { wide: 'scene/hochzeit', card: 'card/hochzeit/1', art: 'product-type/einladungskarten', design: 'card/hochzeit/2' },
    body: { above: [promises()], below: [samples()] },
    questions: questionsOf(faqGroups, [
      'Wie viele Musterkarten sind kostenlos?',
      'Ab welcher Menge kann ich bestellen?',
      'Prüft jemand meinen Text?',
      'Was kostet der Versand?',
      'Wie lange dauert es?',
    ]),
  }),
  occasionTemplate({
    ...cardTemplate,
    slug: 'anlass/_vorlagen/trauerseite',
    name: 'Trauerseite',
    title: '{seite}: Karten und Papier',
    pictures: { wide: 'scene/trauer', card: 'card/trauer/1', art: 'product-type/trauerkarten', design: 'card/trauer/2' },
    body: { above: [], below: [] },
    questions: questionsOf(faqGroups, ['Prüft jemand meinen Text?', 'Wie lange dauert es?', 'Was kostet der Versand?']),
  }),
  occasionTemplate({
    slug: 'myposter/_vorlagen/anlass-seite',
    name: 'Anlass-Seite',
    title: '{seite}: deine Bilder als Geschenk',
    artLink: (list) => toUrl(`/myposter/{${list}.wert}`),
    designLink: toStory('myposter/bilderrahmen'),
    designsHeadline: 'Zum Warmwerden',
    artsHeadline: 'Geschenke {anlass.wendung}',
    pictures: { wide: 'home/myposter-wandbilder', card: 'home/myposter-wandbilder', art: 'material/leinwand', design: 'wall/2' },
    body: { above: [myposterPromises()], below: [contact()] },
    questions: questionsOf(myposterFaq, [
      'Welche Auflösung brauche ich?',
      'Welche Dateien nehmt ihr?',
      'Gibt es Sonderformate?',
      'Wie lange dauert es?',
    ]),
  }),
]
