/** A listing of designs, and what narrows it down. */
export const listingWords = {
  listing: {
    shown: '{count} von {total} Designs',
    none: 'Zu dieser Auswahl gibt es kein Design.',
    more: 'Weitere {count} von {total} Designs',
    needsScript: 'Um die Liste einzugrenzen, zu sortieren oder zu verlängern, braucht die Seite JavaScript.',
    alle: 'Alle',
    alleVorlagen: 'Alle Vorlagen',
    counted: '{words} ({count})',
    reset: 'Auswahl aufheben',
    sort: 'Sortieren nach',
    'sort-recommendation': 'Empfehlung',
    'sort-novelty': 'Neuheit',
    'filter-category': 'Anlass',
    'filter-product': 'Produktart',
    'filter-color': 'Farbe',
    'filter-style': 'Stil',
    'filter-aspectRatio': 'Format',
    'filter-punching': 'Ecken',
    'filter-label': 'Kennzeichen',
  },
} as const
