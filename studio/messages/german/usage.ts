export const usage = {
  whereUsed: 'Wo verwendet',
  ofStory: (name: string) => `Wo „${name}“ verlinkt ist`,
  ofBlock: (label: string) => `Seiten mit dem Block „${label}“`,
  ofAsset: (name: string) => `Wo „${name}“ zu sehen ist`,
  none: 'Nirgends: in keinem Entwurf, auf keiner veröffentlichten Seite, in keinem Release.',
  count: (count: number) => (count === 1 ? 'Auf 1 Seite:' : `Auf ${count} Seiten:`),
  deleteTitle: (name: string) => `„${name}“ in den Papierkorb?`,
  stillLinked: (count: number) =>
    count === 1
      ? 'Eine Seite führt noch hierher; ihr Link geht danach ins Leere:'
      : `${count} Seiten führen noch hierher; ihre Links gehen danach ins Leere:`,
  folderWith: (count: number) =>
    count === 1 ? 'Mit dem Ordner geht 1 Seite in den Papierkorb.' : `Mit dem Ordner gehen ${count} Seiten in den Papierkorb.`,
  isLive: (name: string) => `„${name}“ ist live; danach finden Besucher dort nichts mehr.`,
  liveInside: (count: number) =>
    count === 1
      ? '1 Seite darin ist live; danach finden Besucher dort nichts mehr.'
      : `${count} Seiten darin sind live; danach finden Besucher dort nichts mehr.`,
  stillShown: (count: number) =>
    count === 1
      ? 'Eine Seite zeigt die Datei noch; dort fehlt sie danach.'
      : `${count} Seiten zeigen die Datei noch; dort fehlt sie danach.`,
  deleteAnyway: 'Trotzdem in den Papierkorb',
  deleteAsset: 'Datei in den Papierkorb',
  assetDeleted: 'Die Datei liegt im Papierkorb.',
  belongsTo: (name: string) => `Das gehört zu „${name}“.`,
  belongsElsewhere: 'Das gehört zu einer anderen Seite, die du nicht öffnen kannst.',
  editThere: 'Dort bearbeiten',
  replaceEverywhere: 'In allen Seiten ersetzen …',
  replaceBy: (name: string) => `Wodurch „${name}“ ersetzen?`,
  replaceTitle: (name: string) => `„${name}“ ersetzen`,
  readingPage: (done: number, of: number) => `Seite ${done} von ${of} wird gelesen …`,
  willChange: (count: number) => (count === 1 ? 'Dieser Text ändert sich:' : `Diese ${count} Texte ändern sich:`),
  places: (count: number) => `an ${count} Stellen`,
  onlyPublished: 'Hier zeigt nur noch die veröffentlichte Seite die alte Datei, der Entwurf nicht mehr:',
  inNoDraft: 'In keinem Entwurf und in keinem Release steht die alte Datei.',
  sameFile: 'Das ist dieselbe Datei.',
  replaceHint: 'Beschreibung und Bildausschnitt kommen von der neuen Datei. Veröffentlicht wird dadurch nichts.',
  withoutReleases: 'Releases können hier nicht gelesen werden; Texte darin bleiben, wie sie sind.',
  replaceNow: (count: number) => (count === 1 ? 'In 1 Text ersetzen' : `In ${count} Texten ersetzen`),
  savingPage: (done: number, of: number) => `Seite ${done} von ${of} wird gespeichert …`,
  replaced: (count: number) =>
    count === 1 ? 'In 1 Text ersetzt, noch nicht veröffentlicht:' : `In ${count} Texten ersetzt, noch nicht veröffentlicht:`,
  replacedNowhere: 'Nichts wurde ersetzt.',
  notReplaced: 'Hier nicht:',
  savedMeanwhile: 'Inzwischen hat jemand anderes gespeichert.',
}
