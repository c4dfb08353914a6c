import type { Family } from '../../occasions.ts'

/** A page of quotations and wordings to copy onto a card. */
export interface TextCopy {
  title: string
  description: string
  family: Family
  intro: string
  groups: { title: string; quotes: [words: string, source: string][] }[]
  /** Short wordings of our own, by use. */
  own: { title: string; lines: string[] }[]
  /** Where to go on from here: a full slug. */
  next: { slug: string; words: string }
}

/** What verses of the Bible are quoted from. */
export const bibleNote =
  'Bibelverse folgen der Lutherbibel von 1912 in heutiger Rechtschreibung. Viele Gemeinden lesen neuere Übersetzungen: Fragen Sie nach der dort üblichen Fassung, bevor gedruckt wird.'
