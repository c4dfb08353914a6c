import type { Channel } from '../../schemas/channel.ts'

/** Where a picture stands on the page: how wide it is there, and in which file widths it is offered for one pixel a point. */
interface ImagePreset {
  sizes: string | Record<Channel, string>
  widths: readonly number[]
}

export const imagePresets = {
  // As wide as the page (tokens.css: `--page-width`), less what the brand leaves at its sides (`--bleed`).
  teaser: {
    sizes: { anlass: 'calc(min(100vw, 100rem) - 2 * clamp(1.25rem, .25rem + 4.5vw, 5rem))', myposter: 'min(100vw, 100rem)' },
    widths: [672, 1024, 1440, 1900],
  },
  half: { sizes: '(min-width: 768px) 50vw, 100vw', widths: [360, 480, 720, 960] },
  third: { sizes: '(min-width: 768px) 33vw, 100vw', widths: [320, 480, 640] },
  card: { sizes: '(min-width: 1300px) 300px, (min-width: 768px) 30vw, 46vw', widths: [160, 240, 320, 480] },
  largeCard: { sizes: '(min-width: 1600px) 500px, (min-width: 768px) 31vw, 46vw', widths: [160, 240, 320, 480] },
  portrait: { sizes: '12rem', widths: [192] },
  small: { sizes: '160px', widths: [160] },
} as const satisfies Record<string, ImagePreset>

export type ImagePresetName = keyof typeof imagePresets

/** What `sizes` of an `img` says for a place, which may differ from brand to brand. */
export const sizesFor = ({ sizes }: ImagePreset, channel: Channel): string => (typeof sizes === 'string' ? sizes : sizes[channel])

/** Throws for a preset that does not exist (R5.10). */
export function imagePreset(name: string): ImagePreset {
  if (!Object.hasOwn(imagePresets, name)) throw new Error(`There is no image preset ${name}: use ${Object.keys(imagePresets).join(', ')}.`)
  return imagePresets[name as ImagePresetName]
}
