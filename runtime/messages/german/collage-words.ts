/** Collages: how pictures are arranged, and how they come on to the wall. */
export const collageWords = {
  collage: {
    pictures: '{count} Bilder',
    kind: '{design}, {count} Bilder',
    design: 'Vorlage',
    preset: 'Ausführung',
    'preset-canvas': 'Leinwand',
    'preset-framedPoster': 'Gerahmtes Poster',
    'preset-poster': 'Poster',
    'preset-mixed': 'Gemischt',
    'about-canvas': 'Auf Keilrahmen gespannt.',
    'about-framedPoster': 'Schwarzer Holzrahmen, helles Passepartout mit 3 cm.',
    'about-poster': 'Gerollt, ohne Rahmen.',
    'about-mixed': 'Material und Rahmen nach Wahl.',
    material: 'Material',
    frame: 'Rahmen',
    frameless: 'Ohne',
    format: 'Format',
    color: 'Hintergrund',
    withoutScript: 'Der Preis gilt für {material}, {format}. Um anders zu wählen, braucht die Seite JavaScript.',
  },
} as const
