import type { Inks, Motif } from '../motifs/motif.ts'
import type { Size } from '../picture.ts'
import type { TextLine } from '../type/text-block.ts'
import { type Voice, type VoiceName, voices } from './voices.ts'

/** What is printed on one side of a card. */
export interface Face extends Size {
  inks: Inks
  motif: Motif
  words: Words
  voice: VoiceName
}

export interface Words {
  /** The small line above: what it is about. */
  over?: string
  /** The large lines: mostly names. */
  title: readonly string[]
  /** Date, place, wish. */
  under?: readonly string[]
}

/** Draws a face: where motif and words stand. */
export type Layout = (face: Face) => string

/** A six hundredth of the shorter side: sizes in a layout are given in it. */
export const unitOf = ({ width, height }: Size): number => Math.min(width, height) / 600

export const overLines = ({ words, voice, inks }: Face, size: number): TextLine[] =>
  words.over === undefined ? [] : [{ ...styled(words.over, voices[voice].over, size * 1.2), colour: inks.accent }]

export const titleLines = ({ words, voice, inks }: Face, size: number, gap = 1): TextLine[] =>
  words.title.map((text) => ({ ...styled(text, voices[voice].title, size), colour: inks.main, gap: size * voices[voice].leading * gap }))

export const underLines = ({ words, voice, inks }: Face, size: number): TextLine[] =>
  (words.under ?? []).map((text) => ({ ...styled(text, voices[voice].under, size * 1.2), colour: inks.main, gap: size * 0.78 }))

export function styled(text: string, { upper, factor, ...style }: Voice, size: number) {
  return { ...style, text: upper ? text.toLocaleUpperCase('de') : text, size: size * factor }
}

/** Gives the first line room above it. */
export const apart = (lines: readonly TextLine[], gap: number): TextLine[] =>
  lines.map((each, index) => (index === 0 ? { ...each, gap } : each))

/** All words as one column. */
export const allLines = (face: Face, title: number, small: number, space = title * 0.5): TextLine[] => [
  ...overLines(face, small),
  ...apart(titleLines(face, title), space),
  ...apart(underLines(face, small), space * 1.1),
]
