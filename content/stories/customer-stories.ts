import { customerAccountKey } from '../../schemas/customer.ts'
import { blok, type NewBlok, type NewStory, picture, toStory } from '../blok-builders.ts'
import { page, pageTitle, textPart } from './pages.ts'

interface CustomerCopy {
  channel: 'anlass' | 'myposter'
  name: string
  invitation: string
  signUpSent: string
  welcome: string
  passwordResetSent: string
  privacyText: string
  /** What the account does not show, and who knows it. */
  help: { headline: string; text: string }
  contact: { headline: string; text: string }
}

const copies: CustomerCopy[] = [
  {
    channel: 'anlass',
    name: 'Anlass',
    invitation: 'Ihre Angaben sehen und ändern Sie darin selbst, und Sie können es jederzeit wieder löschen.',
    signUpSent:
      'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin und geben Sie Ihr Passwort noch einmal ein, dann ist das Konto offen. Ist nach ein paar Minuten nichts da, sehen Sie bitte im Spam-Ordner nach.',
    welcome: 'Schön, dass Sie da sind. Ihr Konto ist offen, und Sie sind angemeldet.',
    passwordResetSent:
      'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin wählen Sie ein neues Passwort. Ist nach ein paar Minuten nichts da, sehen Sie bitte im Spam-Ordner nach.',
    privacyText: 'Wie wir mit Ihren Daten umgehen',
    help: {
      headline: 'Fragen zu einer Bestellung',
      text: `Die beantwortet unser Kundenservice. Halten Sie die Auftragsnummer bereit, sie steht in der Bestätigung per E-Mail.

- Auskunft, ob ein Auftrag geprüft, gedruckt oder verschickt ist
- Nachbestellung derselben Karte, auch Jahre später
- Änderung von Rechnungs- und Lieferadresse
- Kopie einer Rechnung als PDF`,
    },
    contact: { headline: 'Zu Ihrer Bestellung', text: 'Telefonisch von Montag bis Freitag, 08 bis 17 Uhr, oder jederzeit per E-Mail.' },
  },
  {
    channel: 'myposter',
    name: 'myposter',
    invitation: 'Deine Angaben siehst und änderst du darin selbst, und du kannst es jederzeit wieder löschen.',
    signUpSent:
      'Wir haben dir eine E-Mail geschickt. Öffne den Link darin und gib dein Passwort noch einmal ein, dann ist das Konto offen. Ist nach ein paar Minuten nichts da, sieh bitte im Spam-Ordner nach.',
    welcome: 'Schön, dass du da bist. Dein Konto ist offen, und du bist angemeldet.',
    passwordResetSent:
      'Wir haben dir eine E-Mail geschickt. Mit dem Link darin wählst du ein neues Passwort. Ist nach ein paar Minuten nichts da, sieh bitte im Spam-Ordner nach.',
    privacyText: 'Wie wir mit deinen Daten umgehen',
    help: {
      headline: 'Fragen zu deiner Bestellung',
      text: 'Halte deine Auftragsnummer bereit, sie steht in der Bestätigung per E-Mail. Wir sagen dir, wo dein Bild gerade ist, ändern Adressen, schicken Rechnungen und drucken nach.',
    },
    contact: { headline: 'Ruf an oder schreib', text: 'Montag bis Freitag von 08 bis 17 Uhr.' },
  },
]

const account = ({ channel, invitation, signUpSent, welcome, passwordResetSent, privacyText }: CustomerCopy): NewBlok =>
  blok('customer_account', {
    invitation,
    signUpSent,
    welcome,
    passwordResetSent,
    privacy: toStory(`${channel}/datenschutz`),
    privacyText,
  })

/** The page of the customers' accounts, to which heads and mails lead. */
export const customerStories: NewStory[] = copies.map((copy) =>
  page(
    `${copy.channel}/${customerAccountKey}`,
    'Kundenkonto',
    {
      title: 'Kundenkonto',
      description: `Anmelden bei ${copy.name}: Name, Passwort und Daten des eigenen Kontos.`,
      robots: 'noindex,nofollow',
    },
    [
      pageTitle('Kundenkonto'),
      account(copy),
      textPart(copy.help.headline, copy.help.text),
      blok('contact_card', { ...copy.contact, image: picture('people/kundenservice') }),
    ],
  ),
)
