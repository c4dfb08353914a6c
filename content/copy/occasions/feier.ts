import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const feier = {
  jugendweihe: {
    phrase: 'zur Jugendweihe',
    title: 'Karten zur Jugendweihe',
    description:
      'Einladungen, Menükarten, Tischkarten und Dank zur Jugendweihe und Jugendfeier: Schwalben, Ballon und klare Schrift in frischen Farben.',
    card: 'Mit Schwalben und Heißluftballon',
    headline: 'Los geht’s',
    lead: 'Die Rede ist gehalten, das Buch überreicht, und draußen warten alle auf den Stufen. Die Einladung gibt den Takt für diesen Tag.',
    adviceTitle: 'Zwischen Feierstunde und Kaffeetafel',
    advice: `Jugendweihen finden meist an Samstagen zwischen Ende März und Juni statt, oft mit mehreren Feierstunden am Tag. Schreiben Sie Saal, Beginn und die Zeit dazu, zu der Plätze eingenommen sein sollen. Für die Feierstunde gibt es häufig nur wenige Karten, für das Fest danach nicht: Trennen Sie beides im Text.

Lassen Sie die Jugendlichen das Design wählen. Schwalben und Ballon sind deutlich, ohne kindlich zu sein, und vertragen kräftige Farben.

Der Dank geht an Gäste, Nachbarn und alle, die einen Umschlag gebracht haben. Sechs Wochen danach ist ein guter Zeitpunkt.`,
    questions: [
      [
        'Heißt es Jugendweihe oder Jugendfeier?',
        'Beides ist üblich. Übernehmen Sie die Bezeichnung des Veranstalters, sie steht in der Anmeldung.',
      ],
      [
        'Was tun, wenn die Uhrzeit noch offen ist?',
        'Laden Sie zunächst mit einer Karte ohne Uhrzeit ein und reichen Sie sie im [Gästeportal](story:anlass/gaesteportal) nach. Der QR-Code auf der Karte bleibt gültig.',
      ],
    ],
    texts: 'jugendweihe',
    kinds: {
      einladungskarten: 'Feierstunde und Fest getrennt genannt, mit Saal und Einlass.',
      danksagungskarten: 'Für Gäste und Nachbarn, sechs Wochen nach der Feierstunde.',
      menuekarten: 'Für Mittagstafel oder Kuchenbuffet, in der Farbe der Einladung.',
      tischkarten: 'Klar gesetzt, mit Schwalbe und dem Namen jedes Gastes.',
    },
    designs: [['Schwalben'], ['Ballonfahrt'], ['Emmis Schwalben']],
  },
  einschulung: {
    phrase: 'zur Einschulung',
    title: 'Karten zur Einschulung',
    description: 'Einladungen, Dank und Aufkleber zur Einschulung: Schultüte, Buntstifte und ABC, fest genug für kleine Hände.',
    card: 'Mit Schultüte, Buntstiften und ABC',
    headline: 'Die Tüte ist größer als das Kind',
    lead: 'Zum ersten Schultag reisen Großeltern und Paten an. Die Einladung sagt ihnen, wann die Aula öffnet und wo der Kuchen steht.',
    adviceTitle: 'Ein Samstag mit festem Ablauf',
    advice: `Der Termin der Einschulungsfeier kommt oft erst vor den Sommerferien von der Schule. Bestellen Sie die Karten gleich danach, dann sind sie vor der Urlaubszeit im Briefkasten.

Schulen vergeben meist zwei bis vier Plätze je Kind. Schreiben Sie deutlich, wer in der Aula dabei ist und wer zum Essen dazukommt. Für die Großen gehört eine Adresse für das Navigationsgerät dazu, für die Kleinen ein Satz in großer Druckschrift.

Namensaufkleber passen auf Hefte, Stiftedose und Schultüte. Wählen Sie eine Schrift, die den Buchstaben der ersten Klasse ähnelt.`,
    questions: [
      ['Halten die Aufkleber auf Brotdosen?', 'Sie sind aus Papier und nicht spülfest. Für Hefte, Mappen und Tüten sind sie richtig.'],
      ['Wann dankt man?', 'In den ersten Schulwochen. Viele Kinder können dann schon selbst unterschreiben.'],
    ],
    kinds: {
      einladungskarten: 'Mit Beginn in der Aula, Zahl der Plätze und dem Ort für den Kuchen.',
      danksagungskarten: 'Vom Schulkind selbst unterschrieben, mit Bild und Tüte.',
      aufkleber: 'Namen in großer Schrift, für Hefte, Mappen und die Schultüte.',
    },
    designs: [['Schultüte'], ['Buntstifte'], ['ABC', 'danksagungskarten']],
  },
  ostern: {
    phrase: 'zu Ostern',
    title: 'Osterkarten, Postkarten und Anhänger',
    description:
      'Osterkarten mit Hase, bemalten Eiern und Tulpe, dazu Postkarten und Anhänger für Nester: Grüße zum Frühling auf Naturpapier.',
    card: 'Mit Hase, Tulpe und bemalten Eiern',
    headline: 'Der erste Gruß nach dem Winter',
    lead: 'Ostern kommt oft überraschend früh. Wer zwei Wochen vorher schreibt, ist mit Sicherheit der Erste im Briefkasten.',
    adviceTitle: 'Frühling auf Papier',
    advice: `Ostersonntag ist der erste Sonntag nach dem ersten Vollmond im Frühling und liegt zwischen dem 22. März und dem 25. April. Karten sollten in der Karwoche ankommen, also spätestens am Montag vor Gründonnerstag im Kasten sein.

Zarte Gelb- und Grüntöne wirken auf warmweißem Naturpapier frisch, auf Kraftpapier verlieren sie. Für religiöse Grüße passt ein schlichter Zweig besser als der Hase.

Anhänger mit Namen machen aus Nestern im Garten gerechte Nester. Ein Loch ist vorgestanzt, ein Band liegt bei.`,
    questions: [
      [
        'Was schreibt man auf eine Osterkarte?',
        'Zum Beispiel: „Frohe Ostern und einen Frühling mit langen Abenden.“ Kurz genügt, das Bild sagt schon das meiste.',
      ],
      ['Gibt es Bastelkarten für Kinder?', 'Unsere [Blankodesigns](story:anlass/blankodesign/occasion) lassen sich bemalen und bekleben.'],
    ],
    kinds: {
      glueckwunschkarten: 'Mit Hase oder Tulpe, in der Karwoche im Briefkasten.',
      postkarten: 'Bemalte Eier vorn, hinten Platz für einen Frühlingsgruß.',
      geschenkanhaenger: 'Mit Namen und Band, damit jedes Nest sein Kind findet.',
    },
    designs: [['Hase und Tulpen'], ['Bemalte Eier', 'postkarten'], ['Tulpe']],
  },
  halloween: {
    phrase: 'zu Halloween',
    title: 'Einladungen und Aufkleber zu Halloween',
    description:
      'Einladungen und Aufkleber zu Halloween: Kürbis, Fledermäuse und kleine Gespenster auf Schwarz und Lila, für Kinder und Erwachsene.',
    card: 'Kürbis, Fledermaus, kleines Gespenst',
    headline: 'Am 31. Oktober klingelt es',
    lead: 'Eine schwarze Karte mit orangem Druck, eine Uhrzeit nach Sonnenuntergang und die Frage, wer sich traut.',
    adviceTitle: 'Gruselig, aber lesbar',
    advice: `Der 31. Oktober liegt in vielen Gegenden in den Herbstferien. Drei Wochen Vorlauf helfen, weil Familien erst einmal nachsehen müssen, ob sie da sind.

Auf Schwarz braucht Schrift Größe: mindestens 9 Punkt, keine Haarlinien. Wir drucken den Grund satt und setzen die Rückseite hell, damit Sie darauf schreiben können.

Schreiben Sie, wie gruselig es wird. „Ab sechs Jahren, Taschenlampe mitbringen“ sagt alles. Aufkleber verschließen die Tüten für alle, die an der Tür klingeln.`,
    questions: [
      ['Welcher Umschlag passt zu schwarzen Karten?', 'Kraft. Er ist griffig, gut zu beschriften und sieht nach Laub aus.'],
      ['Lassen sich Aufkleber wieder lösen?', 'Von Papier nicht ohne Spuren, von Glas mit etwas warmem Wasser.'],
    ],
    kinds: {
      einladungskarten: 'Auf Schwarz gedruckt, mit Altersangabe und Taschenlampenhinweis.',
      aufkleber: 'Zum Verschließen der Tüten für alle, die klingeln.',
    },
    designs: [['Süßes oder Saures'], ['Fledermausmond'], ['Gruselnacht']],
  },
  oktoberfest: {
    phrase: 'zum Oktoberfest',
    title: 'Einladungen und Menükarten zum Oktoberfest',
    description:
      'Einladungen, Menükarten und Tischkarten zum Oktoberfest: Breze, Maßkrug und Rauten auf Kraftpapier, für Garten, Verein und Betrieb.',
    card: 'Breze, Maßkrug und Rauten',
    headline: 'Auf geht’s',
    lead: 'Bierbank, Blasmusik und eine Breze, die größer ist als der Teller. Diese Karten gibt es mit Rauten, aber ohne Kitsch.',
    adviceTitle: 'Ein Fest unter eigenem Zelt',
    advice: `Das Münchner Oktoberfest beginnt am Samstag nach dem 15. September. Eigene Feste liegen gern zwei Wochen davor oder danach, dann gibt es noch Bänke zu leihen.

Auf die Einladung gehören Anstich, Essen und die Frage nach der Tracht: „Tracht willkommen, nicht Bedingung“ nimmt allen den Druck. Bei Betriebsfesten klären Sie, wer fährt und wann der letzte Bus geht.

Kraftpapier passt zum Thema und verzeiht Fettflecken. Für Menükarten auf der Bierbank empfehlen wir 280 g, damit sie im Wind stehen bleiben.`,
    questions: [
      ['Gibt es Menükarten zum Aufstellen?', 'Ja, als gefaltetes Dach im Format DIN lang. Es steht ohne Halter.'],
      ['Kann man auf Kraftpapier weiß drucken?', 'Weiß als Fläche nicht. Helle Schrift entsteht dort als Aussparung auf dunklem Grund.'],
    ],
    kinds: {
      einladungskarten: 'Mit Anstich, Essen und der Frage nach der Tracht.',
      menuekarten: 'Als Dach gefaltet, auf Kraftpapier, das auch im Wind steht.',
      tischkarten: 'Mit Raute und Namen, für die Reihenfolge auf der Bierbank.',
    },
    designs: [['Breze'], ['Maßkrug'], ['Rauten', 'menuekarten']],
  },
  party: {
    phrase: 'zur Party',
    title: 'Partyeinladungen und Flaschenetiketten',
    description:
      'Einladungen und Flaschenetiketten für Gartenfest, Tanznacht und Grillabend: Discokugel, Sonne und Ballons in satten Farben.',
    card: 'Für Tanznacht, Grillabend und Gartenfest',
    headline: 'Kein Anlass ist auch einer',
    lead: 'Sommerabend, neue Boxen, zu viele Zucchini im Beet: Für ein Fest reicht ein Grund, der auf eine Postkarte passt.',
    adviceTitle: 'Kurz, klar, mit Adresse',
    advice: `Drei Wochen Vorlauf, ein Satz zum Anlass, ein Satz zum Essen. Nennen Sie, was Gäste mitbringen können, und zwar genau: „Salat: A bis K, Nachtisch: L bis Z.“

Die Nachbarn bekommen die gleiche Karte mit einem anderen Text. Wer eingeladen ist, ruft seltener an.

Flaschenetiketten mit Datum sind Einladung, Deko und Andenken zugleich. Messen Sie den geraden Teil der Flasche, meist 8 bis 10 Zentimeter, und kleben Sie auf trockenes, kühles Glas.`,
    questions: [
      ['Halten Etiketten im Eiswasser?', 'Einige Stunden ja. Im schmelzenden Eis über Nacht lösen sich Papieretiketten.'],
      ['Was ist die kleinste Menge?', 'Eine Karte. Etiketten drucken wir auf Bogen, die Stückzahl sehen Sie bei der Bestellung.'],
    ],
    kinds: {
      einladungskarten: 'Ein Satz zum Anlass, einer zum Essen, dazu die Adresse.',
      flaschenetiketten: 'Mit Datum und Motto, für Limonade, Bier und Selbstgekeltertes.',
    },
    designs: [['Tanznacht'], ['Grill und Sonne'], ['Gartenfest']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
