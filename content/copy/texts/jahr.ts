import { bibleNote, type TextCopy } from './text-copy.ts'

export const jahr = {
  trauer: {
    title: 'Trauersprüche und Texte für Trauerkarten',
    description: 'Trauersprüche von Rilke, Eichendorff, Goethe und Uhland, Bibelverse und Formulierungen für Anzeige, Beileid und Dank.',
    family: 'trauer',
    intro: `Ein Vers kann sagen, wofür in diesen Tagen die Worte fehlen. Er soll zu dem Menschen passen, von dem Sie Abschied nehmen, nicht zum Anlass. ${bibleNote}`,
    groups: [
      {
        title: 'Verse und Gedanken',
        quotes: [
          [
            'Und meine Seele spannte / weit ihre Flügel aus, / flog durch die stillen Lande, / als flöge sie nach Haus.',
            'Joseph von Eichendorff, Mondnacht',
          ],
          ['Und doch ist Einer, welcher dieses Fallen / unendlich sanft in seinen Händen hält.', 'Rainer Maria Rilke, Herbst'],
          [
            'Der Tod ist groß. / Wir sind die Seinen / lachenden Munds. / Wenn wir uns mitten im Leben meinen, / wagt er zu weinen / mitten in uns.',
            'Rainer Maria Rilke, Schlussstück',
          ],
          ['Über allen Gipfeln / ist Ruh, / in allen Wipfeln / spürest du / kaum einen Hauch.', 'Johann Wolfgang von Goethe, Ein Gleiches'],
          [
            'Du kamst, du gingst mit leiser Spur, / ein flücht’ger Gast im Erdenland; / woher? wohin? wir wissen nur: / aus Gottes Hand in Gottes Hand.',
            'Ludwig Uhland, Auf den Tod eines Kindes',
          ],
          ['Die Erinnerung ist das einzige Paradies, aus welchem wir nicht getrieben werden können.', 'Jean Paul'],
          ['Wo gehn wir denn hin? Immer nach Hause.', 'Novalis, Heinrich von Ofterdingen'],
          ['Versöhnung ist mitten im Streit und alles Getrennte findet sich wieder.', 'Friedrich Hölderlin, Hyperion'],
          ['Dennoch denk ich / heut und morgen / gern an gestern.', 'Gotthold Ephraim Lessing'],
          ['Ach, sie haben / einen guten Mann begraben, / und mir war er mehr.', 'Matthias Claudius, Bei dem Grabe meines Vaters'],
          [
            'Schließe mir die Augen beide / mit den lieben Händen zu; / geht doch alles, was ich leide, / unter deiner Hand zur Ruh.',
            'Theodor Storm',
          ],
          ['O Stern und Blume, Geist und Kleid, / Lieb, Leid und Zeit und Ewigkeit!', 'Clemens Brentano'],
          [
            'Tröste dich, die Stunden eilen, / und was all dich drücken mag, / auch das Schlimmste kann nicht weilen, / und es kommt ein andrer Tag.',
            'Theodor Fontane, Trost',
          ],
          ['Befiehl du deine Wege / und was dein Herze kränkt / der allertreusten Pflege / des, der den Himmel lenkt.', 'Paul Gerhardt'],
        ],
      },
      {
        title: 'Aus der Bibel',
        quotes: [
          ['Und ob ich schon wanderte im finstern Tal, fürchte ich kein Unglück; denn du bist bei mir.', 'Psalm 23,4'],
          ['Ich bin die Auferstehung und das Leben. Wer an mich glaubt, der wird leben, ob er gleich stürbe.', 'Johannes 11,25'],
          ['Und Gott wird abwischen alle Tränen von ihren Augen, und der Tod wird nicht mehr sein.', 'Offenbarung 21,4'],
          ['Selig sind, die da Leid tragen; denn sie sollen getröstet werden.', 'Matthäus 5,4'],
          ['Meine Zeit steht in deinen Händen.', 'Psalm 31,16'],
          ['Lehre uns bedenken, dass wir sterben müssen, auf dass wir klug werden.', 'Psalm 90,12'],
          ['Dennoch bleibe ich stets an dir; denn du hältst mich bei meiner rechten Hand.', 'Psalm 73,23'],
          ['Ein jegliches hat seine Zeit, und alles Vornehmen unter dem Himmel hat seine Stunde.', 'Prediger 3,1'],
          ['Euer Herz erschrecke nicht und fürchte sich nicht.', 'Johannes 14,27'],
          ['Die Liebe höret nimmer auf.', '1. Korinther 13,8'],
        ],
      },
    ],
    own: [
      {
        title: 'Für die Anzeige',
        lines: [
          'Wir nehmen Abschied von unserer Mutter, die bis zuletzt wissen wollte, was im Garten blüht.',
          'Nach einem langen Leben ist er zu Hause eingeschlafen.',
          'Die Beisetzung findet im engsten Kreis statt.',
          'Von Beileidsbekundungen am Grab bitten wir abzusehen.',
        ],
      },
      {
        title: 'Für die Beileidskarte',
        lines: [
          'Ich denke an Sie und an die Stimme, mit der er ans Telefon ging.',
          'Es gibt nichts zu sagen, was hilft. Ich komme am Sonntag und bringe Suppe.',
          'In stiller Verbundenheit.',
        ],
      },
      {
        title: 'Für den Dank',
        lines: [
          'Für die Worte, die gesprochen, und die Hände, die gereicht wurden, danken wir von Herzen.',
          'Danke allen, die mit uns den Weg zum Grab gegangen sind.',
          'Ihre Briefe lesen wir wieder und wieder.',
        ],
      },
    ],
    next: { slug: 'anlass/trauer/trauerkarten/category', words: 'Trauerkarten' },
  },
  weihnachten: {
    title: 'Weihnachtsgrüße, Gedichte und Texte',
    description:
      'Weihnachtsgedichte von Eichendorff, Storm, Rilke und Ringelnatz, Verse zum Jahreswechsel und Grüße für Familie und Firma.',
    family: 'winter',
    intro: 'Zwei Zeilen Gedicht und ein eigener Satz: Das ist die Weihnachtskarte, die nicht im Altpapier landet.',
    groups: [
      {
        title: 'Weihnachten',
        quotes: [
          [
            'Markt und Straßen stehn verlassen, / still erleuchtet jedes Haus, / sinnend geh ich durch die Gassen, / alles sieht so festlich aus.',
            'Joseph von Eichendorff, Weihnachten',
          ],
          [
            'Sterne hoch die Kreise schlingen, / aus des Schnees Einsamkeit / steigt’s wie wunderbares Singen – / O du gnadenreiche Zeit!',
            'Joseph von Eichendorff, Weihnachten',
          ],
          ['Von drauß’ vom Walde komm ich her; / ich muss euch sagen, es weihnachtet sehr!', 'Theodor Storm, Knecht Ruprecht'],
          ['Allüberall auf den Tannenspitzen / sah ich goldene Lichtlein sitzen.', 'Theodor Storm, Knecht Ruprecht'],
          ['Vom Himmel in die tiefsten Klüfte / ein milder Stern herniederlacht.', 'Theodor Storm, Weihnachtslied'],
          [
            'Es treibt der Wind im Winterwalde / die Flockenherde wie ein Hirt, / und manche Tanne ahnt, wie balde / sie fromm und lichterheilig wird.',
            'Rainer Maria Rilke, Advent',
          ],
          [
            'Bald ist es Weihnacht! – Wenn der Christbaum blüht, / dann blüht er Flämmchen. / Und Flämmchen heizen. Und die Wärme stimmt / uns mild.',
            'Joachim Ringelnatz, Vorfreude auf Weihnachten',
          ],
          ['Die Nacht vor dem heiligen Abend, / da liegen die Kinder im Traum.', 'Robert Reinick, Christkind'],
          ['Noch einmal ein Weihnachtsfest, / immer kleiner wird der Rest.', 'Theodor Fontane'],
          ['Stille Nacht! Heilige Nacht! / Alles schläft; einsam wacht …', 'Joseph Mohr'],
          ['O du fröhliche, o du selige, / gnadenbringende Weihnachtszeit!', 'Johannes Daniel Falk'],
          ['Vom Himmel hoch, da komm ich her, / ich bring euch gute neue Mär.', 'Martin Luther'],
          ['Ich steh an deiner Krippen hier, / o Jesu, du mein Leben.', 'Paul Gerhardt'],
        ],
      },
      {
        title: 'Aus der Bibel',
        quotes: [
          ['Ehre sei Gott in der Höhe und Friede auf Erden und den Menschen ein Wohlgefallen.', 'Lukas 2,14'],
          ['Siehe, ich verkündige euch große Freude, die allem Volk widerfahren wird.', 'Lukas 2,10'],
          ['Das Volk, das im Finstern wandelt, sieht ein großes Licht.', 'Jesaja 9,1'],
          ['Denn uns ist ein Kind geboren, ein Sohn ist uns gegeben.', 'Jesaja 9,5'],
        ],
      },
      {
        title: 'Zum neuen Jahr',
        quotes: [
          [
            'Und nun wollen wir glauben an ein langes Jahr, das uns gegeben ist, neu, unberührt, voll nie gewesener Dinge.',
            'Rainer Maria Rilke, Brief vom 1. Januar 1907',
          ],
          ['Ein neues Buch, ein neues Jahr, / was werden die Tage bringen?', 'Theodor Fontane'],
          ['In ihm sei’s begonnen, / der Monde und Sonnen / an blauen Gezelten / des Himmels bewegt.', 'Eduard Mörike, Zum neuen Jahr'],
          ['Es muss anders werden, wenn es gut werden soll.', 'nach Georg Christoph Lichtenberg'],
        ],
      },
    ],
    own: [
      {
        title: 'Für Familie und Freunde',
        lines: [
          'Frohe Weihnachten. Im neuen Jahr kommen wir wirklich.',
          'Bei uns brennt Licht, und es ist noch Gans da.',
          'Ein stilles Fest und danach wieder Lärm, am besten gemeinsam.',
        ],
      },
      {
        title: 'Für die Firma',
        lines: [
          'Danke für ein Jahr, in dem wir uns aufeinander verlassen konnten.',
          'Frohe Festtage und einen guten Start in ein Jahr mit vernünftigen Terminen.',
          'Statt Wein gibt es dieses Jahr Bäume: In Ihrem Namen stehen zehn davon im Harz.',
        ],
      },
      { title: 'Ohne Weihnachten zu nennen', lines: ['Gute Tage zwischen den Jahren.', 'Mit den besten Wünschen zum Jahreswechsel.'] },
    ],
    next: { slug: 'anlass/weihnachten/weihnachtskarten/category', words: 'Weihnachtskarten' },
  },
} satisfies Record<string, TextCopy>
