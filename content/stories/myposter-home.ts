import { blok, type NewBlok, type NewStory } from '../blok-builders.ts'
import { materials } from '../copy/myposter/materials.ts'
import { richText } from '../rich-text.ts'
import { mainTeaser, page, smallTeaser, textPart, textSection, themeCards } from './pages.ts'
import { threeDoors } from './three-doors.ts'

const promises = [
  {
    title: 'In Deutschland gemacht',
    text: 'Druck und Rahmen unter einem Dach',
    icon: 'quality',
    details: 'Wir drucken, schneiden und rahmen selbst. Wenn eine Ecke nicht stimmt, sehen wir das vor dir.',
  },
  {
    title: 'Schnell bei dir',
    text: '2 bis 4 Werktage Lieferzeit',
    icon: 'shipping',
    details:
      'Zwei bis vier Werktage, ab Übergabe an den Versand. Wie dein Bild verpackt ist, steht unter [Versand](story:myposter/versand).',
  },
  {
    title: 'Auf den Zentimeter',
    text: 'Dein Maß, nicht unseres',
    icon: 'check',
    details: 'Bei fast allen Materialien bestimmst du Breite und Höhe selbst. Miss die Wand, wir schneiden zu.',
  },
  {
    title: '5k+ Bewertungen',
    text: 'Von Leuten mit Bildern an der Wand',
    icon: 'heart',
    details: 'Mehr als fünftausend Menschen haben uns nach ihrer Bestellung bewertet.',
  },
].map(({ title, text, icon, details }) => blok('benefits_bar_item', { title, text, icon, details: richText(details) }))

/** The bar of promises of the wall-art brand. */
export const myposterPromises = (): NewBlok => blok('benefits_bar', { benefits: promises })

/** The wall-art brand's first page. */
export const myposterHome: NewStory[] = [
  page(
    'myposter/home',
    'Startseite',
    {
      title: 'myposter: deine Bilder an der Wand',
      description:
        'Wandbilder auf zwölf Materialien, Bilderrahmen auf Maß, Fotobücher, Kalender und Collagen. Gedruckt und gerahmt in Deutschland.',
    },
    [
      mainTeaser('Wandbilder, Fotobücher, Kalender', [
        {
          title: 'Häng es auf',
          text: 'Drei Bilder von zehntausend gehören an die Wand. Such sie aus, wir drucken auf Leinwand, Glas, Metall oder Papier.',
          button: 'Zu den Wandbildern',
          to: 'myposter/wandbilder',
          picture: 'home/myposter-wandbilder',
          control: 'Wandbilder',
        },
        {
          title: 'Blätter drin',
          text: 'Ein Fotobuch liegt auf dem Tisch, ein Ordner in der Cloud nicht. Digitaldruck, Echtfoto oder Heft.',
          button: 'Zu den Fotobüchern',
          to: 'myposter/fotobuecher',
          picture: 'home/myposter-fotobuecher',
          control: 'Fotobücher',
        },
        {
          title: 'Jeden Monat ein neues',
          text: 'Wand, Tisch oder Küche: Dein Kalender beginnt, wann du willst.',
          button: 'Zu den Kalendern',
          to: 'myposter/kalender',
          picture: 'home/myposter-kalender',
          control: 'Kalender',
        },
      ]),
      myposterPromises(),
      themeCards(
        'Worauf druckst du?',
        materials.map(({ slug, name, card }) => ({ title: name, text: card, picture: `material/${slug}`, to: `myposter/${slug}` })),
        { ratio: '4/3' },
      ),
      threeDoors([
        {
          title: 'Fotobücher',
          text: 'Von A6 bis A3, mit Seiten, die flach liegen.',
          button: 'Fotobuch wählen',
          to: 'myposter/fotobuecher',
          picture: 'product/fotobuch',
          control: 'Fotobücher',
        },
        {
          title: 'Kalender',
          text: 'Fünf Arten, zwölf Bilder, dein Startmonat.',
          button: 'Kalender wählen',
          to: 'myposter/kalender',
          picture: 'product/wandkalender',
          control: 'Kalender',
        },
        {
          title: 'Rahmen',
          text: 'Sieben Arten, auf Maß gebaut, mit oder ohne Passepartout.',
          button: 'Rahmen wählen',
          to: 'myposter/bilderrahmen',
          picture: 'frame/holzrahmen',
          control: 'Rahmen',
        },
      ]),
      themeCards(
        'Noch kein Bild im Kopf?',
        [
          { title: 'Dünen im Abendlicht', text: 'Stark auf Acrylglas', picture: 'wall/2', to: 'myposter/acrylglas' },
          { title: 'Stadtplan mit Fluss', text: 'Scharf auf Alu-Dibond', picture: 'wall/5', to: 'myposter/aludibond' },
          { title: 'Wald im Nebel', text: 'Weich auf Leinwand', picture: 'wall/10', to: 'myposter/leinwand' },
          { title: 'Gesicht in einer Linie', text: 'Still auf Hahnemühle', picture: 'wall/3', to: 'myposter/hahnemuehle' },
          { title: 'Moin', text: 'Laut als Poster', picture: 'wall/11', to: 'myposter/poster' },
          { title: 'Küste', text: 'Groß als Fototapete', picture: 'wall/12', to: 'myposter/fototapete' },
        ],
        { size: 'small' },
      ),
      smallTeaser({
        headline: 'Viele Bilder, ein Rahmen',
        text: 'Eine Collage löst den Streit darum, welches Foto das beste ist. Als Leinwand, Poster oder gerahmt.',
        link: 'Zu den Collagen',
        to: 'myposter/collagen',
        picture: 'product/collage',
        background: 'tint',
      }),
      smallTeaser({
        headline: 'Zum Herumreichen',
        text: 'Abzüge in einer Schachtel, mit deinem Titel auf dem Deckel.',
        link: 'Zu den Fotoboxen',
        to: 'myposter/fotoboxen',
        picture: 'product/fotobox',
        pictureRight: true,
      }),
      textSection([
        textPart(
          'Vom Telefon an die Wand',
          `Rechne 40 Bildpunkte je Zentimeter. Ein Foto mit 4000 Bildpunkten wird also einen Meter breit, ohne dass du Pixel zählst. Häng die Mitte auf 150 cm, lass über dem Sofa 20 cm Luft und nimm bei Glas zwei Dübel.

Mehr Tipps stehen unter [Gestaltung](story:myposter/gestaltung), alles zu Passepartout und Profilen unter [Bilderrahmen](story:myposter/bilderrahmen). Und wenn du Karten suchst: [Anlass](story:anlass/home) ist unsere Schwester.`,
        ),
      ]),
    ],
  ),
]
