/** What the lid of a photo box is printed with. Plain data: browsers draw it. */
export const lidPatterns = ['streifen', 'punkte', 'boegen', 'karo', 'zweige', 'konfetti'] as const
export type LidPattern = (typeof lidPatterns)[number]

export interface PhotoboxLid {
  pattern: LidPattern
  paper: string
  ink: string
}
