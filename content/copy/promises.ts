import type { IconName } from '../../schemas/icon.ts'
import type { Words } from './words.ts'

export interface Promise {
  title: string
  text: Words
  icon: IconName
  /** What the dialog says. */
  details: Words
}

const expressHow = 'Bestellen Sie vor 11:00 Uhr, dann sind die Karten 24 Stunden später bei Ihnen, Montag bis Freitag'

/** What the card brand promises on every page. */
export const shopPromises: Promise[] = [
  {
    title: 'Express in 24 Stunden',
    text: 'Bestellt bis 11:00 Uhr, morgen da',
    icon: 'shipping',
    details: {
      de: `${expressHow}. In Deutschland liefern wir mit Zuschlag auch am Samstag. Express kostet ab 12,99 €, die Zustellung am Samstag ab 22,99 €.

Ohne Eile: Der Standardversand kostet 4,99 € und dauert zwei bis vier Werktage, gerechnet ab der Übergabe an den Versand.`,
      at: `${expressHow}. Express nach Österreich kostet ab 22,99 €.

Ohne Eile: Der Standardversand kostet 5,99 € und dauert zwei bis vier Werktage, gerechnet ab der Übergabe an den Versand.`,
      ch: `${expressHow}. Express in die Schweiz kostet ab 34,99 CHF.

Ohne Eile: Der Standardversand kostet 9,99 CHF und dauert zwei bis vier Werktage, gerechnet ab der Übergabe an den Versand.`,
    },
  },
  {
    title: 'Drei Muster kostenlos',
    text: 'Auf dem Papier Ihrer Wahl',
    icon: 'sample',
    details: {
      de: `Suchen Sie drei Karten aus, auf drei verschiedenen Papieren oder alle auf demselben. Wir drucken sie einzeln und schicken sie ohne Kosten. Jede weitere Musterkarte kostet 1,90 €.`,
      at: `Suchen Sie drei Karten aus, auf drei verschiedenen Papieren oder alle auf demselben. Wir drucken sie einzeln und schicken sie gratis nach Österreich. Jede weitere Musterkarte kostet 1,90 €.`,
      ch: `Suchen Sie drei Karten aus, auf drei verschiedenen Papieren oder alle auf demselben. Wir drucken sie einzeln und schicken sie ohne Kosten in die Schweiz. Jede weitere Musterkarte kostet 3,50 CHF.`,
    },
  },
  {
    title: 'Zehn Papiere',
    text: 'Von Baumwolle bis Kraft',
    icon: 'leaf',
    details: `Naturpapier, Baumwolle, Bütten, Leinenstruktur, Recycling, Kraft und vier weitere: Jedes hat einen eigenen Griff und eigene Stärken. Welche Karte auf welchem Papier gut aussieht, steht unter [Papier](story:anlass/papier).`,
  },
  {
    title: 'Gästeportal inklusive',
    text: 'Zusagen über den Code auf der Karte',
    icon: 'calendar',
    details: `Zu jeder Einladung gehört auf Wunsch eine kostenlose Seite für die Gäste. Ein QR-Code auf der Karte führt dorthin: zu Anfahrt, Ablauf und Antwort. Die Zusagen stehen gesammelt in der Gästeliste. [So funktioniert das Gästeportal](story:anlass/gaesteportal).`,
  },
  {
    title: '5k+ Bewertungen',
    text: 'Von Menschen, die bestellt haben',
    icon: 'quality',
    details: `Mehr als fünftausend Kundinnen und Kunden haben uns nach ihrer Bestellung bewertet. Wer sich selbst ein Urteil bilden möchte, nimmt drei [Musterkarten](story:anlass/musterkarten) in die Hand, bevor er bestellt.`,
  },
]
