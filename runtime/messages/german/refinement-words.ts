/** The refinement of what is printed, wherever one is chosen. */
export const refinementWords = {
  refinement: {
    label: 'Veredelung',
    onlySome: 'Die Veredelung ist nur bei bestimmten Papierarten verfügbar.',
  },
} as const
