import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'consent-question-example',
  component: 'consent_question',
  headline: 'Dürfen wir mitzählen?',
  text: 'Mit Cookies von Google sehen wir, welche Seiten helfen und welche Anzeigen zu uns führen. Ohne sie geht hier alles genauso.',
  privacy: { linktype: 'story', cached_url: 'anlass/datenschutz', id: '' },
  privacyText: 'Datenschutz',
  settingsText: 'Cookie-Einstellungen',
}
