import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'
import { geburtstagAb50 } from './geburtstag-ab-50.ts'
import { geburtstagBis40 } from './geburtstag-bis-40.ts'

export const geburtstag = {
  geburtstag: {
    phrase: 'zum Geburtstag',
    title: 'Geburtstagskarten und Einladungen',
    description:
      'Einladungen, Glückwünsche, Menükarten, Tischkarten und Dank zum Geburtstag: von der ersten Kerze bis zur neunzigsten, auf zehn Papieren.',
    card: 'Von der ersten Kerze bis zur neunzigsten',
    headline: 'Ein Jahr mehr, ein Grund mehr',
    lead: 'Am See, im Wirtshaus oder am langen Tisch im Garten: Die Einladung verrät, was für ein Fest es wird, bevor jemand den Ort liest.',
    adviceTitle: 'Was eine gute Einladung klärt',
    advice: `### Fünf Angaben

Anlass, Tag, Beginn, Ort und Antwort bis wann. Alles andere ist Zugabe. Wer den Wochentag dazuschreibt, erspart den Gästen den Blick in den Kalender und sich selbst einen Fehler im Datum.

### Der Ton

Für ein Gartenfest genügt eine Zeile: „Es gibt Würste, Salat und Musik, bitte bringt Jacken mit.“ Für ein Essen mit Platzkarten darf es förmlicher sein. Hinweise zur Kleidung gehören nur dazu, wenn sie jemanden vor Verlegenheit bewahren.

### Der Zeitpunkt

Runde Geburtstage: acht Wochen vorher. Kleine Feste: drei bis vier. Kindergeburtstage: zwei Wochen, mehr behält niemand.`,
    questions: [
      [
        'Wie verschickt man Einladungen zu einer Überraschungsfeier?',
        'Drucken Sie „Bitte nicht verraten“ auf die Vorderseite und nennen Sie eine Telefonnummer, die nicht im gemeinsamen Haushalt klingelt.',
      ],
      [
        'Welche Karten lassen sich gut beschreiben?',
        'Naturpapier, Recycling und Kraft nehmen Füller und Kugelschreiber gut an. Auf Perlmutt hält nur ein wasserfester Stift.',
      ],
      ['Gibt es Mindestmengen?', 'Nein, Sie bestellen ab einer Karte. Ab größeren Mengen sinkt der Stückpreis in Stufen bis 5000 Stück.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Anlass, Wochentag, Beginn, Ort und Antwort bis wann.',
      danksagungskarten: 'Mit einem Bild vom Fest, bevor die Lampions abgehängt sind.',
      menuekarten: 'Für den langen Tisch, mit den Weinen rechts neben den Gängen.',
      tischkarten: 'Für gemischte Runden, in denen sich nicht alle kennen.',
      glueckwunschkarten: 'Innen frei, auf einem Papier, das den Füller mag.',
    },
    designs: [
      ['Konfetti'],
      ['Gretas Torte'],
      ['Drei Kerzen', 'glueckwunschkarten'],
      ['Fest am See'],
      ['Lavendel', 'glueckwunschkarten'],
      ['Auf dein Wohl'],
      ['Roter Stern'],
    ],
  },
  ...geburtstagBis40,
  ...geburtstagAb50,
  'geburtstag/kindergeburtstag': {
    phrase: 'zum Kindergeburtstag',
    title: 'Einladungen zum Kindergeburtstag',
    description: 'Einladungen, Dank und Anhänger zum Kindergeburtstag: Bär, Fuchs und Segelboot, stabil genug für den Schulranzen.',
    card: 'Mit Bär, Fuchs und Segelboot',
    headline: 'Kuchen um drei, Schatzsuche um vier',
    lead: 'Die Einladung reist im Ranzen, liegt unter dem Turnbeutel und muss trotzdem lesbar ankommen. Deshalb drucken wir sie auf festem Karton.',
    adviceTitle: 'Was Eltern wissen müssen',
    advice: `Beginn, Ende, Adresse, Telefonnummer: Das ist die ganze Pflicht. Dazu, was die Kinder mitbringen sollen, von Gummistiefeln bis Badezeug, und ob es Abendessen gibt. Fragen Sie nach Allergien, mit einer Zeile zum Ankreuzen und Abtrennen.

Laden Sie so viele Kinder ein, wie das Geburtstagskind alt wird, plus eines. Verteilen Sie die Karten nicht vor der ganzen Klasse, wenn nicht alle eine bekommen.

Auf die Mitgebseltüte passt ein Geschenkanhänger mit dem Namen des Gastes. So nimmt jedes Kind die richtige mit nach Hause.`,
    questions: [
      [
        'Ist das Papier unempfindlich?',
        'Bilderdruck matt mit 300 g verträgt Kinderhände am besten. Kraftpapier sieht auch mit Eselsohren gut aus.',
      ],
      [
        'Können die Namen der Kinder eingedruckt werden?',
        'Ja, jede Karte mit eigenem Namen. Acht Namen tragen Sie einfach in der [Listenansicht](story:anlass/namen) ein.',
      ],
      [
        'Ab wann kann ein Kind die Karte selbst gestalten?',
        'Ab etwa sieben. Eine Zeichnung mit schwarzem Filzstift lässt sich fotografieren und auf die Vorderseite setzen.',
      ],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Fest genug für den Ranzen, mit Beginn, Ende und Telefonnummer.',
      danksagungskarten: 'Zum Ausmalen und Unterschreiben, mit einem Bild von der Schatzsuche.',
      geschenkanhaenger: 'Mit dem Namen jedes Gastes, für die Tüte zum Mitnehmen.',
    },
    designs: [['Bärenfest'], ['Waldparty'], ['Käpt’n Ben']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
