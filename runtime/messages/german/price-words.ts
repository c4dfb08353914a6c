/** What a choice costs, wherever one is made. */
export const priceWords = {
  price: {
    piece: '{price} je Stück',
    tax: 'inkl. MwSt., zzgl. Versand.',
    failed: 'Was diese Auswahl kostet, konnte gerade nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    needsScript: 'Das kostet, was zuerst gewählt ist. Um anders zu wählen, braucht die Seite JavaScript.',
    design: 'Jetzt gestalten',
  },
} as const
