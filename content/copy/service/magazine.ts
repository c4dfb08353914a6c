export interface Article {
  key: string
  name: string
  title: string
  description: string
  teaser: string
  card: string
  picture: string
  tone: 'geburt' | 'hochzeit' | 'papier'
  text: string
}

export const articles: Article[] = [
  {
    key: 'geburt',
    name: 'Geburt',
    title: 'Das erste Bild: Neugeborene am Fenster fotografieren',
    description:
      'Licht, Decke, Geduld: wie das Foto für die Geburtskarte zu Hause gelingt, was aufs Bild gehört und wie die Adressliste vorher fertig wird.',
    teaser: 'Für die Geburtskarte braucht es kein Studio. Ein Fenster, eine Decke und zwanzig ruhige Minuten nach dem Stillen genügen.',
    card: 'Wie das Foto für die Geburtskarte zu Hause gelingt',
    picture: 'home/anlass-geburt',
    tone: 'geburt',
    text: `## Das Licht

Stellt euch an ein Fenster ohne direkte Sonne, am besten nach Norden oder am späten Vormittag. Schaltet die Deckenlampe aus, sonst wird die Haut gelb. Das Licht soll von der Seite oder leicht von oben kommen, nie von unten: Dann liegen die Schatten dort, wo man sie gewohnt ist.

## Die Decke

Grobe Muster lenken ab, reines Weiß überstrahlt. Gut sind Leinen, Musselin oder eine Wolldecke in Grau, Sand oder Salbei. Zieht sie glatt und legt ein Handtuch darunter, damit der Kopf etwas höher liegt.

## Der Zeitpunkt

Zwischen dem fünften und dem zehnten Tag schlafen die meisten Kinder noch tief und lassen sich gern einrollen. Nach dem Stillen, frisch gewickelt, in einem warmen Zimmer: So habt ihr zwanzig Minuten. Wird geweint, ist Pause, auch für das Bild.

## Der Ausschnitt

Fotografiert aus der Nähe und auf Augenhöhe. Macht auch Bilder von Händen, Füßen und dem Wirbel am Hinterkopf. Auf der Karte ist ein Fuß in einer großen Hand oft schöner als das ganze Kind in der Tragetasche. Lasst rundum Platz, denn am Rand werden drei Millimeter abgeschnitten.

## Währenddessen: die Adressen

Wer noch wartet, legt die Liste an. Ein Haushalt, eine Zeile, Postleitzahl als Text. Dann fehlen später nur Name, Tag und Gewicht, und die Karten sind unterwegs, bevor der Alltag zurückkommt. Wie die Namen auf die Umschläge kommen, steht unter [Namen hochladen](story:anlass/namen).

Zu den Karten: [Geburtskarten](story:anlass/geburt/geburtskarten/category) und [Sprüche zur Geburt](story:anlass/texte/geburt).`,
  },
  {
    key: 'hochzeit',
    name: 'Hochzeit',
    title: 'Wer bekommt eine Karte? Die Gästeliste in vier Runden',
    description:
      'Eine Gästeliste, die niemanden vergisst und keine Freundschaft kostet: vier Runden, klare Anreden und eine Frist, die hält.',
    teaser: 'Die Gästeliste ist das erste gemeinsame Projekt nach dem Antrag. In vier Runden wird aus hundertvierzig Namen ein Fest.',
    card: 'In vier Runden zur Gästeliste ohne schlechtes Gewissen',
    picture: 'home/anlass-hochzeit',
    tone: 'hochzeit',
    text: `## Runde eins: getrennt schreiben

Jeder schreibt allein auf, wen er dabeihaben möchte, ohne an Tische und Geld zu denken. Zehn Minuten, kein Telefon. Wer auf beiden Listen steht, ist eingeladen.

## Runde zwei: die Eltern fragen

Gebt ihnen eine Zahl, keine offene Frage. „Wir haben acht Plätze für eure Gäste“ ist freundlich und klar. Wer mitbezahlt, darf mitreden, aber nicht allein entscheiden.

## Runde drei: das Jahr zählen

Mit wem habt ihr in den letzten zwölf Monaten gesprochen, und zwar nicht nur zum Geburtstag? Alte Freundschaften dürfen ausgenommen werden, Pflichtgefühl nicht.

## Runde vier: Haushalte statt Köpfe

Macht aus Personen Zeilen. Zu jedem Haushalt gehört eine Karte, und auf der Karte stehen alle, die gemeint sind: „Liebe Nele, lieber Tom, liebe Frida“. Fehlt ein Name, ist die Person nicht eingeladen, und niemand muss anrufen. Für 80 Gäste sind das meist 45 bis 50 Karten.

## Die Begleitung

Wer verheiratet oder lange zusammen ist, wird gemeinsam eingeladen, mit beiden Namen. „Und Begleitung“ schreibt ihr nur, wenn ihr wirklich jede meint.

## Die Frist

Sechs Wochen vor dem Fest, an einem Sonntag. Am Abend darauf ruft ihr alle an, die geschwiegen haben. Mit dem [Gästeportal](story:anlass/gaesteportal) sind es meist nur drei.

Zu den Karten: [Save the Date](story:anlass/hochzeit/save-the-date-karten/category), [Einladungen](story:anlass/hochzeit/einladungskarten/category) und [Tischkarten](story:anlass/hochzeit/tischkarten/category).`,
  },
  {
    key: 'inspiration',
    name: 'Inspiration',
    title: 'Vom Falten: sechs Arten, eine Karte zu öffnen',
    description:
      'Faltkarte, Altarfalz, Leporello, Pocketfold und mehr: was die Falz erzählt, welches Papier sie verträgt und wofür sie sich eignet.',
    teaser: 'Bevor jemand liest, faltet er auf. Wie sich eine Karte öffnet, entscheidet, was zuerst gesehen wird.',
    card: 'Was die Falz erzählt, bevor jemand liest',
    picture: 'home/anlass-papier',
    tone: 'papier',
    text: `## Die einfache Falz

Vier Seiten, eine Kante. Außen die Ankündigung, innen links ein Bild oder Vers, rechts der Text. Sie steht von selbst und verträgt jedes unserer Papiere. Ab 250 g wird vor dem Falten gerillt, damit die Kante glatt bleibt.

## Der Altarfalz

Zwei Flügel öffnen sich zur Mitte. Er passt zu Hochzeit und Kommunion, weil das Öffnen selbst feierlich ist. Die Flügel dürfen nicht ganz aneinanderstoßen: Ein Millimeter Luft verhindert, dass sie sich stauchen.

## Das Leporello

Ein langer Streifen im Zickzack, vier bis acht Seiten. Es erzählt der Reihe nach: die ersten Wochen eines Kindes, die Orte einer Liebe, die Geschichte eines Hauses. Papier mit 250 g ist genug, sonst springt es von selbst auf.

## Die Pocketfold

Eine Tasche für mehrere Karten. Was nicht alle betrifft, bekommt ein eigenes Blatt: Anfahrt, Antwort, Zimmer. Die Einleger sind stufig geschnitten, damit man jeden Titel sieht.

## Der Wickelfalz

Zwei Brüche, beide nach innen. Er spart Platz und passt in DIN lang. Das innere Blatt muss zwei Millimeter schmaler sein als die anderen, sonst wirft es Wellen.

## Gar keine Falz

Eine flache Karte auf schwerem Papier ist das Selbstbewussteste von allem: ein Satz, ein Name, ein Datum. Sie verzeiht keinen überflüssigen Schmuck.

Alle zehn Sorten mit Gewicht und Griff: [Papier](story:anlass/papier).`,
  },
]
