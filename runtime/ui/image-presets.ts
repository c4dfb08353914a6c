/** Where a picture stands on the page: how wide it is there, and in which file widths it is offered for one pixel a point. */
interface ImagePreset {
  sizes: string
  widths: readonly number[]
}

export const imagePresets = {
  teaser: { sizes: '100vw', widths: [480, 768, 1024, 1440, 1900] },
  half: { sizes: '(min-width: 768px) 50vw, 100vw', widths: [360, 480, 720, 960] },
  third: { sizes: '(min-width: 768px) 33vw, 100vw', widths: [320, 480, 640] },
  card: { sizes: '(min-width: 1300px) 300px, (min-width: 768px) 30vw, 46vw', widths: [160, 240, 320, 480] },
  small: { sizes: '160px', widths: [160] },
} as const satisfies Record<string, ImagePreset>

export type ImagePresetName = keyof typeof imagePresets

/** Throws for a preset that does not exist (R5.10). */
export function imagePreset(name: string): ImagePreset {
  if (!Object.hasOwn(imagePresets, name)) throw new Error(`There is no image preset ${name}: use ${Object.keys(imagePresets).join(', ')}.`)
  return imagePresets[name as ImagePresetName]
}
