/** Every story in a folder `_vorlagen`. */
export const templateSlugs = '*/_vorlagen/*'

/** Marks the templates that are filled with an occasion. */
export const occasionTag = 'Anlass-Seite'
