import { bibleNote, type TextCopy } from './text-copy.ts'

export const glaube = {
  taufe: {
    title: 'Taufsprüche und Texte zur Taufe',
    description: 'Taufsprüche mit Stellenangabe, Liedstrophen und kurze Texte für Einladung, Patenbitte und Dank zur Taufe.',
    family: 'glaube',
    intro: `Der Taufspruch begleitet ein Kind ein Leben lang. Lesen Sie ihn laut, mit dem Namen davor: So merkt man schnell, welcher passt. ${bibleNote}`,
    groups: [
      {
        title: 'Behütet und gerufen',
        quotes: [
          ['Denn er hat seinen Engeln befohlen über dir, dass sie dich behüten auf allen deinen Wegen.', 'Psalm 91,11'],
          ['Fürchte dich nicht, denn ich habe dich erlöst; ich habe dich bei deinem Namen gerufen; du bist mein!', 'Jesaja 43,1'],
          ['Der HERR behüte deinen Ausgang und Eingang von nun an bis in Ewigkeit.', 'Psalm 121,8'],
          ['Der HERR segne dich und behüte dich; der HERR lasse sein Angesicht leuchten über dir und sei dir gnädig.', '4. Mose 6,24–25'],
          ['Ich habe dich je und je geliebt; darum habe ich dich zu mir gezogen aus lauter Güte.', 'Jeremia 31,3'],
          ['Ich will dich segnen …, und du sollst ein Segen sein.', 'nach 1. Mose 12,2'],
          ['Lasset die Kindlein zu mir kommen und wehret ihnen nicht; denn solcher ist das Reich Gottes.', 'Markus 10,14'],
          ['Siehe, ich bin bei euch alle Tage bis an der Welt Ende.', 'Matthäus 28,20'],
        ],
      },
      {
        title: 'Licht und Weg',
        quotes: [
          [
            'Ich bin das Licht der Welt; wer mir nachfolgt, der wird nicht wandeln in der Finsternis, sondern wird das Licht des Lebens haben.',
            'Johannes 8,12',
          ],
          ['Dein Wort ist meines Fußes Leuchte und ein Licht auf meinem Wege.', 'Psalm 119,105'],
          ['Denn bei dir ist die Quelle des Lebens, und in deinem Licht sehen wir das Licht.', 'Psalm 36,10'],
          ['Der HERR ist mein Hirte; mir wird nichts mangeln.', 'Psalm 23,1'],
          ['Du tust mir kund den Weg zum Leben.', 'Psalm 16,11'],
          ['Befiehl dem HERRN deine Wege und hoffe auf ihn; er wird’s wohl machen.', 'Psalm 37,5'],
          ['Siehe, Kinder sind eine Gabe des HERRN.', 'Psalm 127,3'],
          ['Ich danke dir dafür, dass ich wunderbar gemacht bin; wunderbar sind deine Werke.', 'Psalm 139,14'],
          ['Gott ist die Liebe; und wer in der Liebe bleibt, der bleibt in Gott und Gott in ihm.', '1. Johannes 4,16'],
        ],
      },
      {
        title: 'Aus Liedern und Gedichten',
        quotes: [
          [
            'Weißt du, wie viel Sternlein stehen / an dem blauen Himmelszelt? / Weißt du, wie viel Wolken gehen / weithin über alle Welt?',
            'Wilhelm Hey',
          ],
          [
            'Mir ist, als ob ich die Hände / aufs Haupt dir legen sollt, / betend, dass Gott dich erhalte / so rein und schön und hold.',
            'Heinrich Heine',
          ],
          ['Wo Kinder sind, da ist ein goldnes Zeitalter.', 'Novalis, Blüthenstaub'],
        ],
      },
    ],
    own: [
      {
        title: 'Für die Einladung',
        lines: [
          'Wir lassen Johann taufen und freuen uns, wenn Sie dabei sind: am Ostermontag um zehn Uhr in St. Marien.',
          'Ein Name, ein Tropfen Wasser, ein Fest. Kommt ihr?',
        ],
      },
      {
        title: 'An die Paten',
        lines: [
          'Möchtest du Patin werden? Du wärst die Erste, die sie anrufen darf, wenn sie mit uns nicht mehr redet.',
          'Wir suchen jemanden, der zuhört, mitgeht und Geburtstage nicht vergisst. Wir haben an dich gedacht.',
        ],
      },
    ],
    next: { slug: 'anlass/taufe/einladungskarten/category', words: 'Einladungskarten zur Taufe' },
  },
  kommunion: {
    title: 'Texte und Sprüche zur Kommunion',
    description: 'Bibelworte von Brot, Weinstock und Licht, Liedzeilen und kurze Texte für Einladung und Dank zur Erstkommunion.',
    family: 'glaube',
    intro: `Viele Gemeinden stellen die Erstkommunion unter ein Wort. Wenn Sie es auf die Karte nehmen, gehören Einladung und Gottesdienst zusammen. ${bibleNote} In katholischen Gemeinden ist die Einheitsübersetzung üblich.`,
    groups: [
      {
        title: 'Brot und Weinstock',
        quotes: [
          [
            'Ich bin das Brot des Lebens. Wer zu mir kommt, den wird nicht hungern; und wer an mich glaubt, den wird nimmermehr dürsten.',
            'Johannes 6,35',
          ],
          ['Ich bin der Weinstock, ihr seid die Reben.', 'Johannes 15,5'],
          ['Das ist mein Gebot, dass ihr euch untereinander liebet, gleichwie ich euch liebe.', 'Johannes 15,12'],
          ['Den Frieden lasse ich euch, meinen Frieden gebe ich euch.', 'Johannes 14,27'],
        ],
      },
      {
        title: 'Licht, Weg und Freude',
        quotes: [
          ['Ich bin das Licht der Welt.', 'Johannes 8,12'],
          ['Ich bin der Weg und die Wahrheit und das Leben.', 'Johannes 14,6'],
          ['Siehe, ich bin bei euch alle Tage bis an der Welt Ende.', 'Matthäus 28,20'],
          ['Bittet, so wird euch gegeben; suchet, so werdet ihr finden; klopfet an, so wird euch aufgetan.', 'Matthäus 7,7'],
          ['Freuet euch in dem HERRN allewege! Und abermals sage ich: Freuet euch!', 'Philipper 4,4'],
          ['Dies ist der Tag, den der HERR macht; lasset uns freuen und fröhlich darinnen sein.', 'Psalm 118,24'],
          ['Der HERR ist mein Licht und mein Heil; vor wem sollte ich mich fürchten!', 'Psalm 27,1'],
          ['Der HERR ist mein Hirte; mir wird nichts mangeln.', 'Psalm 23,1'],
          ['Lobe den HERRN, meine Seele, und vergiss nicht, was er dir Gutes getan hat.', 'Psalm 103,2'],
          ['Selig sind die Friedfertigen; denn sie werden Gottes Kinder heißen.', 'Matthäus 5,9'],
        ],
      },
      {
        title: 'Aus Liedern',
        quotes: [
          ['Lobe den Herren, den mächtigen König der Ehren.', 'Joachim Neander'],
          ['Geh aus, mein Herz, und suche Freud / in dieser lieben Sommerzeit / an deines Gottes Gaben.', 'Paul Gerhardt'],
        ],
      },
    ],
    own: [
      {
        title: 'In den Worten des Kindes',
        lines: [
          'Ich gehe zur Erstkommunion und möchte, dass du in der Bank hinter mir sitzt.',
          'Am Weißen Sonntag trage ich eine Kerze und Papas Krawatte. Kommst du?',
        ],
      },
      {
        title: 'Von den Eltern',
        lines: [
          'Wir feiern die Erstkommunion unserer Tochter Magdalena: um zehn Uhr in St. Peter, danach bei uns im Garten.',
          'Bitte sagen Sie uns bis Palmsonntag, ob Sie kommen.',
        ],
      },
      {
        title: 'Für den Dank',
        lines: ['Danke für das Fahrrad. Es ist rot und schneller als das von Leo.', 'Danke für Ihre Glückwünsche zu meiner Erstkommunion.'],
      },
    ],
    next: { slug: 'anlass/kommunion/einladungskarten/category', words: 'Einladungskarten zur Kommunion' },
  },
  konfirmation: {
    title: 'Konfirmationssprüche und Texte',
    description:
      'Konfirmationssprüche mit Stellenangabe, Zitate von Fontane, Ebner-Eschenbach und Claudius, dazu Texte für Einladung und Dank.',
    family: 'glaube',
    intro: `Ein Konfirmationsspruch darf sperrig sein. Er soll nicht nur heute stimmen, sondern auch mit dreißig noch etwas zu sagen haben. ${bibleNote}`,
    groups: [
      {
        title: 'Mut',
        quotes: [
          ['Lass dir nicht grauen und entsetze dich nicht; denn der HERR, dein Gott, ist mit dir in allem, was du tun wirst.', 'Josua 1,9'],
          ['Denn Gott hat uns nicht gegeben den Geist der Furcht, sondern der Kraft und der Liebe und der Zucht.', '2. Timotheus 1,7'],
          ['Mit meinem Gott kann ich über die Mauer springen.', 'nach Psalm 18,30'],
          ['Der HERR ist meines Lebens Kraft; vor wem sollte mir grauen!', 'Psalm 27,1'],
          ['Alle Dinge sind möglich dem, der da glaubt.', 'Markus 9,23'],
          ['Ist Gott für uns, wer mag wider uns sein?', 'Römer 8,31'],
          ['Ich vermag alles durch den, der mich mächtig macht, Christus.', 'Philipper 4,13'],
        ],
      },
      {
        title: 'Weg und Haltung',
        quotes: [
          ['Lass dich nicht das Böse überwinden, sondern überwinde das Böse mit Gutem.', 'Römer 12,21'],
          ['Befiehl dem HERRN deine Wege und hoffe auf ihn; er wird’s wohl machen.', 'Psalm 37,5'],
          ['Seid fröhlich in Hoffnung, geduldig in Trübsal, haltet an am Gebet.', 'Römer 12,12'],
          ['Dein Wort ist meines Fußes Leuchte und ein Licht auf meinem Wege.', 'Psalm 119,105'],
          ['Selig sind die Friedfertigen; denn sie werden Gottes Kinder heißen.', 'Matthäus 5,9'],
          ['Aber die auf den HERRN harren, kriegen neue Kraft, dass sie auffahren mit Flügeln wie Adler.', 'Jesaja 40,31'],
          [
            'Es ist aber der Glaube eine gewisse Zuversicht des, das man hofft, und ein Nichtzweifeln an dem, das man nicht sieht.',
            'Hebräer 11,1',
          ],
          ['Ich hebe meine Augen auf zu den Bergen, von welchen mir Hilfe kommt.', 'Psalm 121,1'],
        ],
      },
      {
        title: 'Ohne Bibelstelle',
        quotes: [
          [
            'Es kann die Ehre dieser Welt / dir keine Ehre geben, / was dich in Wahrheit hebt und hält, / muss in dir selber leben.',
            'Theodor Fontane',
          ],
          ['Sei deines Willens Herr und deines Gewissens Knecht.', 'Marie von Ebner-Eschenbach'],
          ['Wem Gott will rechte Gunst erweisen, / den schickt er in die weite Welt.', 'Joseph von Eichendorff, Der frohe Wandersmann'],
          ['Ein feste Burg ist unser Gott, / ein gute Wehr und Waffen.', 'Martin Luther'],
          ['Unruhig ist unser Herz, bis es Ruhe findet in dir.', 'Augustinus, Bekenntnisse'],
          ['Halt an, wo läufst du hin, der Himmel ist in dir.', 'Angelus Silesius, Cherubinischer Wandersmann'],
        ],
      },
    ],
    own: [
      {
        title: 'Für die Einladung',
        lines: [
          'Ich werde konfirmiert. Den Spruch habe ich selbst ausgesucht, das Hemd meine Mutter.',
          'Kirche um zehn, Essen um zwölf, Reden bitte kurz.',
        ],
      },
      {
        title: 'Für den Dank',
        lines: [
          'Danke für Ihren Umschlag. Ein Teil ist schon im Sparbuch, der andere im Zugticket nach Wien.',
          'Danke, dass ihr da wart, auch die aus der letzten Reihe.',
        ],
      },
    ],
    next: { slug: 'anlass/konfirmation/einladungskarten/category', words: 'Einladungskarten zur Konfirmation' },
  },
  jugendweihe: {
    title: 'Texte und Zitate zur Jugendweihe',
    description:
      'Zitate von Kant, Schiller, Fontane und Ebner-Eschenbach und eigene Texte für Einladung, Glückwunsch und Dank zur Jugendweihe.',
    family: 'feier',
    intro: 'Zur Jugendweihe passen Sätze, die etwas zutrauen. Je kürzer, desto eher werden sie behalten.',
    groups: [
      {
        title: 'Denken und Handeln',
        quotes: [
          ['Habe Mut, dich deines eigenen Verstandes zu bedienen!', 'Immanuel Kant, Was ist Aufklärung?'],
          ['Edel sei der Mensch, / hilfreich und gut!', 'Johann Wolfgang von Goethe, Das Göttliche'],
          ['Es irrt der Mensch, solang er strebt.', 'Johann Wolfgang von Goethe, Faust I'],
          ['Wer immer strebend sich bemüht, / den können wir erlösen.', 'Johann Wolfgang von Goethe, Faust II'],
          ['Was du ererbt von deinen Vätern hast, / erwirb es, um es zu besitzen.', 'Johann Wolfgang von Goethe, Faust I'],
          ['Grau, teurer Freund, ist alle Theorie, / und grün des Lebens goldner Baum.', 'Johann Wolfgang von Goethe, Faust I'],
          ['Nur Beharrung führt zum Ziel, / nur die Fülle führt zur Klarheit.', 'Friedrich Schiller, Spruch des Konfuzius'],
          ['Früh übt sich, was ein Meister werden will.', 'Friedrich Schiller, Wilhelm Tell'],
        ],
      },
      {
        title: 'Eigener Weg',
        quotes: [
          ['Wenn es einen Glauben gibt, der Berge versetzen kann, so ist es der Glaube an die eigene Kraft.', 'Marie von Ebner-Eschenbach'],
          ['Sei deines Willens Herr und deines Gewissens Knecht.', 'Marie von Ebner-Eschenbach'],
          ['Was dich in Wahrheit hebt und hält, / muss in dir selber leben.', 'Theodor Fontane'],
          ['Du sollst der werden, der du bist.', 'Friedrich Nietzsche, Die fröhliche Wissenschaft'],
          [
            'Man muss noch Chaos in sich haben, um einen tanzenden Stern gebären zu können.',
            'Friedrich Nietzsche, Also sprach Zarathustra',
          ],
          ['Wer vom Ziel nicht weiß, / kann den Weg nicht haben.', 'Christian Morgenstern'],
          ['Ich lebe mein Leben in wachsenden Ringen, / die sich über die Dinge ziehn.', 'Rainer Maria Rilke, Das Stunden-Buch'],
          ['Nicht weil es schwer ist, wagen wir es nicht, sondern weil wir es nicht wagen, ist es schwer.', 'Seneca, Briefe an Lucilius'],
          ['Die linden Lüfte sind erwacht … / Nun muss sich alles, alles wenden.', 'Ludwig Uhland, Frühlingsglaube'],
        ],
      },
    ],
    own: [
      {
        title: 'Für die Einladung',
        lines: [
          'Ab jetzt darf ich mitreden. Kommt am 24. April und widersprecht mir.',
          'Feierstunde um elf im Stadttheater, Kaffee ab drei in unserem Garten.',
        ],
      },
      { title: 'Für den Glückwunsch', lines: ['Du darfst jetzt mehr. Und du kannst es auch.', 'Geh los, ruf an, komm wieder.'] },
      {
        title: 'Für den Dank',
        lines: [
          'Danke für gute Worte, dicke Umschläge und keine peinlichen Geschichten.',
          'Danke an alle, die da waren, und an Opa für die Rede.',
        ],
      },
    ],
    next: { slug: 'anlass/jugendweihe/einladungskarten/category', words: 'Einladungskarten zur Jugendweihe' },
  },
} satisfies Record<string, TextCopy>
