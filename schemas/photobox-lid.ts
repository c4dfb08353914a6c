/** What the lid of a photo box is printed with. Plain data: browsers draw it. */
export const lidPatterns = ['streifen', 'punkte', 'boegen', 'karo', 'zweige', 'konfetti'] as const
export type LidPattern = (typeof lidPatterns)[number]

export interface PhotoboxLid {
  pattern: LidPattern
  paper: string
  ink: string
}

/** The type of box that a fragment names, `#fotobox-small`: a card of the overview leads to it. */
export const boxFragment = (type: string): string => `fotobox-${type}`
