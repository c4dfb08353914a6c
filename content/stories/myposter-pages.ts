import { framesFor, type MaterialType } from '../../schemas/wall-art/wall-art.ts'
import { blok, type NewBlok, type NewStory, picture, toStory } from '../blok-builders.ts'
import type { Material } from '../copy/myposter/material.ts'
import { materials } from '../copy/myposter/materials.ts'
import { type PhotobookPage, photobookSlug, photobooks } from '../copy/myposter/photobooks.ts'
import { type ProductPage, productPages } from '../copy/myposter/products.ts'
import { myposterCalendars } from './myposter-calendars.ts'
import { myposterHome } from './myposter-home.ts'
import { myposterService } from './myposter-service.ts'
import { faqQuestions, mainTeaser, page, smallTeaser, textPart, textSection, themeCards } from './pages.ts'

const materialCard = ({ slug, name, card }: Material) => ({ title: name, text: card, picture: `material/${slug}`, to: `myposter/${slug}` })

const questionsOf = ({ questions }: { questions: [string, string][] }) =>
  faqQuestions(
    'Kurz gefragt',
    questions.map(([question, answer]) => ({ question, answer })),
  )

/** With no material it is about frames. */
const calculator = (headline: string, { material, motif }: { material?: MaterialType; motif: MaterialType }): NewBlok =>
  blok('photo_frame_detail', {
    headline,
    ...(material && { material }),
    image: picture(`motif/${motif}`),
    shippingUrl: toStory('myposter/versand'),
  })

function materialPage(material: Material, index: number): NewStory {
  const { slug, name, title, description, card, headline, lead, text } = material
  const others = [1, 2, 3, 4].flatMap((step) => materials[(index + step) % materials.length] ?? [])
  return page(
    `myposter/${slug}`,
    name,
    { title, description, card: { title: name, text: card, picture: `material/${slug}` }, socialPicture: `material/${slug}` },
    [
      smallTeaser({ headline, text: lead, picture: `material/${slug}`, background: 'tint', isTitle: true }),
      calculator(framesFor(slug).length > 0 ? 'Format, Rahmen, Preis' : 'Format und Preis', { material: slug, motif: slug }),
      textSection([textPart('', text)]),
      questionsOf(material),
      themeCards('Andere Materialien', others.map(materialCard), { ratio: '4/3', size: 'small' }),
    ],
  )
}

const photobookCard = ({ type, name, card, picture: shown }: PhotobookPage) => ({
  title: name,
  text: card,
  picture: shown,
  to: photobookSlug(type),
})

function photobookPage(book: PhotobookPage): NewStory {
  const { type, name, title, description, card, picture: shown, text } = book
  const others = photobooks.filter((each) => each !== book)
  return page(photobookSlug(type), name, { title, description, card: { title: name, text: card, picture: shown }, socialPicture: shown }, [
    blok('photobook_detail', {
      bookType: type,
      isHeadlineH1: true,
      shippingUrl: toStory('myposter/versand'),
      overviewUrl: toStory('myposter/fotobuecher'),
    }),
    textSection([textPart('', text)]),
    questionsOf(book),
    themeCards('Andere Fotobücher', others.map(photobookCard), { ratio: '4/3' }),
  ])
}

const productPage = (product: ProductPage): NewStory => {
  const { slug, name, title, description, headline, teaser, picture: shown, cards, text } = product
  return page(`myposter/${slug}`, name, { title, description, card: { title: name, text: teaser, picture: shown }, socialPicture: shown }, [
    smallTeaser({ headline, text: teaser, picture: shown, background: 'tint', isTitle: true }),
    ...(offers[slug] ?? []),
    ...(cards ? [themeCards(cards.headline, cards.cards, { ratio: cards.ratio ?? '4/3' })] : []),
    textSection([textPart('', text)]),
    questionsOf(product),
    contact(),
  ])
}

