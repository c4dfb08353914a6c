/** The page of a card, and what can be chosen for it. */
export const cardWords = {
  card: {
    paper: 'Papier',
    punching: 'Ecken',
    none: 'Ohne',
    tag: 'Anhänger am Band',
    quantity: 'Menge',
    cards: '{count} Karten',
    oneCard: '1 Karte',
    piece: '{price} je Karte',
    needsScript: 'Das kosten {count} Karten auf {paper}. Um anders zu wählen, braucht die Seite JavaScript.',
    others: 'Mehr Karten dieser Art',
    notHere: 'Hier steht das Design, um das es auf einer Seite geht; auf dieser geht es um keines. Nur Sie sehen diesen Hinweis.',
  },
} as const
