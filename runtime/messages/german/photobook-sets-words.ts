/** The sets of designs for photo books, and what narrows them down. */
export const photobookSetsWords = {
  sets: {
    label: 'Vorlagen',
    shown: '{count} von {total} Vorlagen',
    none: 'Zu dieser Auswahl gibt es keine Vorlage.',
    'ratio-landscape': 'Quer',
    'ratio-portrait': 'Hoch',
    'ratio-square': 'Quadratisch',
    from: 'ab {price}',
  },
} as const