/** What can be chosen on the page of a product. */
const offers: Record<string, NewBlok[]> = {
  bilderrahmen: [calculator('Bild, Rahmen, Preis', { motif: 'poster' })],
  kalender: [blok('calendar_overview', { headline: 'Fünf Kalender', folder: 'myposter/kalender/' })],
  fotobuecher: [
    themeCards('Digital, Echtfoto oder Heft', photobooks.map(photobookCard), { ratio: '4/3' }),
    blok('photobook_overview', { headline: 'Vorlagen', bookType: 'digitalfotobuch', url: toStory(photobookSlug('digitalfotobuch')) }),
  ],
  fotoboxen: [
    blok('photobox_overview', { headline: 'Klein oder groß', url: toStory('myposter/fotoboxen') }),
    blok('photobox_detail', { headline: 'Deine Fotobox', shippingUrl: toStory('myposter/versand') }),
  ],
  collagen: [
    blok('collage_overview', { headline: 'Sechzehn Anordnungen', url: toStory('myposter/collagen') }),
    blok('collage_detail', {
      headline: 'Deine Collage',
      images: ['leinwand', 'poster', 'gallerybond', 'acrylglas', 'echtglas', 'aludibond'].map((motif) => picture(`motif/${motif}`)),
      shippingUrl: toStory('myposter/versand'),
    }),
  ],
}

export const contact = (): NewBlok =>
  blok('contact_card', {
    headline: 'Unsicher? Frag uns',
    text: 'Montag bis Freitag von 08 bis 17 Uhr, am Telefon oder per E-Mail. Schick gern ein Foto deiner Wand mit.',
    image: picture('people/kundenservice'),
  })

export const walls: [number, string][] = [
  [2, 'Dünen'],
  [6, 'Bergketten'],
  [8, 'See'],
  [10, 'Nebelwald'],
  [12, 'Küste'],
  [1, 'Kreise'],
  [3, 'Eine Linie'],
  [4, 'Farn'],
  [5, 'Stadtplan'],
  [7, 'Erdtöne'],
  [9, 'Bögen'],
  [11, 'Moin'],
]

const wallCards = walls.map(([number, title]) => ({ title, picture: `wall/${number}`, to: 'myposter/bilderrahmen' }))

const overview = page(
  'myposter/wandbilder',
  'Wandbilder',
  {
    title: 'Wandbilder: zwölf Materialien',
    description:
      'Leinwand, Poster, Acrylglas, Alu-Dibond und acht weitere: zwölf Materialien für dein Wandbild im Vergleich, mit Tipps zu Raum und Größe.',
  },
  [
    mainTeaser('Wandbilder', [
      {
        title: 'Zwölf Materialien, eine Wand',
        text: 'Stoff, Papier, Glas, Metall: Such dir aus, wie sich dein Bild anfühlen soll.',
        picture: 'home/myposter-wandbilder',
        control: 'Wandbilder',
      },
    ]),
    themeCards('Alle Materialien', materials.map(materialCard), { ratio: '4/3' }),
    textSection([
      textPart(
        'Welches passt zu dir?',
        `| Du willst | Nimm |
| weich und ohne Spiegelung | Leinwand, Hahnemühle |
| brillant und tief | Acrylglas, Gallery-Bond |
| sachlich und scharf | Alu-Dibond |
| Küche oder Bad | Echtglas, Alu-Dibond |
| leicht und günstig | Poster, Forex |
| draußen | PVC-Plane |
| riesig | Fototapete |

Miss zuerst die Wand, dann such das Bild. Über dem Sofa sind zwei Drittel der Sofabreite ein gutes Maß, die Bildmitte hängt auf 150 cm.`,
      ),
    ]),
    themeCards('Zum Warmwerden', wallCards, { ratio: '3/4', size: 'small' }),
    contact(),
  ],
)

/** Every page of the wall-art brand. */
export const myposterPages: NewStory[] = [
  ...myposterHome,
  overview,
  ...materials.map(materialPage),
  ...productPages.map(productPage),
  ...myposterCalendars,
  ...photobooks.map(photobookPage),
  ...myposterService,
]
