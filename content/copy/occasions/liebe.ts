import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const liebe = {
  muttertag: {
    phrase: 'zum Muttertag',
    title: 'Karten zum Muttertag',
    description:
      'Karten und Postkarten zum Muttertag: Pfingstrose, Margeriten und Strauß, mit freier Innenseite für den Satz, der seit Jahren fällig ist.',
    card: 'Pfingstrose, Margeriten und ein Strauß',
    headline: 'Der Anruf ist gut, die Karte bleibt',
    lead: 'Am zweiten Sonntag im Mai steht sie neben dem Frühstück. Und im Oktober steht sie immer noch da.',
    adviceTitle: 'Was man ihr schreiben kann',
    advice: `Nennen Sie etwas, das nur Ihre Mutter tut: die geschälten Apfelschnitze, der Anruf vor jeder Prüfung, das zweite Kissen im Gästezimmer. Ein Satz davon ist mehr als „für alles“.

Muttertag ist in Deutschland, Österreich und der Schweiz der zweite Sonntag im Mai. Damit die Karte am Samstag ankommt, bestellen Sie spätestens Anfang der Vorwoche oder mit Express.

Von mehreren Geschwistern: eine Karte, jeder eine Zeile. Gmund Cotton nimmt Füller, Fineliner und Kinderstift gleich gut an.`,
    questions: [
      [
        'Können Kinder auf der Karte malen?',
        'Ja, auf Naturpapier und Kraft haften Buntstift und Wachsmaler gut. Bestellen Sie am besten zwei, eine für den ersten Versuch.',
      ],
      ['Verschicken Sie direkt an die Mutter?', 'Ja, geben Sie einfach ihre Adresse als Lieferadresse an..'],
    ],
    kinds: {
      glueckwunschkarten: 'Innen frei für den einen Satz, der nur auf sie passt.',
      postkarten: 'Für alle Mütter, Großmütter und Tanten, die auch gemeint sind.',
    },
    designs: [['Beste Mama'], ['Margeriten'], ['Für dich, ein Strauß']],
  },
  vatertag: {
    phrase: 'zum Vatertag',
    title: 'Karten und Flaschenetiketten zum Vatertag',
    description: 'Karten und Flaschenetiketten zum Vatertag: Fahrrad, Maßkrug und Bergketten, auf Kraftpapier oder warmem Weiß.',
    card: 'Fahrrad, Maßkrug und Bergketten',
    headline: 'Für den, der alles reparieren kann',
    lead: 'Ein Fahrrad, ein Berg, ein kühles Bier. Und ein Satz, den man am Telefon nie sagt.',
    adviceTitle: 'Drei Länder, drei Termine',
    advice: `In Deutschland ist Vatertag an Christi Himmelfahrt, in Österreich am zweiten Sonntag im Juni, in der Schweiz am ersten Sonntag im Juni. Wer Familie jenseits der Grenze hat, sieht besser nach.

Schreiben Sie von einem Tag, an den Sie beide denken: die erste Radtour, der Abend am Schuppen, die Fahrt zum Studienort. Väter heben solche Karten auf, meist in der Werkbank.

Ein eigenes Etikett macht aus einer Flasche ein Geschenk. Bügelflaschen brauchen ein schmales Format, weil der Bauch früh beginnt.`,
    questions: [
      [
        'Wie löse ich das alte Etikett?',
        'Die Flasche eine halbe Stunde in warmes Wasser mit etwas Natron legen, danach trocknen lassen und erst dann kleben.',
      ],
      ['Gibt es eine Karte ohne Bier?', 'Ja: Fahrrad, Bergkette und auf Wunsch jedes eigene Bild.'],
    ],
    kinds: {
      glueckwunschkarten: 'Mit Fahrrad oder Bergkette, innen Platz für eine Erinnerung.',
      flaschenetiketten: 'Schmal genug für Bügelflaschen, mit seinem Namen und dem Jahrgang.',
    },
    designs: [['Ab ins Grüne'], ['Bester Papa'], ['Gipfelstürmer']],
  },
  valentinstag: {
    phrase: 'zum Valentinstag',
    title: 'Karten zum Valentinstag',
    description:
      'Karten und Postkarten zum Valentinstag: ein Herz aus einem Pinselstrich, viele kleine oder gar keins, auf weichem Papier.',
    card: 'Ein Herz aus einem Pinselstrich',
    headline: 'Vier Worte genügen',
    lead: 'Am 14. Februar darf es kitschig sein. Muss es aber nicht: Ein Pinselstrich und ein Vorname reichen auch.',
    adviceTitle: 'Schreiben, was man sonst nur denkt',
    advice: `Fangen Sie nicht mit der Liebe an, sondern mit etwas, das gestern war: dem Kaffee am Bett, dem geteilten Schirm, dem Streit über die Spülmaschine. Von dort ist es nicht weit.

Wer anonym schreibt, verstellt besser das Papier als die Schrift: ein Umschlag ohne Absender, eine Karte ohne Unterschrift, ein Hinweis, den nur eine Person versteht.

Bestellen Sie bis zum 8. Februar mit Standardversand. Danach hilft Express, bis 11:00 Uhr bestellt, 24 Stunden später da, Montag bis Freitag.`,
    questions: [
      [
        'Welche Zeilen passen, wenn man sich noch nicht lange kennt?',
        '„Ich mag dich sehr“ ist ehrlich und nie zu viel. Alles Größere hat Zeit bis zum nächsten Februar.',
      ],
      ['Gibt es rote Umschläge?', 'Derzeit nicht. Altrosa und Kraft passen zu allen Designs dieser Seite.'],
    ],
    kinds: {
      glueckwunschkarten: 'Mit einem Herz aus einem Pinselstrich und freier Innenseite.',
      postkarten: 'Für alle, die ihre Zuneigung offen durch die Post schicken.',
    },
    designs: [['Für immer'], ['Du und ich'], ['Viele kleine', 'postkarten']],
  },
  genesung: {
    phrase: 'zur Genesung',
    title: 'Genesungskarten und Grüße ans Krankenbett',
    description:
      'Karten und Postkarten mit Genesungswünschen: Teetasse, Klatschmohn und Vogel, freundlich, ohne Ratschläge und ohne Klinikgrün.',
    card: 'Teetasse, Mohn und ein Vogel auf dem Ast',
    headline: 'Etwas zum Hinstellen auf dem Nachttisch',
    lead: 'Wer krank ist, hat Zeit zum Lesen und wenig Kraft für Besuch. Eine Karte verlangt keine Antwort.',
    adviceTitle: 'Was hilft und was nicht',
    advice: `Erzählen Sie von draußen: vom Garten, vom Büro, vom Hund. Fragen nach Befunden und Hinweise auf Heilmittel sind gut gemeint und selten willkommen. „Du musst nicht antworten“ ist ein freundlicher Satz.

Bei einer schweren Krankheit passt „Gute Besserung“ nicht. Schreiben Sie dann: „Ich denke an dich, jeden Morgen am Bahnhof.“ Das ist wahr und drängt zu nichts.

Bieten Sie etwas Bestimmtes an: donnerstags einkaufen, die Kinder abholen, den Rasen mähen. Offene Angebote muss der Kranke erst organisieren.`,
    questions: [
      ['Welches Format passt ins Krankenhaus?', 'Eine Faltkarte in A6: Sie steht von selbst und nimmt wenig Platz weg.'],
      [
        'Kann die Karte von der ganzen Abteilung kommen?',
        'Ja, mit einem größeren Format und unbedruckter Innenseite. Bei DIN lang ist Platz für etwa zwanzig Unterschriften.',
      ],
    ],
    kinds: {
      glueckwunschkarten: 'Freundliche Grüße, die von selbst stehen und keine Antwort verlangen.',
      postkarten: 'Jede Woche eine: kleine Nachrichten von draußen.',
    },
    designs: [['Tasse Tee'], ['Klatschmohn'], ['Vogel auf dem Ast']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
