import type { PhotobookType } from '../../../schemas/photobooks/photobook-choice.ts'

export interface PhotobookPage {
  type: PhotobookType
  name: string
  title: string
  description: string
  /** On the card that leads to it. */
  card: string
  picture: string
  text: string
  questions: [question: string, answer: string][]
}

export const photobooks: PhotobookPage[] = [
  {
    type: 'digitalfotobuch',
    name: 'Digitalfotobuch',
    title: 'Digitalfotobuch: hart oder weich, bis A3',
    description:
      'Digitalfotobuch von A5 bis A3: mattes, glänzendes oder Feinstpapier, harter oder weicher Einband, mit und ohne Layflat-Bindung.',
    card: 'Gedruckt, leicht und vielseitig',
    picture: 'product/digitalfotobuch',
    text: `## Gedruckt, Seite für Seite

Das Digitalfotobuch wird auf mattes, glänzendes oder Feinstpapier gedruckt. Es ist leicht und vielseitig, auch mit vielen Seiten.

## Einband und Bindung

Mit hartem Einband gibt es zwei Bindungen: geklebt (PUR) oder Layflat. Mit Layflat liegt das Buch ganz flach, und Panoramen laufen ohne Bruch durch. Der weiche Einband ist immer geklebt.`,
    questions: [
      ['Welches Papier soll ich nehmen?', 'Matt spiegelt nicht, glänzend macht Farben satt, Feinstpapier fasst sich fein an.'],
      ['Wie viele Seiten sind möglich?', '24 bis 160, immer vier auf einmal.'],
    ],
  },
  {
    type: 'echtfotobuch',
    name: 'Echtfotobuch',
    title: 'Echtfotobuch: Fotopapier, das flach liegt',
    description:
      'Echtfotobuch auf belichtetem Fotopapier: dicke Seiten, Layflat-Bindung und ein harter Einband, quer, hoch oder quadratisch.',
    card: 'Belichtet, mit dicken Seiten',
    picture: 'product/echtfotobuch',
    text: `## Belichtet statt gedruckt

Das Echtfotobuch wird auf Fotopapier belichtet und hat dicke Seiten, glänzend oder matt.

## Liegt ganz flach

Die Layflat-Bindung ist immer dabei, der harte Einband auch. Ein Panorama läuft ohne Bruch über beide Seiten.`,
    questions: [
      ['Matt oder glänzend?', 'Matt spiegelt nicht und verzeiht Finger. Glänzend macht Farben satt.'],
      ['Wie viele Seiten sind möglich?', '20 bis 80, immer zwei auf einmal.'],
    ],
  },
  {
    type: 'fotoheft',
    name: 'Fotoheft',
    title: 'Fotoheft: dünn, weich, geheftet',
    description: 'Fotoheft von A6 quer bis A4 hoch: weicher Umschlag, Heftbindung, 16 bis 48 Seiten. Für ein Wochenende genau richtig.',
    card: 'Dünn, weich und schnell erzählt',
    picture: 'product/fotoheft',
    text: `## Für ein Wochenende

Das Fotoheft ist dünn, weich und geheftet. Für ein Wochenende genau richtig, und für alle, die am Tisch eins mitnehmen sollen.`,
    questions: [
      ['Wie viele Seiten sind möglich?', '16 bis 48, immer vier auf einmal: Ein gefalteter Bogen hat vier Seiten.'],
      ['Welche Formate gibt es?', 'A6 quer, A5 quer und hoch, A4 hoch und 20 × 20 cm.'],
    ],
  },
]

export const photobookSlug = (type: PhotobookType) => `myposter/fotobuecher/${type}`
