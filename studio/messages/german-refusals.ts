/**
 * What the content service refuses with, in German. Its own words are English, as the vendor's are; what is not known here
 * stands as it came.
 */
const refusals: readonly [RegExp, string][] = [
  [/The e-mail address or the password is wrong/, 'Die E-Mail-Adresse oder das Passwort stimmt nicht.'],
  [/too many attempts to sign in; try again in (\d+) minutes/, 'Das waren zu viele Versuche. Versuche es in $1 Minuten wieder.'],
  [/"([^"]*@[^"]*)" has already been taken/, 'Mit $1 meldet sich schon jemand an. Nimm eine andere Adresse.'],
  [/must be an e-mail address/, 'Das ist keine E-Mail-Adresse. Prüfe, ob sie vollständig ist.'],
  [/This is the last admin/, 'Das ist die letzte Person, die den Bereich verwaltet. Gib zuerst jemand anderem die Rolle „Verwaltung“.'],
  [/A custom role needs the id of a space role that exists/, 'Diese Rolle gibt es nicht mehr. Lade die Seite neu.'],
  [/The password has (\d+) characters; write at least (\d+)/, 'Das Passwort hat $1 Zeichen; nimm mindestens $2.'],
  [/The password has (\d+) characters; (\d+) are allowed/, 'Das Passwort hat $1 Zeichen; erlaubt sind $2.'],
  [/^current_password is wrong/, 'Das bisherige Passwort stimmt nicht.'],
  [/^Unauthorized$/, 'Du bist nicht mehr angemeldet.'],
  [/^This record could not be found$/, 'Das gibt es nicht mehr. Lade die Liste neu.'],
  [/"([^"]*)" has already been taken; choose another slug/, 'Die Adresse /$1 gibt es schon. Wähle eine andere.'],
  [/"([^"]*)" has already been taken; choose another name/, '„$1“ gibt es schon. Wähle einen anderen Namen.'],
  [
    /The name must begin with a lower-case letter; after it come up to (\d+)/,
    'Beginne den Namen mit einem Kleinbuchstaben; danach dürfen bis zu $1 Kleinbuchstaben, Ziffern, „-“ oder „_“ kommen.',
  ],
  [/The share must be a whole number from 0 to 100/, 'Schreibe als Anteil eine ganze Zahl von 0 bis 100.'],
  [
    /The flag "([^"]*)" still stands in (.+) and (\d+) more: published/,
    'Der A/B-Test „$1“ steht noch in $2 und $3 weiteren, veröffentlicht, im Entwurf oder in einem Release. Nimm ihn dort zuerst heraus.',
  ],
  [
    /The flag "([^"]*)" still stands in (.+): published/,
    'Der A/B-Test „$1“ steht noch in $2, veröffentlicht, im Entwurf oder in einem Release. Nimm ihn dort zuerst heraus.',
  ],
  [/^name is longer than (\d+) characters/, 'Der Name ist länger als $1 Zeichen. Kürze ihn.'],
  [/The slug is empty/, 'Die Adresse ist leer. Schreibe wenigstens einen Buchstaben.'],
  [/"([^"]*)" cannot be a slug/, '„$1“ geht nicht als Adresse: Sie darf keinen Schrägstrich enthalten und nicht nur aus Punkten bestehen.'],
  [/The slug has (\d+) characters; (\d+) are allowed/, 'Die Adresse hat $1 Zeichen; $2 sind erlaubt.'],
  [/it lacks the permission (\S+)\./, 'Deine Rolle erlaubt das nicht (es fehlt „$1“). Frag die Verwaltung des Spaces.'],
  [
    /may not add, change or remove bloks of the component "([^"]*)"/,
    'Deine Rolle darf Blöcke der Art „$1“ nicht hinzufügen, ändern oder entfernen. Frag die Verwaltung des Spaces.',
  ],
  [/Your role does not reach "([^"]*)"; it holds in no folder/, 'Deine Rolle reicht nicht bis /$1. Frag die Verwaltung des Spaces.'],
  [
    /Your role does not reach "([^"]*)"; it holds in (.+)\.$/,
    'Deine Rolle reicht nicht bis /$1; sie gilt nur in $2. Frag die Verwaltung des Spaces.',
  ],
  [/Your role does not reach "([^"]*)"/, 'Deine Rolle reicht nicht bis /$1. Frag die Verwaltung des Spaces.'],
  [
    /"([^"]*)" can't be changed while it is in the stage "(.*)"/,
    '/$1 lässt sich nicht ändern, solange die Seite auf der Stufe „$2“ steht. Frag die Verwaltung des Spaces.',
  ],
  [
    /"([^"]*)" can't be published while it is in the stage "(.*)"/,
    '/$1 lässt sich nicht veröffentlichen, solange die Seite auf der Stufe „$2“ steht. Frag die Verwaltung des Spaces.',
  ],
  [/You may not bring stories into the stage "(.*)"/, 'Auf die Stufe „$1“ darfst du keine Seiten bringen. Frag die Verwaltung des Spaces.'],
  [/A story in the stage "(.*)" can't go on to "(.*)"/, 'Von der Stufe „$1“ geht es nicht direkt auf „$2“. Wähle eine andere Stufe.'],
  [
    /"([^"]*)" was saved by someone else meanwhile; publish again/,
    'Inzwischen hat jemand anderes gespeichert. Veröffentliche noch einmal.',
  ],
  [/The space has no language (.+); its languages are (.+)/, 'Die Sprache „$1“ hat der Space nicht; er hat: $2.'],
  [/The folder of "([^"]*)" is not there any more/, 'Den Ordner von /$1 gibt es nicht mehr. Stelle zuerst ihn wieder her.'],
  [/This story stands again, as "([^"]*)"/, 'Die Seite steht schon wieder da, unter /$1. Was gelöscht war, steht in ihren Fassungen.'],
  [
    /the shop looks under "([^"]*)"/,
    'An dieser Stelle fände niemand die Seite: Der Shop sucht sie unter /$1. Lege sie dorthin oder in einen anderen Ordner.',
  ],
  [
    /this brand has no page at that address/,
    'An dieser Stelle fände niemand die Seite: Diese Marke hat dort keine. Wähle eine andere Adresse.',
  ],
  [
    /have letters, digits and _ ~ \. - in at most (\d+) steps of (\d+)/,
    'Eine Adresse besteht im Shop aus Buchstaben, Ziffern und „_“, „~“, „.“ oder „-“, in höchstens $1 Teilen zu je $2 Zeichen. Wähle eine andere.',
  ],
  [/is where the shop answers the data of a page/, 'Unter dieser Adresse gibt der Shop die Daten einer Seite. Wähle eine andere.'],
  [/means something else in the addresses of the shop/, 'Diese Adresse hat im Shop schon eine andere Bedeutung. Wähle eine andere.'],
  [/"([^"]*)" cannot be moved into itself/, '/$1 lässt sich nicht in sich selbst verschieben. Wähle einen anderen Ordner.'],
  [/The story "(.*)" stands at this address/, 'Dort steht die Seite „$1“. Verschiebe oder lösche sie zuerst.'],
  [/There is no folder /, 'Den Ordner gibt es nicht mehr. Wähle einen anderen.'],
  [/"([^"]*)" is a story; choose a folder/, '/$1 ist eine Seite. Wähle einen Ordner.'],
  [/There is no (deleted )?story with the id/, 'Die Seite gibt es nicht mehr.'],
  [/was changed by someone else at the same moment/, 'Im selben Augenblick hat jemand anderes gespeichert. Speichere noch einmal.'],
  [/The request is larger than (\d+) MB/, 'Das ist zu groß: mehr als $1 MB gehen nicht auf einmal.'],
  [/The body is (\d+) levels deep; (\d+) are allowed/, 'Die Blöcke stehen $1 Ebenen tief ineinander; $2 sind erlaubt.'],
  [/must be a time such as/, 'Das ist kein Zeitpunkt, den es gibt.'],
  [/at is over; what was published then/, 'Der Zeitpunkt ist vorbei. Wähle einen, der noch kommt.'],
  [/There is no (?:release|story) (\d+) any more/, 'Das gibt es nicht mehr. Lade die Seite neu.'],
  [/"([^"]*)" has gone live already/, 'Der Release „$1“ ist schon erschienen. Lege einen neuen an.'],
  [/"([^"]*)" was changed at the same moment, or has just gone live/, '„$1“ wurde im selben Augenblick geändert. Sieh noch einmal nach.'],
  [/"([^"]*)" is empty; save it again/, '„$1“ ist leer. Speichere die Datei noch einmal und lade sie dann hoch.'],
  [
    /"([^"]*)" is not what its name says/,
    '„$1“ enthält etwas anderes, als die Endung des Namens sagt. Speichere die Datei noch einmal im richtigen Format.',
  ],
  [
    /"([^"]*)" is damaged, or larger than can be drawn/,
    '„$1“ ist beschädigt oder zu groß, um gezeichnet zu werden. Speichere die Datei noch einmal und lade sie dann hoch.',
  ],
  [
    /"([^"]*)" is (\d+ × \d+) pixels large; (\d+) a side and (\d+) million in all are allowed/,
    '„$1“ hat $2 Pixel; erlaubt sind $3 je Seite und $4 Millionen insgesamt. Verkleinere das Bild.',
  ],
  [/The SVG can't be kept: it is no drawing/, 'Das SVG enthält keine Zeichnung.'],
  [/The SVG can't be kept: it is not one drawing/, 'Das SVG enthält mehr als eine Zeichnung.'],
  [/The SVG can't be kept: it draws more than (\d+) elements/, 'Das SVG zeichnet mehr als $1 Elemente. Vereinfache es.'],
  [/The SVG can't be kept: it is nested more than (\d+) levels deep/, 'Im SVG stehen mehr als $1 Gruppen ineinander. Vereinfache es.'],
  [/The database does not answer/, 'Die Datenbank antwortet gerade nicht. Versuche es gleich noch einmal.'],
  [/The disk is full; nothing was saved/, 'Auf dem Server ist kein Platz mehr, und nichts wurde gespeichert. Wende dich an die Technik.'],
  [/comes from another site/, 'Die Anfrage kam von einer anderen Adresse. Öffne das Studio unter seiner eigenen.'],
]

export function refusalInGerman(sentence: string): string {
  for (const [pattern, german] of refusals) {
    const found = pattern.exec(sentence)
    if (found) return german.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '')
  }
  return sentence
}
