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
    'preset-mixed': 'Gemischt, nach Wahl',
    material: 'Material',
    frame: 'Rahmen',
    frameless: 'Ohne',
    format: 'Format',
    color: 'Hintergrund',
  },
} as const
