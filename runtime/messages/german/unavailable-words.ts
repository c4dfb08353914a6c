/** What the server alone says while it can make no pages. */
export const unavailableWords = {
  unavailable: {
    said: 'Unser Shop ist gerade nicht erreichbar. Bitte in einer Minute noch einmal versuchen.',
    again: 'Noch einmal versuchen',
  },
} as const
