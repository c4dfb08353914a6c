import type { ProductType } from '../occasions.ts'

/** What is true of a kind of card whatever the occasion; `{}` is the occasion's phrase. */
export interface ProductTypeCopy {
  /** A sentence on cards that lead to the category. */
  card: string
  intro: string
  formats: string
  paper: string
  deadline: string
  questions: [question: string, answer: string][]
}

export const productTypeCopy: Record<ProductType, ProductTypeCopy> = {
  einladungskarten: {
    card: 'Gefaltet, flach oder als Pocketfold',
    intro: 'Einladungskarten {} gibt es flach, gefaltet und als Pocketfold mit Einlegekarten.',
    formats:
      'Flache Karten in A6 oder DIN lang reichen für Anlass, Zeit und Ort. Faltkarten geben Bild und Text je eine eigene Seite. In die Pocketfold kommen Einleger für Anfahrt, Ablauf und Antwort, sie bleiben auch auf der Pinnwand beisammen.',
    paper:
      'Naturpapier Weiß ist der sichere Griff: matt, 300 g, gut zu beschreiben. Gmund Cotton ist weicher, Leinenstruktur festlicher, Bilderdruck matt richtig für Fotos. Folie in Gold, Roségold oder Silber gibt es auf glatten Papieren.',
    deadline:
      'Rückwärts gerechnet: Antwortfrist minus vier Wochen ist der Tag, an dem die Karten im Kasten liegen sollten. Der Standardversand braucht zwei bis vier Werktage ab der Übergabe.',
    questions: [
      [
        'Kann ich die Einladung vorher in der Hand halten?',
        'Ja. Drei Musterkarten sind kostenlos, auf jedem der zehn Papiere. So geht es: [Musterkarten](story:anlass/musterkarten).',
      ],
      [
        'Werden die Umschläge mit Adressen bedruckt?',
        'Auf Wunsch ja, aus einer Liste oder Tabelle. Die Anleitung steht unter [Namen hochladen](story:anlass/namen).',
      ],
    ],
  },
  'save-the-date-karten': {
    card: 'Der Tag, lange bevor die Einladung kommt',
    intro: 'Save-the-Date-Karten {} sind schlank: ein Datum, ein Ort, zwei Namen. Mehr würde der Einladung vorgreifen.',
    formats:
      'Beliebt sind Postkarten in A6 und schmale Karten in DIN lang. Sie gehen ohne Umschlag durch die Post oder in einem farbigen Umschlag, der beim Sortieren auffällt.',
    paper:
      'Kraft und Recycling passen zu Festen im Freien, Gmund Cotton zu klassischen. Wählt das Papier schon im Blick auf die Einladung, dann gehören beide sichtbar zusammen.',
    deadline:
      'Sechs bis zehn Monate vor dem Fest, bei Terminen in den Ferien früher. Wer erst vier Monate vorher dran ist, schickt gleich die Einladung.',
    questions: [
      [
        'Ist ein Save the Date schon eine Einladung?',
        'Ja, verbindlich: Wer eines bekommt, wird eingeladen. Verschickt es deshalb erst, wenn die Liste feststeht.',
      ],
      ['Muss man darauf antworten?', 'Nein. Erst mit der Einladung kommt die Antwortfrist.'],
    ],
  },
  danksagungskarten: {
    card: 'Ein gedruckter Dank mit Platz für eigene Worte',
    intro: 'Danksagungskarten {} nehmen Schrift und Farbe der ersten Karte auf und lassen Platz für einen Satz von Hand.',
    formats:
      'Eine Faltkarte trägt vorn das Bild und innen den Text. Die Postkarte ist günstiger im Porto und wird eher aufgehängt. Für mehrere Bilder eignet sich das Leporello.',
    paper:
      'Bilder stehen auf Bilderdruck matt am ruhigsten. Soll viel von Hand geschrieben werden, ist Naturpapier Weiß besser: Tinte trocknet darauf in wenigen Sekunden.',
    deadline: 'Üblich sind vier bis acht Wochen nach dem Tag. Später ist nicht falsch, nur seltener.',
    questions: [
      [
        'Wie persönlich muss der Text sein?',
        'Der gedruckte Teil darf für alle gleich sein. Ein handschriftlicher Satz, der das Geschenk oder die Hilfe nennt, macht den Unterschied. Beispiele stehen unter [Texte zum Dank](story:anlass/texte/danksagung).',
      ],
      [
        'Können verschiedene Bilder gedruckt werden?',
        'Ja, jede Fassung als eigene Bestellung, auch als einzelne Karte. Die Mengenstaffel gilt je Fassung.',
      ],
    ],
  },
  glueckwunschkarten: {
    card: 'Vorn ein Bild, innen Platz für Ihre Worte',
    intro: 'Glückwunschkarten {} kommen mit bedruckter Vorderseite und freier Innenseite, einzeln oder als kleiner Vorrat.',
    formats:
      'Faltkarten in A6 passen in C6-Umschläge, quadratische Karten stehen besser auf dem Tisch, kosten aber als Großbrief mehr Porto. Für viele Unterschriften empfiehlt sich A5.',
    paper:
      'Innen zählt, wie das Papier den Stift annimmt. Naturpapier Weiß ist für Füller gemacht, Kraft für Fineliner und weißen Gelstift, Perlmutt nur für wasserfeste Stifte.',
    deadline:
      'Für einen festen Tag planen Sie sechs Werktage ein: zwei bis vier bis zu Ihnen, zwei für die Post zum Empfänger. Eilig geht es mit Express.',
    questions: [
      ['Kann ich innen etwas eindrucken lassen?', 'Ja, vom Namen bis zum ganzen Gedicht. Ohne Angabe bleibt die Innenseite frei.'],
      ['Gibt es einzelne Karten?', 'Ja, ab einer Karte, mit Umschlag in passendem Ton.'],
    ],
  },
  geburtskarten: {
    card: 'Name, Tag und erstes Bild',
    intro: 'Geburtskarten {} sagen allen zugleich, was ihr in der Nacht nur zweien geschrieben habt.',
    formats:
      'Flache Karten in A6 sind schlicht und schnell gelesen. Faltkarten haben innen Platz für Bild und Dank. Das Leporello zeigt die ersten Wochen in vier bis sechs Bildern.',
    paper:
      'Gmund Cotton fühlt sich an wie ein gewaschenes Laken, Naturpapier Weiß hält zarte Farben, Bilderdruck matt zeigt Haut ohne Glanz.',
    deadline:
      'Zwei bis sechs Wochen nach der Geburt ist ein guter Zeitpunkt. Wer Text und Adressen vorher anlegt, braucht danach nur noch Namen und Daten.',
    questions: [
      [
        'Welche Auflösung braucht das Foto?',
        'Für eine Kartenseite in A6 genügen 1800 Bildpunkte an der langen Seite. Das schafft jedes neuere Telefon, wenn das Bild nicht durch einen Messenger gegangen ist.',
      ],
      ['Prüft jemand die Angaben?', 'Ja. Wir lesen Namen, Daten und Wochentage gegen und fragen nach, wenn etwas nicht zusammenpasst.'],
    ],
  },
  trauerkarten: {
    card: 'Die Nachricht, mit Ort und Stunde',
    intro: 'Trauerkarten {} geben den Tod eines Menschen bekannt und laden, wenn gewünscht, zur Trauerfeier ein.',
    formats:
      'Die Faltkarte trägt vorn ein Bild oder einen Vers und innen die Anzeige. Die flache Karte in DIN lang genügt für kurze Texte. Ein dunkler Rand ist auf beiden möglich.',
    paper: 'Naturpapier Weiß und Feinstpapier Elfenbein sind matt und still. Umschläge gibt es mit und ohne grauen Rand.',
    deadline:
      'Zwischen Nachricht und Feier liegen oft nur wenige Tage. Bestellungen vor 11:00 Uhr kommen mit Express 24 Stunden später an, Montag bis Freitag, in Deutschland auch am Samstag.',
    questions: [
      [
        'Helfen Sie beim Text?',
        'Ja, am Telefon und per E-Mail. Wir kennen die üblichen Formen und prüfen Namen, Daten und Reihenfolge der Angehörigen. Verse finden Sie unter [Trauersprüche](story:anlass/texte/trauer).',
      ],
      [
        'Wie viele Karten werden gebraucht?',
        'Meist zwischen 50 und 120. Zählen Sie Haushalte und rechnen Sie zehn hinzu, an die erst später gedacht wird.',
      ],
    ],
  },
  sterbebilder: {
    card: 'Ein Bild und ein Vers zur Erinnerung',
    intro: 'Sterbebilder {} liegen in der Kirche aus und werden im Gebetbuch oder in der Brieftasche aufbewahrt.',
    formats:
      'Üblich ist ein gefaltetes Bild, geschlossen etwa 75 × 110 mm: vorn Foto oder Zeichen, innen Lebensdaten und Gebet. Die flache Form hat zwei Seiten.',
    paper:
      'Bilderdruck matt gibt Porträts ruhig wieder, Naturpapier Weiß eignet sich für Zeichen und Verse. Beide halten in der Brieftasche viele Jahre.',
    deadline:
      'Bestellen Sie am Tag, an dem der Termin der Feier feststeht. Mit Express sind die Bilder am Folgetag bei Ihnen, wenn die Bestellung vor 11:00 Uhr eingeht.',
    questions: [
      [
        'Welches Foto ist geeignet?',
        'Eines, auf dem man den Menschen wiedererkennt, gern im Alltag. Wir stellen es frei und gleichen Helligkeit und Farbe an.',
      ],
      ['Wie viele Sterbebilder braucht man?', 'Die Zahl der erwarteten Gäste plus ein Fünftel, weil einige später darum bitten.'],
    ],
  },
  weihnachtskarten: {
    card: 'Faltkarten mit freier Innenseite',
    intro: 'Weihnachtskarten {} drucken wir gefaltet oder flach, mit eigenem Bild, Logo oder einer Zeichnung aus unserem Atelier.',
    formats:
      'A6 gefaltet ist das klassische Maß. DIN lang wirkt schmaler und passt zu Papiersternen und Zweigen. Quadratische Karten brauchen mehr Porto, stehen aber gut auf dem Fensterbrett.',
    paper:
      'Naturpapier Weiß für Schnee, Kraft für Tannengrün, Perlmutt für einen Schimmer ohne Folie. Gold, Roségold und Silber gibt es auf glatten Papieren.',
    deadline:
      'Mitte November bestellt, bleibt Zeit zum Schreiben. Die letzten Karten sollten um den 18. Dezember zur Post, innerhalb des eigenen Landes.',
    questions: [
      [
        'Können die Anschriften gedruckt werden?',
        'Ja, aus Ihrer Tabelle direkt auf die Umschläge. Wie sie aussehen muss, steht unter [Namen hochladen](story:anlass/namen).',
      ],
      [
        'Gibt es eine Staffel für große Mengen?',
        'Ja, der Stückpreis sinkt in Stufen bis 5000 Karten. Alle Preise verstehen sich inklusive Mehrwertsteuer, der Versand kommt hinzu.',
      ],
    ],
  },
  neujahrskarten: {
    card: 'Der Gruß, der im Januar auffällt',
    intro: 'Neujahrskarten {} kommen, wenn die Weihnachtspost gelesen ist, und bleiben deshalb länger liegen.',
    formats:
      'Flache Karten in A6 und DIN lang genügen für einen Wunsch. Faltkarten nehmen einen Jahresrückblick oder viele Unterschriften auf.',
    paper:
      'Auf nachtblauem Druck leuchtet Silberfolie, auf Naturpapier Weiß wirkt ein einzelnes Zeichen. Recyclingpapier passt zu guten Vorsätzen.',
    deadline:
      'Am 27. Dezember bestellt, sind die Karten mit Standardversand meist vor dem 6. Januar bei Ihnen. Feiertage zählen nicht als Werktage.',
    questions: [
      ['Mit Jahreszahl oder ohne?', 'Mit Jahreszahl wirkt die Karte frischer, ohne lässt sich der Rest im nächsten Jahr verwenden.'],
      ['Gibt es sie als Doppelgruß?', 'Ja, mit „Frohe Weihnachten“ innen und „Gutes neues Jahr“ vorn oder umgekehrt.'],
    ],
  },
  menuekarten: {
    card: 'Gänge, Weine und ein Gruß an den Tisch',
    intro: 'Menükarten {} stehen oder liegen auf jedem Tisch und sagen, worauf man sich freuen darf.',
    formats:
      'Schmal und flach für die Serviette, als Dach gefaltet zum Aufstellen, als Heft mit vier Seiten für lange Abende. Auf runden Tischen sieht man das Dach von allen Seiten.',
    paper:
      'Ab 250 g steht eine Karte von selbst. Leinenstruktur verzeiht Wassertropfen, Naturpapier Weiß sieht am ruhigsten aus, Kraft passt zu Holz und Leinen.',
    deadline:
      'Der richtige Zeitpunkt ist, wenn die Küche das Menü bestätigt hat, am besten zehn Tage vorher. Ändert sich ein Gang, hilft Express.',
    questions: [
      [
        'Wie viele Menükarten brauche ich?',
        'Eine je zwei Gäste oder zwei je runden Tisch. Soll die Karte Andenken sein, dann eine je Gast.',
      ],
      [
        'Wie werden Gerichte geschrieben?',
        'Ohne Anführungszeichen und ohne Abkürzungen, Beilagen in einer zweiten Zeile. Allergene stehen klein am Fuß.',
      ],
    ],
  },
  tischkarten: {
    card: 'Jeder Name einzeln gedruckt',
    intro: 'Tischkarten {} ersparen den Gästen die Suche und den Gastgebern die Fragen.',
    formats: 'Als Dach gefaltet im Maß 85 × 55 mm, flach zum Anlehnen ans Glas oder als Gruppenkarte für einen ganzen Tisch.',
    paper:
      'Feste Papiere ab 280 g bleiben stehen, auch bei offenem Fenster. Dasselbe Papier wie für die Menükarte lässt den Tisch ruhig wirken.',
    deadline:
      'Erst die letzten Zusagen abwarten. Eine Woche vorher bestellt, kommen die Karten mit Standardversand rechtzeitig, kleine Nachzügler mit Express.',
    questions: [
      [
        'Wie kommen die Namen auf die Karten?',
        'Aus einer Liste am Bildschirm oder aus einer Excel-Datei: [Namen hochladen](story:anlass/namen).',
      ],
      [
        'Vorname allein oder ganzer Name?',
        'In der Familie genügt der Vorname, bei doppelten mit Anfangsbuchstaben. Bei gemischten Runden hilft der ganze Name beim Kennenlernen.',
      ],
    ],
  },
  kirchenhefte: {
    card: 'Lieder, Lesungen und Ablauf in einem Heft',
    intro: 'Kirchenhefte {} halten die Feier zusammen: Wer nicht oft in der Kirche ist, weiß, wann er aufsteht und was gesungen wird.',
    formats: 'A5 geheftet mit 4, 8, 12 oder 16 Seiten. Bei acht Seiten passt jedes Lied mit allen Strophen auf eine eigene Seite.',
    paper: 'Der Umschlag aus 250 g, die Seiten aus 120 g Naturpapier: Das Heft bleibt offen liegen und raschelt nicht im Mikrofon.',
    deadline: 'Zwei Wochen vorher steht der Ablauf mit der Pfarrerin oder dem Pfarrer, am Tag danach gehen die Daten in den Druck.',
    questions: [
      [
        'Dürfen wir Liedtexte abdrucken?',
        'Bei Liedern, deren Urheber seit mehr als 70 Jahren tot sind, ja. Bei neueren hilft die Gemeinde, viele haben eine Vereinbarung dafür.',
      ],
      ['Wie viele Hefte brauchen wir?', 'Eines je zwei Personen genügt, dazu einige für Mitwirkende.'],
    ],
  },
  postkarten: {
    card: 'Vorn ein Bild, hinten Platz für den Gruß',
    intro: 'Postkarten {} sind der kürzeste Weg zwischen zwei Küchen: schreiben, Marke drauf, fertig.',
    formats:
      'A6 ist das Standardmaß und das günstigste im Porto. Die Rückseite ist frei, auf Wunsch mit Adresslinien oder gedruckter Anschrift.',
    paper:
      'Mindestens 280 g, damit die Karte in der Sortieranlage nicht knickt. Naturpapier Weiß und Recycling sind auf beiden Seiten gut zu beschreiben.',
    deadline: 'Zwei bis vier Werktage bis zu Ihnen, dann ein bis zwei mit der Post. Mit Express sparen Sie am ersten Abschnitt.',
    questions: [
      ['Reicht der Platz auch für einen gedruckten Text?', 'Ja, auf der linken Hälfte der Rückseite stehen bei 9 Punkt etwa zwölf Zeilen.'],
      ['Welche Stifte halten auf der Vorderseite?', 'Auf ungestrichenem Papier jeder, auf Bilderdruck matt nur wasserfeste.'],
    ],
  },
  geschenkanhaenger: {
    card: 'Mit Loch und Band, gern mit Namen',
    intro: 'Geschenkanhänger {} sagen, für wen und von wem, ohne dass jemand eine Schere sucht.',
    formats: 'Rechteckig, rund oder als Herz, mit vorgestanztem Loch. Namen drucken wir einzeln ein, die Rückseite bleibt frei.',
    paper:
      'Kraft und Recycling sehen zu Packpapier gut aus, Naturpapier Weiß zu farbigem Band. 300 g sind steif genug, um nicht zu knittern.',
    deadline: 'Anhänger wiegen wenig und reisen oft zusammen mit den Karten. Bänder liefern wir getrennt.',
    questions: [
      [
        'Ist das Band dabei?',
        'Ja, ein Stück Baumwollband je Anhänger. Andere Farben stehen unter [Bänder](story:anlass/zubehoer/baender/category).',
      ],
      ['Kann jeder Anhänger einen anderen Namen tragen?', 'Ja, über die Namensliste, auch bei kleinen Mengen.'],
    ],
  },
  aufkleber: {
    card: 'Rund, eckig oder als Herz',
    intro: 'Aufkleber {} verschließen Umschläge, beschriften Gläser und machen aus einer Tüte ein Geschenk.',
    formats: 'Rund mit 40 mm, rechteckig mit 60 × 40 mm oder als Herz. Sie kommen auf Bogen und lassen sich einzeln abziehen.',
    paper: 'Mattes Haftpapier in Weiß oder Kraft. Es lässt sich beschriften, ist aber nicht spülfest.',
    deadline: 'Zusammen mit den Karten bestellt, stimmen Farbe und Schrift überein, und der Versand fällt nur einmal an.',
    questions: [
      ['Worauf halten sie?', 'Auf Papier, Karton, Glas und glattem Holz. Auf Stoff und Wachs halten sie nicht.'],
      ['Wie viele Zeilen passen darauf?', 'Auf 40 mm rund sind es zwei kurze Zeilen, auf dem Rechteck drei bis vier.'],
    ],
  },
  flaschenetiketten: {
    card: 'Für Sekt, Wein, Bier und Limonade',
    intro: 'Flaschenetiketten {} machen aus einem guten Tropfen einen persönlichen.',
    formats:
      'Für Wein und Sekt 90 × 120 mm, für Bier 80 × 60 mm, für kleine Flaschen 60 × 40 mm. Vor der Bestellung den geraden Teil des Glases messen.',
    paper: 'Mattes Etikettenpapier in Weiß oder mit Leinenstruktur. Es bleibt im Kühlschrank glatt und löst sich später in warmem Wasser.',
    deadline: 'Geklebt wird ein bis zwei Tage vorher, auf trockenes Glas bei Zimmertemperatur. Danach darf die Flasche in den Kühlschrank.',
    questions: [
      ['Muss das alte Etikett ab?', 'Am besten ja. Wenn es glatt anliegt und kleiner ist, lässt es sich überkleben.'],
      [
        'Was muss auf das Etikett?',
        'Für ein privates Fest nichts außer dem eigenen Text. Wer verkauft, braucht die vorgeschriebenen Angaben zum Getränk.',
      ],
    ],
  },
  umschlaege: {
    card: 'C6, B6, DIN lang und Quadrat',
    intro: 'Umschläge {} gibt es in vier Formaten, mit gerader oder spitzer Lasche und in sechs Tönen.',
    formats: 'C6 misst 162 × 114 mm, B6 176 × 125 mm, DIN lang 220 × 110 mm. Der quadratische Umschlag richtet sich nach der Karte.',
    paper:
      'Farbiges Naturpapier mit 120 g, durchgefärbt, nicht bedruckt. Kraft ist griffiger, Weiß und Elfenbein nehmen Tinte am besten an.',
    deadline: 'Umschläge sind auf Lager. Werden sie mit Anschriften bedruckt, reisen sie zusammen mit den Karten.',
    questions: [
      ['Was kosten Umschläge?', 'Der Preis richtet sich nach der Größe, alle Preise stehen unter [Umschläge](story:anlass/umschlaege).'],
      [
        'Welcher Umschlag braucht welches Porto?',
        'C6, B6 und DIN lang gehen als Standardbrief durch, solange Gewicht und Dicke stimmen. Quadratische gelten als Großbrief.',
      ],
    ],
  },
  baender: {
    card: 'Baumwolle, Satin und Leinen',
    intro: 'Bänder {} halten Einleger zusammen, schließen Menükarten und hängen am Anhänger.',
    formats: 'Baumwollband mit 5 mm, Satin mit 6 und 10 mm, Leinen mit 15 mm. Wir schneiden auf ganze Meter.',
    paper:
      'Satin glänzt und gleitet, Leinen hält den Knoten von selbst, Baumwolle liegt dazwischen. Auf der Karte sehen Sie die Farbe der Schleife schon vor der Bestellung.',
    deadline:
      'Bänder werden getrennt von den Karten geliefert, damit nichts verknickt. Planen Sie einen Abend zum Binden ein: 50 Schleifen dauern etwa anderthalb Stunden.',
    questions: [
      ['Wie lang muss das Band sein?', 'Für eine einfache Schleife um eine A6-Karte 60 cm, für eine doppelte 90 cm.'],
      [
        'Franst es aus?',
        'Leinen und Baumwolle ja, wenn man gerade schneidet. Schräg geschnitten hält die Kante, bei Satin hilft eine Kerzenflamme in sicherem Abstand.',
      ],
    ],
  },
}
