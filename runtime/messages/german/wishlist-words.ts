/** What was kept. */
export const wishlistWords = {
  wishlist: {
    label: 'Gemerkte Designs',
    needsScript:
      'Ihr Merkzettel steht nur in Ihrem Browser. Um ihn zu zeigen, braucht die Seite JavaScript, das hier fehlt oder nicht geladen werden konnte.',
    none: 'Kein Design ist mehr gemerkt.',
    one: 'Ein Design ist gemerkt.',
    count: '{count} Designs sind gemerkt.',
    remove: '„{name}“ vom Merkzettel nehmen',
    removed: '„{name}“ steht nicht mehr auf dem Merkzettel.',
    undo: 'Zurückholen',
    removeGone: 'Vom Merkzettel nehmen',
  },
} as const
