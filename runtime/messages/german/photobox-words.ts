/** Photo boxes, and what can be chosen for one. */
export const photoboxWords = {
  photobox: {
    name: 'Fotobox',
    label: 'Fotoboxen',
    type: 'Art',
    format: 'Format der Bilder',
    material: 'Papier',
    design: 'Deckel',
    quantity: 'Menge',
    pictures: '{quantity} Bilder',
    kind: '{type}, bis zu {quantity} Bilder in {format}',
    piece: '{price} je Bild',
    lid: 'Fotobox, Deckel „{name}“',
    upTo: '{formats}, bis zu {quantity} Bilder',
    from: 'ab {price}',
    needsScript: 'Das kostet eine Fotobox mit {quantity} Bildern. Um anders zu wählen, braucht die Seite JavaScript.',
  },
} as const
