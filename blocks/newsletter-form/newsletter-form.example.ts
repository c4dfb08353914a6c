import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'newsletter-form-example',
  component: 'newsletter_form',
  headline: 'Post aus der Werkstatt',
  text: 'Neue Papiere, neue Motive und die Fristen vor den Festen. Einmal im Monat, und 5 € für die erste Bestellung.',
  presentation: 'inline',
  fields: ['firstName', 'lastName', 'birthday', 'weddingDate'],
  buttonText: 'Newsletter bestellen',
  thanks:
    'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin bestätigen Sie die Anmeldung, dann kommt der Gutschein.',
  privacy: { linktype: 'story', cached_url: 'anlass/datenschutz', id: '' },
  privacyText: 'Wie wir mit Ihren Daten umgehen',
}
