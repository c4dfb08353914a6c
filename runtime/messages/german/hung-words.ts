/** A picture on the wall as it is drawn. */
export const hungWords = {
  hung: {
    withoutScript: 'Der Preis gilt für {what}, {format}. Um anders zu wählen, braucht die Seite JavaScript.',
    size: 'Das Bild misst {size}.',
    framed: 'Mit Rahmen misst das Bild {size}.',
  },
} as const
