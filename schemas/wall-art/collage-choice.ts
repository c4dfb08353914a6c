/** How collages are chosen. Plain data: browsers read it, too. */
import type { Channel } from '../channel.ts'
import type { MaterialType } from './wall-art.ts'
import type { Frame } from './wall-frame.ts'

/** What the configurator of collages is told (R3.08), in the order in which it is written. */
export const collageQueryKeys = ['color', 'designId', 'formatType', 'frameType', 'materialType'] as const

/** The design that is shown until another is chosen (R3.08). */
export const defaultCollageIds: Record<Channel, number> = { myposter: 13, anlass: 1 }

interface Preset {
  /** Without one the shopper chooses it. */
  material: MaterialType | undefined
  /** `any` is one of those that go with the material, or none. */
  frame: Frame | 'any' | undefined
}

/** Ways on to the wall (R3.08). A frame comes with its usual mat: the wooden one with a white one of 30 mm. */
export const collagePresets = {
  canvas: { material: 'leinwand', frame: undefined },
  framedPoster: { material: 'poster', frame: { type: 'holzrahmen', color: 'schwarz' } },
  poster: { material: 'poster', frame: undefined },
  mixed: { material: undefined, frame: 'any' },
} as const satisfies Record<string, Preset>
export type CollagePreset = keyof typeof collagePresets
// Object.keys forgets the key type.
export const collagePresetNames = Object.keys(collagePresets) as CollagePreset[]

/** `#collage-13`: a link to a page with all that can be chosen for a collage says in its fragment for which. */
export const collageFragment = (designId: number): string => `collage-${designId}`

export function collageOfFragment(hash: string): number | undefined {
  const [, id] = /^#collage-([1-9]\d{0,4})$/.exec(hash) ?? []
  return id === undefined ? undefined : Number(id)
}
