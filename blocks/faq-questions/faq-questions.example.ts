import type { RawBlok } from '../../schemas/blok.ts'

const question = (name: string, words: string, answer: string) => ({
  _uid: `faq-${name}`,
  component: 'faq_question',
  question: words,
  answer: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: answer }] }] },
})

export const example: RawBlok = {
  _uid: 'faq-questions-example',
  component: 'faq_questions',
  headline: 'Häufige Fragen',
  questions: [
    question(
      'muster',
      'Kann ich das Papier vorher anfassen?',
      'Ja. Bis zu drei Musterkarten schicken wir euch kostenlos, jede weitere kostet 1,90 €. Sie zeigen Papier, Farbe und Veredelung, nicht euren Text.',
    ),
    question(
      'lieferzeit',
      'Wann sind unsere Einladungen da?',
      'Mit Standardversand zwei bis vier Werktage, nachdem wir das Paket übergeben haben. Mit Express am nächsten Werktag, wenn ihr vor 11 Uhr bestellt.',
    ),
    question(
      'korrektur',
      'Prüft jemand unseren Text?',
      'Ja, vor jedem Druck liest ein Mensch mit. Fällt ihm etwas auf, schreibt er euch, bevor gedruckt wird.',
    ),
    question(
      'nachbestellen',
      'Können wir später nachbestellen, wenn doch mehr Gäste kommen, als wir am Anfang dachten?',
      'Eure Gestaltung bleibt in eurem Konto gespeichert. Nachdrucken geht ab einer Karte, auf demselben Papier.',
    ),
  ],
}
