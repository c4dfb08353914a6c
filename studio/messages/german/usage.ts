export const usage = {
  whereUsed: 'Wo verwendet',
  ofStory: (name: string) => `Wo „${name}“ verlinkt ist`,
  ofBlock: (label: string) => `Seiten mit dem Block „${label}“`,
  ofAsset: (name: string) => `Wo „${name}“ zu sehen ist`,
  none: 'Nirgends, weder in einem Entwurf noch auf einer veröffentlichten Seite.',
  count: (count: number) => (count === 1 ? 'Auf 1 Seite:' : `Auf ${count} Seiten:`),
  deleteTitle: (name: string) => `„${name}“ in den Papierkorb?`,
  stillLinked: (count: number) =>
    count === 1
      ? 'Eine Seite führt noch hierher; ihr Link geht danach ins Leere:'
      : `${count} Seiten führen noch hierher; ihre Links gehen danach ins Leere:`,
  folderWith: (count: number) =>
    count === 1 ? 'Mit dem Ordner geht 1 Seite in den Papierkorb.' : `Mit dem Ordner gehen ${count} Seiten in den Papierkorb.`,
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
}
