import type { Words } from '../words.ts'

const how = `## So rechnen Sie die Zeit

**Standard:** zwei bis vier Werktage nach Übergabe an den Versand. Samstage, Sonntage und Feiertage zählen nicht.

**Express:** Bestellungen, die vor 11:00 Uhr eingehen, sind 24 Stunden später bei Ihnen, von Montag bis Freitag. Maßgeblich ist die Uhrzeit in Berlin.`

const parcels = `## Verpackt wird flach

Karten liegen in einem festen Karton, nach Sorten getrennt und mit Seidenpapier dazwischen. Umschläge kommen im selben Paket, Bänder getrennt, damit sie nichts eindrücken. Musterkarten gehen als Brief und passen in jeden Kasten.

## Wenn etwas nicht stimmt

Kommt ein Paket beschädigt an, fotografieren Sie es, bevor Sie es ganz auspacken, und schreiben Sie uns am selben Tag. Wir drucken nach, was gelitten hat.`

const elsewhere = `## Weitere Länder

Wir liefern nach Deutschland, Österreich, in die Schweiz, nach Liechtenstein, Luxemburg, Frankreich, Italien, Belgien, in die Niederlande und nach Spanien. Den Preis für Länder ohne Angabe auf dieser Seite nennt der Warenkorb oder unser Kundenservice.`

const germany = `### Deutschland

| Versandart | Preis | Ankunft |
| Standard | 4,99 € | 2 bis 4 Werktage |
| Express | ab 12,99 € | 24 Stunden, Montag bis Freitag |
| Express am Samstag | ab 22,99 € | am Samstag |`

const austria = `### Österreich

| Versandart | Preis | Ankunft |
| Standard | 5,99 € | 2 bis 4 Werktage |
| Express | ab 22,99 € | 24 Stunden, Montag bis Freitag |`

const switzerland = `### Schweiz

| Versandart | Preis | Ankunft |
| Standard | 9,99 CHF | 2 bis 4 Werktage |
| Express | ab 34,99 CHF | 24 Stunden, Montag bis Freitag |`

const all = (...tables: string[]) => [how, '## Preise in unseren Nachbarländern', ...tables, elsewhere, parcels].join('\n\n')

/** How long shipping takes, and what it costs in the other countries; the prices of the country itself come from the shop. */
export const shippingText: Words = {
  de: all(austria, switzerland, 'Die Zustellung am Samstag gibt es nur in Deutschland.'),
  at: all(germany, switzerland, 'Die Zustellung am Samstag gibt es nur in Deutschland.'),
  ch: all(germany, austria),
}
