/** A picture on the wall as it is drawn. */
export const hungWords = {
  hung: {
    size: 'Das Bild misst {size}.',
    framed: 'Mit Rahmen misst das Bild {size}.',
  },
} as const
