import type { Words } from '../words.ts'

export interface FaqGroup {
  anchor: string
  title: string
  questions: { question: string; answer: Words }[]
}

/** The questions the card brand's customers ask, by subject. */
export const faqGroups: FaqGroup[] = [
  {
    anchor: 'muster',
    title: 'Musterkarten und Papier',
    questions: [
      {
        question: 'Wie viele Musterkarten sind kostenlos?',
        answer: {
          de: 'Drei. Jede weitere kostet 1,90 €. Wie die Bestellung geht, steht unter [Musterkarten](story:anlass/musterkarten).',
          at: 'Drei sind gratis. Jede weitere kostet 1,90 €. Wie die Bestellung geht, steht unter [Musterkarten](story:anlass/musterkarten).',
          ch: 'Drei. Jede weitere kostet 3,50 CHF. Wie die Bestellung geht, steht unter [Musterkarten](story:anlass/musterkarten).',
        },
      },
      {
        question: 'Trägt die Musterkarte schon meinen Text?',
        answer: 'Wenn Sie ihn mitschicken, ja. Ohne Angabe drucken wir den Beispieltext des Designs, auf dem Papier, das Sie wählen.',
      },
      {
        question: 'Welche Papiere gibt es?',
        answer:
          'Zehn Sorten zwischen 120 und 300 g, von Baumwolle bis Kraft. Gewicht, Griff und Eignung stehen unter [Papier](story:anlass/papier).',
      },
      {
        question: 'Gibt es Goldfolie auf jedem Papier?',
        answer:
          'Nein. Die Veredelung ist nur bei bestimmten Papierarten verfügbar: Auf stark strukturierten und auf transparenten Papieren haftet Folie nicht sauber. Möglich sind Gold, Roségold, Silber und Relieflack.',
      },
    ],
  },
  {
    anchor: 'bestellung',
    title: 'Bestellung und Bezahlung',
    questions: [
      {
        question: 'Ab welcher Menge kann ich bestellen?',
        answer: 'Ab einer Karte. Die Mengen steigen in Stufen bis 5000 Stück, und mit jeder Stufe sinkt der Stückpreis.',
      },
      {
        question: 'Kann ich auf Rechnung kaufen?',
        answer: {
          de: 'Ja, ab einem Warenwert von 25 €. Außerdem möglich sind PayPal, Kreditkarte, Lastschrift und Klarna.',
          at: 'Ja, ab einem Warenwert von 25 €. Außerdem möglich sind PayPal, Kreditkarte, Lastschrift und Klarna.',
          ch: 'Ja, ab einem Warenwert von 25 CHF. Ausserdem möglich sind PayPal, Kreditkarte, Lastschrift und Klarna.',
        },
      },
      {
        question: 'Sind die Preise inklusive Steuer?',
        answer: {
          de: 'Ja, alle Preise enthalten die Mehrwertsteuer. Der Versand kommt hinzu.',
          at: 'Ja, alle Preise enthalten die Umsatzsteuer. Der Versand kommt hinzu.',
          ch: 'Ja, alle Preise sind in Franken und enthalten die MWST. Der Versand kommt hinzu.',
        },
      },
      {
        question: 'Wie bekomme ich den Gutschein über 5 €?',
        answer: {
          de: 'Mit der Anmeldung zum [Newsletter](story:anlass/newsletter). Sie bestätigen einen Link in der E-Mail, danach kommt der Gutschein über 5 € für die erste Bestellung. Was ein Gutschein wert ist, sehen Sie [hier](story:anlass/gutscheine). Abmelden können Sie sich jederzeit.',
          ch: 'Mit der Anmeldung zum [Newsletter](story:anlass/newsletter). Sie bestätigen einen Link in der E-Mail, danach kommt der Gutschein im Wert von 5 Euro für die erste Bestellung. Was ein Gutschein wert ist, sehen Sie [hier](story:anlass/gutscheine). Abmelden können Sie sich jederzeit.',
        },
      },
      {
        question: 'Kann ich eine Bestellung noch ändern?',
        answer: 'Solange sie nicht im Druck ist. Rufen Sie uns an, das geht am schnellsten: Montag bis Freitag von 08 bis 17 Uhr.',
      },
    ],
  },
  {
    anchor: 'gestaltung',
    title: 'Gestaltung und Daten',
    questions: [
      {
        question: 'Welche Auflösung brauchen meine Bilder?',
        answer:
          'Für eine Kartenseite in A6 mindestens 1800 Bildpunkte an der langen Seite. Schicken Sie Originale, nicht die verkleinerte Fassung aus dem Messenger.',
      },
      {
        question: 'Prüft jemand meinen Text?',
        answer:
          'Ja. Wir achten auf Tippfehler, auf Wochentag und Datum und darauf, dass nichts zu nah am Rand steht. Wenn etwas auffällt, fragen wir nach, bevor gedruckt wird.',
      },
      {
        question: 'Kann ich ein eigenes Design drucken lassen?',
        answer: 'Ja, mit unseren [Blankodesigns](story:anlass/blankodesign/occasion). Maße, Beschnitt und Farbraum stehen dort.',
      },
      {
        question: 'Wie kommen die Namen auf Karten und Umschläge?',
        answer:
          'Über eine Liste am Bildschirm oder eine Excel-Datei, die Sie herunterladen, ausfüllen und wieder hochladen. Näheres unter [Namen hochladen](story:anlass/namen).',
      },
      {
        question: 'Was ist das Gästeportal?',
        answer:
          'Eine kostenlose Seite für Ihre Gäste, zu der ein QR-Code auf der Karte führt. Dort stehen Ort und Ablauf, und dort wird zugesagt. Näheres unter [Gästeportal](story:anlass/gaesteportal).',
      },
    ],
  },
  {
    anchor: 'versand',
    title: 'Versand und Lieferung',
    questions: [
      {
        question: 'Was kostet der Versand?',
        answer: {
          de: 'Standard 4,99 €, Express ab 12,99 €, Zustellung am Samstag ab 22,99 €. Alle Länder stehen unter [Versand](story:anlass/versand).',
          at: 'Nach Österreich: Standard 5,99 €, Express ab 22,99 €. Alle Länder stehen unter [Versand](story:anlass/versand).',
          ch: 'In die Schweiz: Standard 9,99 CHF, Express ab 34,99 CHF. Alle Länder stehen unter [Versand](story:anlass/versand).',
        },
      },
      {
        question: 'Wie lange dauert es?',
        answer:
          'Zwei bis vier Werktage nach Übergabe an den Versand. Mit Express kommen Bestellungen, die vor 11:00 Uhr eingehen, 24 Stunden später an, Montag bis Freitag, in Deutschland auch am Samstag.',
      },
      {
        question: 'In welche Länder liefern Sie?',
        answer: 'Deutschland, Österreich, Schweiz, Liechtenstein, Luxemburg, Frankreich, Italien, Belgien, Niederlande und Spanien.',
      },
      {
        question: 'Warum kommen Bänder in einem eigenen Päckchen?',
        answer: 'Gerollt verknicken sie nicht und drücken keine Spuren in die Karten.',
      },
    ],
  },
]
