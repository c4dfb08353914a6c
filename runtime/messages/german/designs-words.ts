/** Designs of the catalogue, wherever they are shown. */
export const designsWords = {
  designs: {
    label: 'Designs',
    new: 'Neu',
    failed: 'Die Designs konnten gerade nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    missing: 'Diese ausgewählten Designs gibt es nicht: {ids}. Nur Sie sehen diesen Hinweis.',
    gone: 'Dieses Design gibt es nicht mehr.',
  },
} as const
