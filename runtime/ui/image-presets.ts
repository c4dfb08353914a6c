import type { Channel } from '../../schemas/channel.ts'

/**
 * Where a picture stands on the page: how wide it is there, and in which file widths it is offered, each once and twice as wide (R9.07).
 * The widths are those that common screens take; tests/journeys/picture-sizes.test.ts holds both against the pages.
 */
interface ImagePreset {
  sizes: string | Record<Channel, string>
  widths: readonly number[]
}

/**
 * Phones have up to three and a half pixels a point, which hardly anybody tells from two in a picture, while its file is two to three
 * times as large. They are told a narrower place, for which they take what a screen of two pixels a point does (decision 45).
 */
const phone = (width: number) => `(min-resolution: 2.5dppx) ${Math.round(width * 0.7)}vw, ${width}vw`

export const imagePresets = {
  /** As wide as the page (tokens.css: `--page-width`), less what the brand leaves at its sides (`--bleed`); beside its words on a tablet. */
  teaser: {
    sizes: {
      anlass: `(min-width: 1024px) min(90.5vw, 1448px), (min-width: 768px) 53vw, ${phone(89)}`,
      myposter: `(min-width: 1024px) min(100vw, 1600px), (min-width: 768px) 59vw, ${phone(100)}`,
    },
    widths: [672, 768, 976, 1456],
  },
  /** Beside words half as wide as the page. */
  half: { sizes: `(min-width: 800px) min(53vw, 845px), ${phone(90)}`, widths: [424, 560, 672, 848] },
  /** A product beside its choices. */
  detail: { sizes: `(min-width: 768px) min(44vw, 700px), ${phone(90)}`, widths: [424, 560, 672, 848] },
  /** One of three, one below the other on a phone. */
  third: { sizes: `(min-width: 768px) min(29.4vw, 470px), ${phone(90)}`, widths: [336, 400, 480] },
  /** A card of a few, two in a row on a phone. */
  largeCard: { sizes: `(min-width: 768px) min(29.4vw, 470px), ${phone(44)}`, widths: [196, 288, 392, 480] },
  /** A card of many. */
  card: { sizes: `(min-width: 1000px) min(21vw, 270px), (min-width: 768px) 29vw, ${phone(44)}`, widths: [184, 240, 272] },
  portrait: { sizes: '12rem', widths: [192] },
  small: { sizes: '176px', widths: [176] },
} as const satisfies Record<string, ImagePreset>

export type ImagePresetName = keyof typeof imagePresets

/** What `sizes` of an `img` says for a place, which may differ from brand to brand. */
export const sizesFor = ({ sizes }: ImagePreset, channel: Channel): string => (typeof sizes === 'string' ? sizes : sizes[channel])

/** Throws for a preset that does not exist (R5.10). */
export function imagePreset(name: string): ImagePreset {
  if (!Object.hasOwn(imagePresets, name)) throw new Error(`There is no image preset ${name}: use ${Object.keys(imagePresets).join(', ')}.`)
  return imagePresets[name as ImagePresetName]
}
