/** What can be chosen for a picture on the wall, and what it costs. */
export const photoFrameWords = {
  photoFrame: {
    from: 'ab {price}, in jedem Format von {smallest} bis {largest}',
    material: 'Material',
    orientation: 'Ausrichtung',
    landscape: 'Quer',
    portrait: 'Hoch',
    format: 'Format',
    lostFormat: '{material} gibt es nicht in {size}.',
    moreFormats: 'Weitere Formate',
    ownFormat: 'Eigenes Format',
    frame: 'Rahmen',
    frameless: 'Ohne',
    tooSmallFrames: 'Nicht alle Rahmen gibt es in diesem Format.',
    frameColor: 'Farbe des Rahmens',
    mat: 'Passepartout',
    quantity: 'Menge',
    onePicture: '1 Bild',
    pictures: '{count} Bilder',
    piece: '{price} je Bild',
    noFormats: 'Das konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  },
} as const
