import { newsletterResponseKey } from '../../schemas/newsletter.ts'
import { blok, type NewBlok, type NewStory, toStory } from '../blok-builders.ts'
import { page, pageTitle } from './pages.ts'

interface NewsletterCopy {
  channel: 'anlass' | 'myposter'
  name: string
  /** What the form says where it stands alone. */
  headline: string
  text: string
  title: string
  teaser: string
  thanks: string
  privacyText: string
  /** Of the page that says what a voucher is worth. */
  voucher: { teaser: string; text: string }
  answers: { sent: string; confirmed: string; unsubscribed: string; unknownCode: string; refused: string }
}

const copies: NewsletterCopy[] = [
  {
    channel: 'anlass',
    name: 'Anlass',
    headline: 'Post aus der Werkstatt',
    text: 'Neue Papiere, neue Motive und die Fristen vor den Festen, einmal im Monat. Zur ersten Bestellung gibt es 5 €.',
    title: 'Post aus der Werkstatt',
    teaser:
      'Einmal im Monat: neue Papiere, neue Motive, und wann Sie bestellen sollten, damit die Karten rechtzeitig da sind. Wer sich anmeldet, bekommt 5 € für die erste Bestellung.',
    thanks:
      'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, dann gilt die Anmeldung und der Gutschein kommt.',
    privacyText: 'Wie wir mit Ihren Daten umgehen',
    voucher: {
      teaser: 'Geben Sie den Code ein, dann sehen Sie, was der Gutschein wert ist und bis wann er gilt.',
      text: 'Der Code steht in der E-Mail, mit der Ihr Gutschein kam. Striche und kleine Buchstaben sind gleich.',
    },
    answers: {
      sent: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, dann gilt die Anmeldung und der Gutschein kommt.',
      confirmed: 'Willkommen! Der Gutschein über 5 € ist als E-Mail unterwegs. Er gilt für Ihre erste Bestellung.',
      unsubscribed: 'Sie bekommen keinen Newsletter mehr, und wir haben Ihre Angaben gelöscht. Der Gutschein gilt weiter.',
      unknownCode:
        'Der Link ist abgelaufen, oder die Adresse ist schon abgemeldet. Nehmen Sie den Code aus der neuesten E-Mail, oder bestellen Sie den Newsletter noch einmal.',
      refused: 'Eine der Angaben konnten wir nicht lesen. Gehen Sie bitte zurück und sehen Sie sie noch einmal durch.',
    },
  },
  {
    channel: 'myposter',
    name: 'myposter',
    headline: 'Fünf Euro für dein erstes Bild',
    text: 'Einmal im Monat: neue Materialien, gute Ideen für leere Wände. Wer sich anmeldet, bekommt 5 € zur ersten Bestellung.',
    title: 'Gute Ideen für leere Wände',
    teaser:
      'Einmal im Monat zeigen wir neue Materialien und Wände, die gelungen sind. Wer sich anmeldet, bekommt 5 € für die erste Bestellung.',
    thanks: 'Fast geschafft: Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann gilt die Anmeldung und der Gutschein kommt.',
    privacyText: 'Wie wir mit deinen Daten umgehen',
    voucher: {
      teaser: 'Gib den Code ein, dann siehst du, was der Gutschein wert ist und bis wann er gilt.',
      text: 'Der Code steht in der E-Mail, mit der dein Gutschein kam. Striche und kleine Buchstaben sind gleich.',
    },
    answers: {
      sent: 'Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann gilt die Anmeldung und der Gutschein kommt.',
      confirmed: 'Willkommen! Der Gutschein über 5 € ist als E-Mail unterwegs. Er gilt für deine erste Bestellung.',
      unsubscribed: 'Du bekommst keinen Newsletter mehr, und wir haben deine Angaben gelöscht. Der Gutschein gilt weiter.',
      unknownCode:
        'Der Link ist abgelaufen, oder die Adresse ist schon abgemeldet. Nimm den Code aus der neuesten E-Mail, oder bestell den Newsletter noch einmal.',
      refused: 'Eine der Angaben konnten wir nicht lesen. Geh bitte zurück und sieh sie noch einmal durch.',
    },
  },
]

const form = (
  { channel, headline, text, thanks, privacyText }: NewsletterCopy,
  presentation: 'inline' | 'drawer' | 'popup',
  fields: string[] = [],
) => blok('newsletter_form', { headline, text, presentation, fields, thanks, privacy: toStory(`${channel}/datenschutz`), privacyText })

/** Comes by itself, where people stay and read: on a home page its form would weigh on everybody's first look. */
export const newsletterPopup = (channel: NewsletterCopy['channel']): NewBlok[] =>
  copies.filter((copy) => copy.channel === channel).map((copy) => form(copy, 'popup'))

/** A button that opens the form, where a page tells of the newsletter. */
export const newsletterDrawer = (channel: NewsletterCopy['channel']): NewBlok[] =>
  copies.filter((copy) => copy.channel === channel).map((copy) => form(copy, 'drawer'))

/** The newsletter's page, the one to which its forms and mails lead, and that of the vouchers that it brings. */
export const newsletterStories: NewStory[] = copies.flatMap((copy) => [
  page(
    `${copy.channel}/newsletter`,
    'Newsletter',
    { title: `Newsletter von ${copy.name}`, description: copy.text, card: { title: 'Newsletter', text: copy.headline } },
    [
      pageTitle(copy.title, copy.teaser),
      blok('newsletter_form', {
        ...form(copy, 'inline', ['firstName', 'lastName', 'birthday', 'weddingDate']),
        headline: 'Newsletter bestellen',
        text: '',
      }),
    ],
  ),
  page(
    `${copy.channel}/${newsletterResponseKey}`,
    'Newsletter an- und abmelden',
    {
      title: `Newsletter von ${copy.name}: An- und Abmeldung`,
      description: 'Hier wird die Anmeldung zum Newsletter bestätigt oder beendet.',
      robots: 'noindex,nofollow',
    },
    [pageTitle('Newsletter'), blok('newsletter_response', copy.answers)],
  ),
  page(
    `${copy.channel}/gutscheine`,
    'Gutscheine',
    {
      title: `Gutschein von ${copy.name} prüfen`,
      description: copy.voucher.teaser,
      card: { title: 'Gutscheine', text: copy.voucher.teaser },
    },
    [
      pageTitle('Gutscheine', copy.voucher.teaser),
      blok('vouchers', {
        headline: 'Was ist mein Gutschein wert?',
        text: copy.voucher.text,
        worthText: 'Der Gutschein ist {value} wert und gilt bis {until}.',
      }),
    ],
  ),
])
