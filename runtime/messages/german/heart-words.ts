/** What keeps a design. */
export const heartWords = {
  heart: {
    keep: '„{name}“ merken',
    full: 'Auf den Merkzettel passen {most} Designs. Nehmen Sie erst eines herunter.',
  },
} as const
