export const publishing = {
  rendered: 'Die Seite, wie sie aussieht',
  width: 'Breite der Seite',
  side: 'Welcher Stand',
  showRendered: 'Vorher und nachher zeigen',
  hideRendered: 'Vorher und nachher schließen',
  pageSilent: 'Die Seite antwortet nicht und lässt sich hier nicht zeigen.',
  publishedUnknown: 'Die Seite ist veröffentlicht. Mit welchem Text, sagt der Inhaltsdienst nicht.',
  onlyName: 'Geändert sind nur Name, Adresse oder Schlagworte.',
  languages: (names: string) => `Auch die Fassung für ${names} ändert sich.`,
  others: 'Kann mit live gehen',
  othersHint: 'Diese Seiten gehören dazu. Angekreuzte gehen zuerst live, dann diese Seite.',
  othersUnknown: 'Ob weitere Seiten dazugehören, ließ sich gerade nicht lesen.',
  why: { linked: 'Diese Seite verweist darauf.', header: 'Kopf dieser Seite.', footer: 'Fuß dieser Seite.' },
  hasChanges: 'Hat unveröffentlichte Änderungen.',
  neverPublished: 'War noch nie veröffentlicht.',
  nowOffline: 'Ist jetzt offline.',
  whatChanged: 'Was ändert sich?',
  otherBroken: (count: number) => (count === 1 ? 'Kann nicht mit live gehen: 1 Problem.' : `Kann nicht mit live gehen: ${count} Probleme.`),
  reach: 'Ändert sich auch',
  reachFrame: (count: number) =>
    count === 1
      ? 'Dieser Teil steht auf 1 veröffentlichten Seite; auch sie ändert sich.'
      : `Dieser Teil steht auf ${count} veröffentlichten Seiten; sie alle ändern sich.`,
  reachReference: (count: number) =>
    count === 1
      ? '1 veröffentlichte Seite verweist hierher; was sie von dieser Seite zeigt, ändert sich mit.'
      : `${count} veröffentlichte Seiten verweisen hierher; was sie von dieser Seite zeigen, ändert sich mit.`,
  andMore: (count: number) => `und ${count} weitere`,
  mayNotPublish: 'Deine Rolle darf nicht veröffentlichen. Bitte jemanden darum, der es darf; gespeichert ist alles.',
  mindThis: 'Das solltest du gesehen haben',
  seen: (count: number) =>
    count === 1
      ? 'Den Hinweis habe ich gesehen, trotzdem veröffentlichen'
      : `Die ${count} Hinweise habe ich gesehen, trotzdem veröffentlichen`,
  examining: 'Die Seite wird geprüft …',
  examined: 'Die Seite ist geprüft, wie ein Telefon sie zeigt: Bilder, Überschriften, Kontrast, Links und Gewicht.',
  notExamined:
    'Die gezeichnete Seite ließ sich nicht prüfen: Sie antwortet nicht oder kennt diese Prüfung nicht. Veröffentlichen geht trotzdem.',
  linkBroken: (slug: string) => (slug ? `Der Link führt zu „/${slug}“, das es nicht gibt.` : 'Die verlinkte Seite gibt es nicht.'),
  linkUnpublished: (name: string) => `„${name}“ ist nicht veröffentlicht: Der Link führt ins Leere, bis sie es ist.`,
  linkDead: (address: string) => `Der Link führt zu „${address}“: Dort hat der Shop keine Seite.`,
  linkEmpty: (text: string) => `ist leer: „${text}“ führt nirgendwohin.`,
  rules: {
    'empty-alt': 'Das Bild hat keinen Alternativtext.',
    'image-alt': 'Ein Bild hat keinen Alternativtext.',
    'svg-img-alt': 'Eine Zeichnung hat keinen Alternativtext.',
    'role-img-alt': 'Eine Zeichnung hat keinen Alternativtext.',
    'heading-order': 'Die Überschrift überspringt eine Ebene.',
    'empty-heading': 'Eine Überschrift ist leer.',
    'page-has-heading-one': 'Die Seite hat keine Hauptüberschrift (H1).',
    'color-contrast': 'Der Text hebt sich zu wenig vom Grund ab.',
    'link-name': 'Ein Link hat keinen Namen.',
    'button-name': 'Ein Knopf hat keinen Namen.',
  } as Record<string, string>,
  quoted: (text: string) => `„${text}“`,
  unknownRule: (rule: string) => `Die Regel „${rule}“ ist verletzt.`,
  contrast: (is: number, least: number) =>
    `Der Text hebt sich zu wenig vom Grund ab: Kontrast ${is.toLocaleString('de')}, nötig ${least.toLocaleString('de')}.`,
  pictureElsewhere: (host: string) =>
    `Ein Bild liegt auf ${host}, nicht bei uns: Dort kann es sich ändern oder verschwinden. Lade es hier hoch.`,
  tooHeavy: (kind: string, is: string, most: string) => `Die Seite ist zu schwer: ${kind} ${is}, höchstens ${most}. Hier ist das meiste.`,
  kinds: { html: 'HTML', css: 'CSS', script: 'JavaScript', pictures: 'Bilder' },
  publishAlong: (count: number) => `${count} Seiten veröffentlichen`,
  now: 'Wird veröffentlicht …',
  notSaved: 'Nicht veröffentlicht: Die Änderungen sind noch nicht gespeichert.',
  changedMeanwhile: 'Nicht veröffentlicht: Inzwischen hat jemand anderes gespeichert. Hier steht jetzt der neue Text; sieh ihn dir an.',
  refusedStory: (name: string, why: string) => `„${name}“ wurde nicht veröffentlicht: ${why}`,
  liveAnyway: (names: string) => `Schon live: ${names}.`,
  notTried: (names: string) => `Nicht versucht: ${names}.`,
  notShown: 'Veröffentlicht, aber im Shop nicht zu sehen',
  shopFails: (status: number) =>
    `Der neue Text ist veröffentlicht, doch der Shop kann die Seite nicht zeigen: Er antwortet mit dem Fehler ${status}. Sieh in einer Minute noch einmal nach. Bleibt es dabei, gib der Technik Bescheid; in den Versionen der Seite kannst du den vorigen Text zurückholen und veröffentlichen.`,
  severalLive: (count: number) => `${count} Seiten sind live`,
  goesLiveAt: (when: string) => `Geht live am ${when} Uhr.`,
  goesOfflineAt: (when: string) => `Geht offline am ${when} Uhr.`,
  scheduledWithErrors: 'So, wie die Seite jetzt ist, würde sie zu dieser Zeit nicht veröffentlicht: Erst muss stimmen, was oben steht.',
  unschedule: 'Nicht mehr planen',
  appearsAgain: 'Die Seite erscheint wieder; jetzt ist sie offline.',
  isLive: 'Ist veröffentlicht',
  unpublishNow: 'Offline nehmen …',
  unpublishAsk: (referring: number) =>
    `Dann ist die Seite im Shop nicht mehr zu sehen; ihr Text bleibt als Entwurf.${
      referring === 0
        ? ''
        : referring === 1
          ? ' 1 veröffentlichte Seite braucht sie.'
          : ` ${referring} veröffentlichte Seiten brauchen sie.`
    }`,
  scheduleProblems: {
    'publish-is-past': 'Die Zeit zum Veröffentlichen ist schon vorbei. Wähle eine spätere, oder veröffentliche jetzt.',
    'expire-is-past': 'Die Zeit, zu der die Seite offline geht, ist schon vorbei. Wähle eine spätere.',
    'expires-before': 'Die Seite ginge offline, bevor sie live geht. Vertausche die Zeiten.',
  },
  weights: 'Gewicht der Blöcke',
  weighing: 'Die Seite wird gewogen …',
  weightsHint: 'Was ein Telefon lädt, komprimiert wie beim Versand. Stil und Skript teilen sich alle Blöcke einer Art.',
  ofAtMost: (most: string) => `von höchstens ${most}`,
  overBudget: 'Zu schwer',
  ofOtherStory: 'steht in einer anderen Seite',
  frameOfPage: 'Gerüst der Seite',
  versionView: 'Darstellung',
  versionFields: 'Felder',
  versionRendered: 'Gerendert',
  versionNow: 'Jetzt',
  olderVersions: 'Ältere Versionen',
  unknownContent: 'Von dieser Version ist der Text nicht mehr bekannt.',
}
