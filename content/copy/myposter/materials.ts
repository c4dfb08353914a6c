export interface Material {
  slug: string
  name: string
  title: string
  description: string
  card: string
  headline: string
  lead: string
  text: string
  questions: [question: string, answer: string][]
}

/** The twelve materials a picture can be printed on. */
export const materials: Material[] = [
  {
    slug: 'leinwand',
    name: 'Leinwand',
    title: 'Dein Bild auf Leinwand',
    card: 'Gewebe auf Keilrahmen, ohne Glas',
    description:
      'Foto auf Leinwand: gewebte Oberfläche, Keilrahmen aus Holz, bedruckte Kanten. Leicht, matt und ohne Rahmen fertig zum Hängen.',
    headline: 'Leinwand. Weich, matt, sofort an der Wand',
    lead: 'Dein Foto auf gewebtem Stoff, von Hand auf einen Keilrahmen gespannt. Kein Glas, keine Spiegelung, kein Werkzeug außer einem Nagel.',
    text: `## So sieht es aus

Das Gewebe bricht harte Kanten und lässt Haut ruhiger wirken. Feine Schrift verliert darauf, Landschaften und Porträts gewinnen. Die Seiten sind mitbedruckt: Du entscheidest, ob das Motiv weiterläuft, gespiegelt wird oder eine Farbe bekommt.

## Gut zu wissen

Leinwand ist leicht, auch in großen Formaten reicht ein Haken. Entspannt sich der Stoff nach Jahren, spannst du ihn mit den beiliegenden Keilen nach. Staub nimmst du trocken ab.

## Dazu passt

Ein Rahmen mit Schattenfuge: Er lässt einen Spalt um die Leinwand, das Bild scheint zu schweben.`,
    questions: [
      ['Welche Auflösung brauche ich?', 'Für 60 × 40 cm genügen 2400 × 1600 Bildpunkte. Leinwand verzeiht mehr als Glas.'],
      ['Kann sie ins Bad?', 'Besser nicht. Holz und Gewebe mögen keinen Dampf. Nimm dort Alu-Dibond.'],
    ],
  },
  {
    slug: 'poster',
    name: 'Poster',
    title: 'Dein Bild als Poster',
    card: 'Fotopapier, gerollt, schnell getauscht',
    description:
      'Foto als Poster drucken: glänzendes oder mattes Fotopapier, randlos oder mit weißem Rand, gerollt geliefert und bereit für den Rahmen.',
    headline: 'Poster. Schnell gedruckt, schnell getauscht',
    lead: 'Fotopapier, matt oder glänzend, mit Rand oder ohne. Die einfachste Art, ein Bild groß zu machen.',
    text: `## So sieht es aus

Matt ist ruhiger und zeigt keine Fingerabdrücke. Glänzend hat tieferes Schwarz und kräftigere Farben, spiegelt aber gegenüber vom Fenster.

## Gut zu wissen

Poster kommen gerollt in einer stabilen Hülse. Leg sie einen Tag flach unter Bücher, dann liegen sie glatt. Mit weißem Rand wirkt ein Foto kleiner, aber wertiger.

## Dazu passt

Holzrahmen oder Alurahmen mit Passepartout. Ohne Rahmen hält eine Posterleiste.`,
    questions: [
      [
        'Bleichen die Farben aus?',
        'In der prallen Sonne verliert jedes Papier. An einer normalen Wand bleibt dein Poster viele Jahre stabil.',
      ],
      ['Gibt es Wunschformate?', 'Ja, du bestimmst Breite und Höhe selbst.'],
    ],
  },
  {
    slug: 'acrylglas',
    name: 'Acrylglas',
    title: 'Dein Bild hinter Acrylglas',
    card: 'Tiefe Farben hinter klarem Glas',
    description:
      'Foto hinter Acrylglas: brillante Farben, polierte Kanten, verdeckte Aufhängung. Für Wasser, Himmel und alles mit viel Licht.',
    headline: 'Acrylglas. Farbe mit Tiefgang',
    lead: 'Gedruckt hinter klarem Acryl, mit polierten Kanten. Licht fällt hinein, Farben leuchten heraus.',
    text: `## So sieht es aus

Acryl gibt Bildern Tiefe: Wasser wird nass, Schwarz wird schwarz. Gegenüber vom Fenster spiegelt es, an einer Seitenwand nicht.

## Gut zu wissen

Acryl ist leichter als Glas und bricht nicht so leicht, bekommt aber Kratzer. Reinige es mit einem feuchten Mikrofasertuch, ohne Glasreiniger. Die Aufhängung sitzt unsichtbar dahinter, das Bild hält Abstand zur Wand.

## Dazu passt

Nichts. Acrylglas braucht keinen Rahmen.`,
    questions: [
      ['Wie schwer ist es?', 'Deutlich schwerer als Leinwand. Ab 80 × 60 cm nimm zwei Dübel.'],
      ['Geht es ins Bad?', 'Ja, Feuchtigkeit macht Acryl nichts aus.'],
    ],
  },
  {
    slug: 'aludibond',
    name: 'Alu-Dibond',
    title: 'Dein Bild auf Alu-Dibond',
    card: 'Matt, plan und unempfindlich',
    description:
      'Foto auf Alu-Dibond: matte Oberfläche, 3 mm stark, absolut plan und feuchtigkeitsfest. Für Architektur, Schwarz-Weiß und feine Details.',
    headline: 'Alu-Dibond. Scharf bis in den letzten Pixel',
    lead: 'Zwei dünne Bleche, dazwischen ein Kern aus Kunststoff. Matt, plan, leicht und unbeeindruckt von Dampf.',
    text: `## So sieht es aus

Keine Struktur, keine Spiegelung. Linien bleiben Linien, deshalb ist Alu-Dibond das Material für Architektur, Karten und Schwarz-Weiß.

## Gut zu wissen

Die Platte ist 3 mm stark und verzieht sich nicht, auch nicht über der Heizung. Abwischen mit einem feuchten Tuch genügt.

## Dazu passt

Ein Schattenfugenrahmen für Platten, wenn dir die nackte Kante zu sachlich ist.`,
    questions: [
      ['Darf es nach draußen?', 'Unter ein Dach ja. Im vollen Wetter lassen die Farben mit den Jahren nach.'],
      ['Wie hängt es?', 'An Schienen auf der Rückseite, mit etwas Abstand zur Wand.'],
    ],
  },
  {
    slug: 'gallerybond',
    name: 'Gallery-Bond',
    title: 'Dein Bild als Gallery-Bond',
    card: 'Acryl auf Alu, wie in der Galerie',
    description: 'Foto als Gallery-Bond: Acrylglas vor Alu-Dibond, dauerhaft verbunden. Brillant und formstabil, wie es Galerien zeigen.',
    headline: 'Gallery-Bond. Die Galerie zieht ein',
    lead: 'Vorn Acryl, hinten Alu, dazwischen dein Bild. Mehr Brillanz und mehr Halt bekommst du nicht.',
    text: `## So sieht es aus

Die Tiefe von Acryl, die Ruhe von Alu. Farben sind satt, die Fläche bleibt auch in großen Formaten vollkommen plan.

## Gut zu wissen

Der Verbund ist luftdicht, nichts wellt sich. Er ist schwer: Plane ab 90 cm Breite zwei Dübel ein und häng zu zweit.

## Dazu passt

Eine freie Wand und ein Strahler von schräg oben.`,
    questions: [
      [
        'Worin liegt der Unterschied zu Acrylglas?',
        'Die Aluplatte dahinter hält das Bild plan und lichtdicht. Das sieht man vor allem bei großen Formaten.',
      ],
      ['Welche Bilder lohnen sich?', 'Solche mit hoher Auflösung: ab 3000 Bildpunkten an der langen Seite.'],
    ],
  },
  {
    slug: 'echtglas',
    name: 'Echtglas',
    title: 'Dein Bild auf Echtglas',
    card: 'Glas mit Gewicht und grüner Kante',
    description:
      'Foto auf Echtglas: gehärtetes Sicherheitsglas, von hinten bedruckt, kratzfest und leicht zu reinigen. Auch für Küche und Bad.',
    headline: 'Echtglas. Kühl, klar, kratzfest',
    lead: 'Gehärtetes Glas, von hinten bedruckt. Du erkennst es an der grünlichen Kante und am Gewicht.',
    text: `## So sieht es aus

Klar und glänzend, mit einem kühlen Schimmer an den Rändern. Kräftige Farben und Grafik wirken stärker als zarte Töne.

## Gut zu wissen

Glas bekommt kaum Kratzer und lässt sich mit allem reinigen, was du für Fenster nimmst. Es verträgt Dampf, Fett und Zitronensaft. Schwer ist es trotzdem: Zwei Dübel sind Pflicht.

## Dazu passt

Küche, Bad, Flur. Überall, wo ein Tuch öfter vorbeikommt als ein Staubwedel.`,
    questions: [
      [
        'Zerspringt es?',
        'Sicherheitsglas hält Stöße auf die Fläche gut aus. Empfindlich sind die Ecken, also beim Aufhängen nie auf eine stellen.',
      ],
      ['Spiegelt es?', 'Ja. Häng es nicht direkt gegenüber vom Fenster auf.'],
    ],
  },
  {
    slug: 'forexplatte',
    name: 'Forex-Platte',
    title: 'Dein Bild auf Forex',
    card: 'Leichter Hartschaum mit weißer Kante',
    description:
      'Foto auf Forex-Platte: leichter weißer Hartschaum, matt bedruckt, schnell aufgehängt. Für Kinderzimmer, Flur und Ausstellungen.',
    headline: 'Forex. Leicht wie eine Idee',
    lead: 'Eine Platte aus weißem Hartschaum, direkt bedruckt. Leicht genug für Klebestreifen.',
    text: `## So sieht es aus

Matt und freundlich, mit einer weißen Kante, die ein Bild sauber abschließt. Farben sind natürlich, nicht dramatisch.

## Gut zu wissen

Forex wiegt fast nichts und hängt auch an Klebepads. Druckstellen bleiben sichtbar, also nicht auf die Kante stellen. Heizung und pralle Sonne meiden.

## Dazu passt

Serien: drei gleich große Platten nebeneinander, mit zwei Fingern Abstand.`,
    questions: [
      ['Hält es im Kinderzimmer?', 'Ja, und wenn es herunterfällt, passiert nichts.'],
      ['Kann ich es selbst zuschneiden?', 'Mit einem scharfen Cutter und Metalllineal geht das. Sauberer machen wir es.'],
    ],
  },
  {
    slug: 'pvcplane',
    name: 'PVC-Plane',
    title: 'Dein Bild auf PVC-Plane',
    card: 'Mit Ösen, für Zaun, Feier und Balkon',
    description:
      'Foto auf PVC-Plane: wetterfest, mit Saum und Ösen, für Gartenzaun, Balkon, Geburtstag und Vereinsfest. Abwaschbar und faltbar.',
    headline: 'Plane. Fürs Draußen gemacht',
    lead: 'Reißfest, wetterfest, mit Saum und Ösen. Kabelbinder dran, fertig.',
    text: `## So sieht es aus

Satt und matt, aus der Nähe mit feinem Gewebe. Gemacht zum Ansehen aus drei Metern Entfernung, nicht aus dreißig Zentimetern.

## Gut zu wissen

Die Ösen sitzen im verstärkten Saum. Spann die Plane gleichmäßig, lass bei Wind etwas Luft. Sauber wird sie mit Wasser und Spülmittel, aufbewahrt wird sie gerollt.

## Dazu passt

Jubiläum, Abi, Flohmarkt, Sichtschutz.`,
    questions: [
      ['Wie lange hält sie draußen?', 'Mehrere Sommer. Die Farben lassen auf der Südseite früher nach.'],
      ['Wie groß dürfen Schriften sein?', 'Rechne 3 cm Höhe je 10 m Abstand, dann liest es jeder.'],
    ],
  },
  {
    slug: 'hahnemuehle',
    name: 'Hahnemühle',
    title: 'Dein Bild auf Hahnemühle-Papier',
    card: 'Büttenpapier für Kunstdrucke',
    description:
      'Foto auf Hahnemühle-Papier: Kunstdruck auf mattem Büttenpapier mit Pigmentfarben. Für Zeichnungen, Aquarelle und stille Fotos.',
    headline: 'Hahnemühle. Papier, das man hört',
    lead: 'Schweres, mattes Künstlerpapier, gedruckt mit Pigmentfarben. Leg den Finger auf den Rand, und du verstehst den Preis.',
    text: `## So sieht es aus

Keine Spiegelung, feine Übergänge, warmes Weiß. Zeichnungen und Aquarelle sehen aus wie das Original, Schwarz-Weiß-Fotos wie aus dem Labor.

## Gut zu wissen

Pigmentfarben halten sehr lange, wenn das Papier hinter Glas hängt. Fass es nur am Rand an: Fett von Fingern bleibt.

## Dazu passt

Holzrahmen, Passepartout in Weiß, viel Wand.`,
    questions: [
      ['Brauche ich einen Rahmen?', 'Ja. Das Papier ist offenporig und soll geschützt hängen.'],
      ['Welche Bilder eignen sich?', 'Alles mit feinen Tonwerten. Grelle Farben zeigt Fotopapier kräftiger.'],
    ],
  },
  {
    slug: 'fototapete',
    name: 'Fototapete',
    title: 'Deine Fototapete',
    card: 'Ein Bild, so groß wie die Wand',
    description:
      'Fototapete nach Maß: dein Bild auf Vlies, in Bahnen gedruckt, mit Überstand zum Anpassen. Kleister auf die Wand, Bahn ansetzen.',
    headline: 'Fototapete. Die Wand ist das Bild',
    lead: 'Dein Motiv auf Vlies, auf den Zentimeter nach deinem Maß. Geliefert in nummerierten Bahnen.',
    text: `## So sieht es aus

Matt, ohne Struktur, von Ecke zu Ecke. Such ein Bild mit ruhigen Flächen: Was am Bildschirm spannend ist, wird auf vier Metern schnell laut.

## Gut zu wissen

Miss die Wand an drei Stellen und nimm jeweils das größte Maß, dazu 5 cm Überstand. Der Kleister kommt auf die Wand, die Bahn trocken darauf. Zu zweit schaffst du eine Wand an einem Nachmittag.

## Dazu passt

Wenig davor. Ein Sofa, eine Lampe, Schluss.`,
    questions: [
      ['Wie groß muss meine Datei sein?', 'Für 3 m Breite mindestens 6000 Bildpunkte. Weiche Motive kommen mit weniger aus.'],
      ['Geht sie wieder ab?', 'Ja, Vlies lässt sich trocken in ganzen Bahnen abziehen.'],
    ],
  },
  {
    slug: 'klebefolie',
    name: 'Klebefolie',
    title: 'Dein Bild auf Klebefolie',
    card: 'Für Türen, Möbel und glatte Wände',
    description:
      'Foto auf Klebefolie: selbstklebend, blasenarm, ablösbar. Für Türen, Schränke, Glas und glatte Wände, auf Maß geschnitten.',
    headline: 'Klebefolie. Abziehen, anlegen, fertig',
    lead: 'Selbstklebend und auf Maß geschnitten. Macht aus einer Schranktür ein Bild.',
    text: `## So sieht es aus

Seidenmatt und glatt. Die Folie zeigt, was darunter ist: Eine Raufasertapete bleibt eine Raufasertapete.

## Gut zu wissen

Reinige den Untergrund von Fett und Staub. Zieh zuerst nur 10 cm vom Träger ab, setz gerade an und streich mit der Rakel von der Mitte nach außen. Frische Wandfarbe muss drei Wochen trocknen.

## Dazu passt

Kühlschrank, Zimmertür, Schreibtisch.`,
    questions: [
      ['Bleiben Reste?', 'Auf Lack und Glas kaum, wenn du sie mit dem Föhn anwärmst und langsam abziehst.'],
      ['Kann ich sie umkleben?', 'In den ersten Minuten ja, danach leidet die Klebkraft.'],
    ],
  },
  {
    slug: 'backlitfolie',
    name: 'Backlitfolie',
    title: 'Dein Bild auf Backlitfolie',
    card: 'Für Leuchtrahmen und Lichtkästen',
    description:
      'Foto auf Backlitfolie: durchscheinend, gleichmäßig streuend, gemacht für Leuchtrahmen und Lichtkästen. Tags Bild, abends Lampe.',
    headline: 'Backlit. Bild am Tag, Licht am Abend',
    lead: 'Eine Folie, die Licht streut, statt es durchzulassen. Dahinter eine Lampe, davor dein Motiv.',
    text: `## So sieht es aus

Ausgeschaltet matt und etwas blass, eingeschaltet kräftig und tief. Städte bei Nacht, Polarlicht, Blätter im Gegenlicht: Alles, was selbst leuchtet, gewinnt.

## Gut zu wissen

Die Folie passt in Leuchtrahmen und Lichtkästen. Nimm kaltweißes Licht für Blau und Grün, warmweißes für Haut und Holz. Gedruckt wird mit mehr Farbe als auf Papier.

## Dazu passt

Ein dimmbarer Leuchtrahmen. Und ein Stecker in der Nähe.`,
    questions: [
      ['Kann ich die Folie später wechseln?', 'Ja, sie wird nur eingelegt. Ein Rahmen, viele Bilder.'],
      ['Wirkt sie auch ohne Licht?', 'Als Bild ja, aber schwächer. Für Räume ohne Strom nimm Poster oder Alu-Dibond.'],
    ],
  },
]
