/** What the server alone says, beside a page that is looked at ahead of its time. */
export const previewWords = {
  preview: {
    draft: 'Vorschau eines Entwurfs, noch nicht veröffentlicht.',
    at: 'Vorschau: So ist der Shop am {time} Uhr.',
    release: 'Vorschau: So ist der Shop mit dem, was gemeinsam erscheinen soll.',
    releaseAt: 'Vorschau: So ist der Shop am {time} Uhr mit dem, was gemeinsam erscheinen soll.',
    published: 'Diese Seite gehört nicht zur Vorschau: Hier steht, was veröffentlicht ist.',
    until: 'Der Link gilt bis {time} Uhr.',
    over: 'Dieser Vorschau-Link gilt nicht mehr. Bitten Sie um einen neuen, oder sehen Sie die veröffentlichte Seite an: {address}',
    cannotLookAhead: 'Der Inhaltsdienst kennt nur, was jetzt veröffentlicht ist, und kann keinen späteren Zeitpunkt zeigen.',
  },
} as const
