import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'customer-account-example',
  component: 'customer_account',
  invitation: 'Ihre Angaben sehen und ändern Sie darin selbst, und Sie können es jederzeit wieder löschen.',
  signUpSent:
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin und geben Sie Ihr Passwort noch einmal ein, dann ist das Konto offen.',
  welcome: 'Schön, dass Sie da sind. Ihr Konto ist offen, und Sie sind angemeldet.',
  passwordResetSent: 'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin wählen Sie ein neues Passwort.',
  privacy: { linktype: 'story', cached_url: 'anlass/datenschutz', id: '' },
  privacyText: 'Wie wir mit Ihren Daten umgehen',
}
