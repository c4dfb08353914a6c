import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const trauer = {
  trauer: {
    phrase: 'im Trauerfall',
    title: 'Trauerkarten, Sterbebilder und Trauerdank',
    description:
      'Trauerkarten, Danksagungen, Sterbebilder und Hefte für die Trauerfeier: zurückhaltend gestaltet, sorgfältig gedruckt, auf Wunsch per Express.',
    card: 'Zurückhaltend gestaltet, sorgfältig gedruckt',
    headline: 'In Ruhe das Nötige',
    lead: 'In diesen Tagen ist vieles zugleich zu tun. Wir setzen Ihren Text, achten auf jedes Datum und sind am Telefon für Sie da.',
    adviceTitle: 'Was jetzt zu bedenken ist',
    advice: `### Die Trauerkarte

Sie nennt den Namen, Geburts- und Sterbedatum, die Angehörigen und den Ort der Trauerfeier mit Tag und Stunde. Steht der Termin noch nicht fest, genügt der Satz: „Ort und Zeit der Beisetzung geben wir bekannt.“ Bitten um Spenden statt Blumen stehen am Ende, mit Konto und Verwendungszweck.

### Das Sterbebild

In Bayern, Österreich und Teilen der Schweiz wird es in der Kirche ausgelegt. Üblich sind ein Foto, die Lebensdaten, ein Gebet oder ein Vers. Für eine Feier mit hundert Gästen rechnet man 120 Stück.

### Der Dank

Vier bis sechs Wochen danach ist ein guter Zeitpunkt, auch später nimmt ihn niemand übel. Ein gedruckter Text für alle und ein handschriftlicher Satz für die Nächsten genügen.

### Die Reihenfolge

Beginnen Sie mit den Adressen. Bestatter und Gemeinde helfen beim Wortlaut, und ein Anruf bei uns spart oft einen halben Tag.`,
    questions: [
      [
        'Wie schnell können Trauerkarten bei uns sein?',
        'Mit Express kommen Bestellungen, die vor 11:00 Uhr eingehen, 24 Stunden später an, Montag bis Freitag, in Deutschland auch am Samstag.',
      ],
      [
        'Welches Papier ist angemessen?',
        'Ein mattes Naturpapier in Weiß oder Elfenbein. Ein grauer oder schwarzer Rand ist möglich, aber nicht mehr erforderlich.',
      ],
      [
        'Liest jemand den Text gegen?',
        'Ja. Vor dem Druck prüfen wir Namen, Wochentage und Daten und rufen an, wenn etwas nicht zusammenpasst.',
      ],
    ],
    texts: 'trauer',
    kinds: {
      trauerkarten: 'Mit Lebensdaten, den Angehörigen und dem Ort der Trauerfeier.',
      danksagungskarten: 'Vier bis sechs Wochen danach, mit Platz für einen eigenen Satz.',
      sterbebilder: 'Mit Foto, Lebensdaten und einem Gebet oder Vers.',
      kirchenhefte: 'Mit Liedern, Lesung und dem Ablauf der Trauerfeier.',
    },
    designs: [
      ['Feder'],
      ['Horizont'],
      ['Einzelnes Blatt'],
      ['Feiner Zweig', 'danksagungskarten'],
      ['Vogelzug'],
      ['Schlichtes Kreuz', 'sterbebilder'],
      ['Gräser'],
      ['Morgennebel'],
    ],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
