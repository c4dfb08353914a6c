import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'newsletter-response-example',
  component: 'newsletter_response',
  sent: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, dann gilt die Anmeldung.',
  confirmed: 'Willkommen! Der Gutschein über 5 € ist als E-Mail unterwegs.',
  unsubscribed: 'Sie bekommen keinen Newsletter mehr, und wir haben Ihre Angaben gelöscht.',
  unknownCode: 'Der Link ist abgelaufen, oder Sie sind schon abgemeldet. Bestellen Sie den Newsletter gern noch einmal.',
  refused: 'Bitte gehen Sie zurück und sehen Sie die Angaben noch einmal durch.',
}
