import type { TextCopy } from './text-copy.ts'

export const familie = {
  hochzeit: {
    title: 'Texte und Zitate zur Hochzeit',
    description:
      'Zitate, Trausprüche und fertige Formulierungen für Save the Date, Einladung und Dank zur Hochzeit: von Goethe bis Morgenstern.',
    family: 'hochzeit',
    intro:
      'Ein Zitat braucht Platz um sich. Setzt es allein auf eine Seite, mit dem Namen darunter, und lasst den Rest in euren eigenen Worten.',
    groups: [
      {
        title: 'Aus Gedichten und Briefen',
        quotes: [
          [
            'Und doch, welch Glück, geliebt zu werden! / Und lieben, Götter, welch ein Glück!',
            'Johann Wolfgang von Goethe, Willkommen und Abschied',
          ],
          ['Glücklich allein / ist die Seele, die liebt.', 'Johann Wolfgang von Goethe, Egmont'],
          [
            'Doch alles, was uns anrührt, dich und mich, / nimmt uns zusammen wie ein Bogenstrich, / der aus zwei Saiten eine Stimme zieht.',
            'Rainer Maria Rilke, Liebes-Lied',
          ],
          [
            '… die Liebe, die darin besteht, dass zwei Einsamkeiten einander schützen, grenzen und grüßen.',
            'Rainer Maria Rilke, Briefe an einen jungen Dichter',
          ],
          ['Es war, als hätt der Himmel / die Erde still geküsst.', 'Joseph von Eichendorff, Mondnacht'],
          ['Raum ist in der kleinsten Hütte / für ein glücklich liebend Paar.', 'Friedrich Schiller, Der Jüngling am Bache'],
          ['Drum prüfe, wer sich ewig bindet, / ob sich das Herz zum Herzen findet!', 'Friedrich Schiller, Das Lied von der Glocke'],
          [
            'So komme, was da kommen mag! / So lang du lebest, ist es Tag. / Und geht es in die Welt hinaus, / wo du mir bist, bin ich zu Haus.',
            'Theodor Storm, Trost',
          ],
          ['Du bist die Ruh, / der Friede mild, / die Sehnsucht du / und was sie stillt.', 'Friedrich Rückert'],
          [
            'Du meine Seele, du mein Herz, / du meine Wonn, o du mein Schmerz, / du meine Welt, in der ich lebe, / mein Himmel du, darein ich schwebe.',
            'Friedrich Rückert, Liebesfrühling',
          ],
          [
            'Im wunderschönen Monat Mai, / als alle Knospen sprangen, / da ist in meinem Herzen / die Liebe aufgegangen.',
            'Heinrich Heine, Lyrisches Intermezzo',
          ],
          [
            'Die Liebe hemmet nichts; sie kennt nicht Tür noch Riegel / und dringt durch alles sich; / sie ist ohn Anbeginn, schlug ewig ihre Flügel / und schlägt sie ewiglich.',
            'Matthias Claudius, Die Liebe',
          ],
          ['Soweit die Erde Himmel sein kann, soweit ist sie es in einer glücklichen Ehe.', 'Marie von Ebner-Eschenbach'],
          ['Nicht da ist man daheim, wo man seinen Wohnsitz hat, sondern wo man verstanden wird.', 'Christian Morgenstern, Stufen'],
          ['Ich habe dich so lieb! / Ich würde dir ohne Bedenken / eine Kachel aus meinem Ofen / schenken.', 'Joachim Ringelnatz'],
          ['Du bist min, ich bin din: / des solt du gewis sin.', 'Unbekannt, 12. Jahrhundert'],
        ],
      },
      {
        title: 'Trausprüche',
        quotes: [
          ['Nun aber bleibt Glaube, Hoffnung, Liebe, diese drei; aber die Liebe ist die größte unter ihnen.', '1. Korinther 13,13'],
          ['Wo du hin gehst, da will ich auch hin gehen; wo du bleibst, da bleibe ich auch.', 'Rut 1,16'],
          ['Setze mich wie ein Siegel auf dein Herz und wie ein Siegel auf deinen Arm. Denn Liebe ist stark wie der Tod.', 'Hoheslied 8,6'],
          ['Über alles aber ziehet an die Liebe, die da ist das Band der Vollkommenheit.', 'Kolosser 3,14'],
          ['Gott ist die Liebe; und wer in der Liebe bleibt, der bleibt in Gott und Gott in ihm.', '1. Johannes 4,16'],
          ['Alle eure Dinge lasset in der Liebe geschehen!', '1. Korinther 16,14'],
          ['Ich aber und mein Haus wollen dem HERRN dienen.', 'Josua 24,15'],
        ],
      },
    ],
    own: [
      {
        title: 'Für das Save the Date',
        lines: [
          'Wir sagen Ja, und ihr sollt es hören. Bitte haltet euch den 14. Juni frei.',
          'Noch geheim: das Kleid. Nicht mehr geheim: der Tag.',
          'Ein Datum für euren Kalender, eine Einladung folgt.',
        ],
      },
      {
        title: 'Für die Einladung',
        lines: [
          'Wir heiraten und wünschen uns, dass ihr dabei seid: um 14 Uhr in der Kirche, um 17 Uhr am Tisch.',
          'Nach elf Jahren, drei Wohnungen und einer Katze sagen wir Ja.',
          'Bitte gebt uns bis zum 1. Mai Bescheid, ob ihr kommt und was ihr nicht esst.',
        ],
      },
      {
        title: 'Zum Thema Geschenke',
        lines: [
          'Unser Haushalt ist komplett. Wer uns eine Freude machen möchte, füllt unsere Reisekasse.',
          'Statt Blumen bitten wir um einen Baum: Vor Ort steht eine Kasse für unseren Waldgarten.',
          'Euer Kommen ist genug. Wirklich.',
        ],
      },
      {
        title: 'Für den Dank',
        lines: [
          'Ihr habt getanzt, geweint, abgewaschen. Danke für alles drei.',
          'Danke, dass ihr von so weit gekommen und so lange geblieben seid.',
        ],
      },
    ],
    next: { slug: 'anlass/hochzeit/einladungskarten/category', words: 'Einladungskarten zur Hochzeit' },
  },
  geburt: {
    title: 'Sprüche und Texte zur Geburt',
    description:
      'Zitate, Bibelverse und eigene Sätze für Geburtskarten und Danksagungen: von Heine, Novalis und Rilke bis zu kurzen Zeilen von heute.',
    family: 'geburt',
    intro: 'Auf einer Geburtskarte genügt oft der Name. Wenn ein Satz dazukommt, dann einer, den ihr auch in zehn Jahren noch gern lest.',
    groups: [
      {
        title: 'Von Dichterinnen und Dichtern',
        quotes: [
          ['Wo Kinder sind, da ist ein goldnes Zeitalter.', 'Novalis, Blüthenstaub'],
          ['Du bist wie eine Blume, / so hold und schön und rein.', 'Heinrich Heine'],
          [
            'Leise zieht durch mein Gemüt / liebliches Geläute. / Klinge, kleines Frühlingslied, / kling hinaus ins Weite.',
            'Heinrich Heine, Neuer Frühling',
          ],
          ['Weißt du, wie viel Sternlein stehen / an dem blauen Himmelszelt?', 'Wilhelm Hey'],
          [
            'Wie heimlicherweise / ein Engelein leise / mit rosigen Füßen / die Erde betritt, / so nahte der Morgen.',
            'Eduard Mörike, Zum neuen Jahr',
          ],
          [
            'Und lass dir jeden Tag geschehen / so wie ein Kind im Weitergehen / von jedem Wehen / sich viele Blüten schenken lässt.',
            'Rainer Maria Rilke',
          ],
          ['Vater werden ist nicht schwer, / Vater sein dagegen sehr.', 'Wilhelm Busch, Julchen'],
          ['Überall ist Wunderland. / Überall ist Leben.', 'Joachim Ringelnatz, Überall'],
          ['Hier bin ich Mensch, hier darf ich’s sein!', 'Johann Wolfgang von Goethe, Faust I'],
          ['Schläft ein Lied in allen Dingen, / die da träumen fort und fort.', 'Joseph von Eichendorff, Wünschelrute'],
          ['Freude, schöner Götterfunken, / Tochter aus Elysium.', 'Friedrich Schiller, An die Freude'],
        ],
      },
      {
        title: 'Aus der Bibel',
        quotes: [
          ['Siehe, Kinder sind eine Gabe des HERRN.', 'Psalm 127,3'],
          ['Ich danke dir dafür, dass ich wunderbar gemacht bin.', 'Psalm 139,14'],
          ['Denn er hat seinen Engeln befohlen über dir, dass sie dich behüten auf allen deinen Wegen.', 'Psalm 91,11'],
          ['Dies ist der Tag, den der HERR macht; lasset uns freuen und fröhlich darinnen sein.', 'Psalm 118,24'],
        ],
      },
    ],
    own: [
      {
        title: 'Für die Geburtskarte',
        lines: [
          'Da bist du ja.',
          'Seit Dienstag, 4:17 Uhr, sind wir zu dritt.',
          'Jetzt hat das Zimmer am Ende des Flurs einen Namen.',
          'Klein, laut und genau richtig.',
          'Wir sind verliebt, schon wieder.',
          'Unser Sommer dauert dieses Jahr bis in den Winter.',
        ],
      },
      {
        title: 'Von den Geschwistern',
        lines: ['Ich bin jetzt der Große. Gezeichnet: Jakob, drei Jahre.', 'Wir haben geübt, leise zu sein. Es hat nicht geholfen.'],
      },
      {
        title: 'Für den Dank',
        lines: [
          'Danke für die Suppe, die Mütze und dafür, dass ihr nur eine Stunde geblieben seid.',
          'Jedes Päckchen wurde ausgepackt, jeder Gruß vorgelesen.',
          'Sie trägt die Jacke schon, er lächelt noch nicht. Beides kommt von Herzen.',
        ],
      },
    ],
    next: { slug: 'anlass/geburt/geburtskarten/category', words: 'Geburtskarten' },
  },
  danksagung: {
    title: 'Texte zum Dank',
    description:
      'Danksagungen für Geschenke, Hilfe und Gastfreundschaft: kurze Sätze zum Übernehmen und Zitate von Claudius, Dach und Goethe.',
    family: 'liebe',
    intro: 'Ein guter Dank nennt drei Dinge: was es war, was daraus geworden ist und wann man sich wiedersieht.',
    groups: [
      {
        title: 'Zitate',
        quotes: [
          [
            'Ich danke Gott und freue mich / wie’s Kind zur Weihnachtsgabe, / dass ich bin, bin! Und dass ich dich, / schön menschlich Antlitz! habe.',
            'Matthias Claudius, Täglich zu singen',
          ],
          [
            'Der Mensch hat nichts so eigen, / so wohl steht ihm nichts an, / als dass er Treu erzeigen / und Freundschaft halten kann.',
            'Simon Dach, Lied der Freundschaft',
          ],
          ['Doch werdet ihr nie Herz zu Herzen schaffen, / wenn es euch nicht von Herzen geht.', 'Johann Wolfgang von Goethe, Faust I'],
          [
            'Kein Genuss ist vorübergehend; denn der Eindruck, den er zurücklässt, ist bleibend.',
            'Johann Wolfgang von Goethe, Wilhelm Meisters Lehrjahre',
          ],
          ['Schön ist eigentlich alles, was man mit Liebe betrachtet.', 'Christian Morgenstern, Stufen'],
          ['Lobe den HERRN, meine Seele, und vergiss nicht, was er dir Gutes getan hat.', 'Psalm 103,2'],
          ['Einer trage des andern Last, so werdet ihr das Gesetz Christi erfüllen.', 'Galater 6,2'],
        ],
      },
    ],
    own: [
      {
        title: 'Für ein Geschenk',
        lines: [
          'Die Schüssel steht seit Sonntag auf dem Tisch und war noch keinen Tag leer.',
          'Dein Buch ist ausgelesen und liegt schon auf dem nächsten Nachttisch.',
          'Von Ihrem Gutschein haben wir im Garten einen Apfelbaum gepflanzt.',
        ],
      },
      {
        title: 'Für Hilfe',
        lines: [
          'Ohne Ihre Hände wären die Stühle nie rechtzeitig dagestanden. Danke.',
          'Du hast nicht gefragt, was du tun kannst, du hast gespült. Das vergessen wir nicht.',
          'Danke für den Schlüssel, den Hund und die gegossenen Tomaten.',
        ],
      },
      {
        title: 'Für Gastfreundschaft',
        lines: [
          'Wir sind satt, warm und eine Freundschaft reicher nach Hause gefahren.',
          'Danke für das Bett unter dem Dach und den Kaffee um sechs.',
        ],
      },
      {
        title: 'Für alle zugleich',
        lines: [
          'Danke an alle, die gekommen sind, gesungen haben und geblieben sind, bis die Kerzen aus waren.',
          'Über Karten, Blumen und gute Worte haben wir uns sehr gefreut.',
          'Ihre Anteilnahme hat uns getragen.',
          'Spät, aber von Herzen: danke.',
          'Wir sagen danke, und zwar jedem einzeln, sobald wir uns sehen.',
        ],
      },
    ],
    next: { slug: 'anlass/allgemein/danksagungskarten/category', words: 'Danksagungskarten' },
  },
  geburtstag: {
    title: 'Texte und Zitate zum Geburtstag',
    description:
      'Zitate von Keller, Busch, Ringelnatz und Ebner-Eschenbach und kurze Texte für Einladung, Glückwunsch und Dank zum Geburtstag.',
    family: 'geburtstag',
    intro: 'Ein Glückwunsch wird gut, wenn er nur zu einem Menschen passt. Zitate helfen über die erste Zeile, der zweite Satz ist Ihrer.',
    groups: [
      {
        title: 'Heiter',
        quotes: [
          [
            'Ich bin so knallvergnügt erwacht. / Ich klatsche meine Hüften. / Das Wasser lockt. Die Seife lacht. / Es dürstet mich nach Lüften.',
            'Joachim Ringelnatz, Morgenwonne',
          ],
          ['Eins, zwei, drei! Im Sauseschritt / läuft die Zeit; wir laufen mit.', 'Wilhelm Busch, Julchen'],
          ['Rotwein ist für alte Knaben / eine von den besten Gaben.', 'Wilhelm Busch, Abenteuer eines Junggesellen'],
          ['Es ist ein Brauch von alters her: / Wer Sorgen hat, hat auch Likör!', 'Wilhelm Busch, Die fromme Helene'],
          ['Froh schlägt das Herz im Reisekittel, / vorausgesetzt, man hat die Mittel.', 'Wilhelm Busch, Maler Klecksel'],
        ],
      },
      {
        title: 'Mit Blick auf die Jahre',
        quotes: [
          ['Ich lebe mein Leben in wachsenden Ringen, / die sich über die Dinge ziehn.', 'Rainer Maria Rilke, Das Stunden-Buch'],
          ['Trinkt, o Augen, was die Wimper hält, / von dem goldnen Überfluss der Welt!', 'Gottfried Keller, Abendlied'],
          ['Genug ist nicht genug! Gepriesen werde / der Herbst!', 'Conrad Ferdinand Meyer, Fülle'],
          ['Alt werden heißt sehend werden.', 'Marie von Ebner-Eschenbach'],
          ['In der Jugend lernt, im Alter versteht man.', 'Marie von Ebner-Eschenbach'],
          [
            'Willst du immer weiter schweifen? / Sieh, das Gute liegt so nah. / Lerne nur das Glück ergreifen, / denn das Glück ist immer da.',
            'Johann Wolfgang von Goethe, Erinnerung',
          ],
          ['Werd ich zum Augenblicke sagen: / Verweile doch! du bist so schön!', 'Johann Wolfgang von Goethe, Faust I'],
          ['Du musst das Leben nicht verstehen, / dann wird es werden wie ein Fest.', 'Rainer Maria Rilke'],
          ['Der Mensch … ist nur da ganz Mensch, wo er spielt.', 'Friedrich Schiller, Über die ästhetische Erziehung des Menschen'],
          [
            'Man sollte alle Tage wenigstens ein kleines Lied hören, ein gutes Gedicht lesen, ein treffliches Gemälde sehen und, wenn es möglich zu machen wäre, einige vernünftige Worte sprechen.',
            'Johann Wolfgang von Goethe, Wilhelm Meisters Lehrjahre',
          ],
          ['Aus der Jugendzeit, aus der Jugendzeit / klingt ein Lied mir immerdar.', 'Friedrich Rückert'],
          ['Geh aus, mein Herz, und suche Freud / in dieser lieben Sommerzeit.', 'Paul Gerhardt'],
        ],
      },
    ],
    own: [
      {
        title: 'Für die Einladung',
        lines: [
          'Es gibt Würste, Salat und Musik. Bitte bringt Jacken mit, wir bleiben draußen.',
          'Ich werde fünfzig und möchte das nicht allein tun.',
          'Mittags um zwölf, an einem langen Tisch unter der Kastanie.',
        ],
      },
      {
        title: 'Für den Glückwunsch',
        lines: [
          'Bleib, wie du bist, nur öfter hier.',
          'Auf alles, was dieses Jahr zum ersten Mal passiert.',
          'Ich wünsche dir einen Sommer ohne Kalender.',
          'Alles Gute, und danke für dreißig Jahre Nachbarschaft über den Zaun.',
        ],
      },
      {
        title: 'Für den Dank',
        lines: [
          'Danke für die Reden, die ihr gehalten habt, und für die, die ihr gelassen habt.',
          'Ein ganzer Tisch voller Menschen, die ich mag: Das war das Geschenk.',
        ],
      },
    ],
    next: { slug: 'anlass/geburtstag/einladungskarten/category', words: 'Einladungskarten zum Geburtstag' },
  },
} satisfies Record<string, TextCopy>
