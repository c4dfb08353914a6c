import { blok, type NewStory } from '../blok-builders.ts'
import { productTypeCopy } from '../copy/product-types.ts'
import { type ProductType, productTypes } from '../occasions.ts'
import { mainOccasionCards } from './occasion-pages.ts'
import { type CardFacts, mainTeaser, page, smallTeaser, textPart, textSection, themeCards } from './pages.ts'
import { promises } from './promises.ts'
import { threeDoors } from './three-doors.ts'

const typesOnHome: [ProductType, string][] = [
  ['einladungskarten', 'allgemein'],
  ['save-the-date-karten', 'hochzeit'],
  ['danksagungskarten', 'allgemein'],
  ['glueckwunschkarten', 'geburtstag'],
  ['geburtskarten', 'geburt'],
  ['menuekarten', 'hochzeit'],
  ['tischkarten', 'hochzeit'],
  ['postkarten', 'allgemein'],
]

const typeCards: CardFacts[] = typesOnHome.map(([type, occasion]) => ({
  title: productTypes[type],
  text: productTypeCopy[type].card,
  picture: `product-type/${type}`,
  to: `anlass/${occasion}/${type}/category`,
}))

/** The card brand's first page (R2.20). */
export const anlassHome: NewStory[] = [
  page(
    'anlass/home',
    'Startseite',
    {
      title: 'Anlass: Karten auf schönem Papier',
      description:
        'Karten zu Hochzeit, Geburt, Jugendfesten und jedem anderen Anlass, auf zehn Papieren gedruckt. Drei Musterkarten sind kostenlos.',
    },
    [
      mainTeaser('Hochzeit, Geburt und Jugendfeste', [
        {
          title: 'Karten für den Tag, an dem ihr Ja sagt',
          text: 'Save the Date, Einladung, Menü und Dank aus einer Feder: gedruckt auf Baumwolle, Bütten oder Kraft, mit Umschlägen im passenden Ton.',
          button: 'Hochzeitskarten ansehen',
          to: 'anlass/hochzeit/occasion',
          picture: 'home/anlass-hochzeit',
          control: 'Hochzeit',
        },
        {
          title: 'Ein neuer Name in der Familie',
          text: 'Geburtskarten mit Hase, Mond und Fuchs, oder nur mit dem ersten guten Bild. Text und Adressen könnt ihr vorher anlegen.',
          button: 'Geburtskarten ansehen',
          to: 'anlass/geburt/occasion',
          picture: 'home/anlass-geburt',
          control: 'Geburt',
        },
        {
          title: 'Jugendfeste, die sich sehen lassen',
          text: 'Kommunion, Konfirmation, Firmung und Jugendweihe: Einladungen, die auch denen gefallen, um die es geht.',
          button: 'Zur Konfirmation',
          to: 'anlass/konfirmation/occasion',
          picture: 'home/anlass-jugendfeste',
          control: 'Jugendfeste',
        },
      ]),
      promises(),
      blok('theme_cards', { headline: 'Was gibt es zu feiern?', cards: mainOccasionCards(12), ratio: '3/4', size: 'large' }),
      threeDoors([
        {
          title: 'Zehn Papiere',
          text: 'Baumwolle, Bütten, Leinen, Kraft: was sie wiegen und wie sie sich anfühlen.',
          button: 'Papier wählen',
          to: 'anlass/papier',
          picture: 'home/anlass-papier',
          control: 'Papier',
        },
        {
          title: 'Umschläge in sechs Farben',
          text: 'Gerade oder spitze Lasche, von C6 bis Quadrat.',
          button: 'Umschläge wählen',
          to: 'anlass/umschlaege',
          picture: 'home/anlass-umschlaege',
          control: 'Umschläge',
        },
        {
          title: 'Drei Muster kostenlos',
          text: 'Erst anfassen, beschreiben, knicken, dann entscheiden.',
          button: 'Muster bestellen',
          to: 'anlass/musterkarten',
          picture: 'home/anlass-mustermappe',
          control: 'Musterkarten',
          samples: true,
        },
      ]),
      smallTeaser({
        headline: 'Zusagen, die sich selbst zählen',
        text: 'Ein QR-Code auf der Einladung führt zur kostenlosen Gästeseite: Anfahrt, Ablauf, Antwort. Die Gästeliste füllt sich von allein.',
        link: 'Zum Gästeportal',
        to: 'anlass/gaesteportal',
        picture: 'home/anlass-gaesteportal',
        background: 'tint',
      }),
      smallTeaser({
        headline: 'Jeder Umschlag mit seinem Namen',
        text: 'Tippen Sie die Namen in eine Liste oder laden Sie eine Excel-Datei hoch. Wir drucken Tischkarten, Umschläge und Anhänger einzeln.',
        link: 'So laden Sie Namen hoch',
        to: 'anlass/namen',
        picture: 'home/anlass-namen',
        pictureRight: true,
      }),
      themeCards('Nach Art der Karte', typeCards, { ratio: '4/3', size: 'small' }),
      textSection([
        textPart(
          'Eine Werkstatt für Papier',
          `Seit 2019 drucken wir Karten, die man nicht wegwirft. Jede Vorlage ist von Menschen gesetzt, jeder Auftrag wird gelesen, bevor er in die Maschine geht. Wenn der Wochentag nicht zum Datum passt, rufen wir an.

Welche Karte wann verschickt wird, was auf eine Einladung gehört und wie man um Geld bittet, ohne rot zu werden, steht auf den Seiten der [Anlässe](story:anlass/anlaesse). Zitate und fertige Sätze gibt es bei den [Texten zur Hochzeit](story:anlass/texte/hochzeit), [zur Geburt](story:anlass/texte/geburt) und [zum Geburtstag](story:anlass/texte/geburtstag). Und im [Magazin](story:anlass/magazin) erzählen wir von Licht, Listen und Falzarten.`,
        ),
      ]),
    ],
  ),
]
