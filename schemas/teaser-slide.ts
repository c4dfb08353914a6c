import type { z } from 'zod'
import { blok } from './blok.ts'
import { items } from './fields/bloks.ts'
import { multilink } from './fields/multilink.ts'
import { option } from './fields/option.ts'
import { boolean } from './fields/scalars.ts'
import { text, textarea } from './fields/text.ts'
import { ResponsiveImage } from './responsive-image.ts'

/** Named by their place in the brand's palette, never by a value: each brand has its own. */
export const colors = { ink: 'Tinte', paper: 'Papier', accent: 'Akzent', muted: 'Gedämpft' } as const
export const backgrounds = { none: 'Ohne', paper: 'Papier', tint: 'Hell getönt', accent: 'Akzent', ink: 'Dunkel' } as const
export const headings = { h1: 'Überschrift 1', h2: 'Überschrift 2', h3: 'Überschrift 3', p: 'Absatz' } as const

const slideFields = {
  title: text({ label: 'Titel', required: true, maxLength: 80, translatable: true }),
  text: textarea({ label: 'Text', maxLength: 240, translatable: true }),
  buttonText: text({ label: 'Text des Knopfes', maxLength: 40, translatable: true }),
  isButtonVisible: boolean({ label: 'Knopf zeigen', default: true }),
  control: text({ label: 'Beschriftung in der Steuerung', description: 'Steht am Punkt dieser Folie', maxLength: 40, translatable: true }),
  color: option({ label: 'Textfarbe', choices: colors, default: 'ink' }),
  controlColor: option({ label: 'Farbe der Steuerung', choices: colors, default: 'ink' }),
  controlColorMobile: option({ label: 'Farbe der Steuerung auf dem Handy', choices: colors, default: 'ink' }),
  isImagePositionRight: boolean({ label: 'Bildmotiv rechts', description: 'Der Text steht auf der anderen Seite', default: true }),
  isNewTeaser: boolean({ label: 'Als „Neu“ kennzeichnen' }),
  tagNameHeadline: option({ label: 'Rang der Überschrift', choices: headings, default: 'h2' }),
  responsiveImages: items(ResponsiveImage, { label: 'Bilder', min: 1, max: 4 }),
  url: multilink({ label: 'Ziel' }),
}

/** One slide of a teaser (R3.21). */
export const TeaserSlide = blok('teaser_slide', { displayName: 'Folie' }, slideFields)
export type TeaserSlide = z.output<typeof TeaserSlide>

/** A slide of the three-section teaser (R3.21). */
export const ThreeSectionSlide = blok(
  'three_section_slide',
  { displayName: 'Abschnitt' },
  {
    ...slideFields,
    backgroundColor: option({ label: 'Hintergrund', choices: backgrounds, default: 'tint' }),
    showSampleCardBadgeOnMobile: boolean({ label: 'Hinweis auf Musterkarten auf dem Handy' }),
  },
)
export type ThreeSectionSlide = z.output<typeof ThreeSectionSlide>
