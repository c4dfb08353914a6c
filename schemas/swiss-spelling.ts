/** The same words as they are written in Switzerland: there is no ß, and quotation marks are others. */
export const swissSpelling = (words: string): string =>
  words.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»').replaceAll('‚', '‹').replaceAll('‘', '›')
