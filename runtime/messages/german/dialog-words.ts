/** Windows over the page, wherever one opens. */
export const dialogWords = {
  dialog: { close: 'Schließen' },
} as const
