/** The page of a calendar, and what can be chosen for it. */
export const calendarWords = {
  calendar: {
    format: 'Format',
    hanging: 'Aufhängung',
    standing: 'Aufstellung',
    paper: 'Papier',
    start: 'Beginnt im',
    runs: 'Zwölf Monate, bis {month}.',
    with: 'Mit {name}',
    without: 'Ohne',
    amount: 'Anzahl',
    pieces: '{count} Stück',
    needsScript: 'So viel kostet einer im Format {format}. Um anders zu wählen, braucht die Seite JavaScript.',
  },
} as const
