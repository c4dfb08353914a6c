/** What pictures for the wall are made of. Plain data: browsers read it, too. */
import type { FrameType } from './wall-frame.ts'

/** What a picture is printed on (R3.05), and what shoppers read, in the order of the shop. */
export const materialNames = {
  leinwand: 'Leinwand',
  poster: 'Poster',
  acrylglas: 'Acrylglas',
  aludibond: 'Alu-Dibond',
  gallerybond: 'Gallery-Bond',
  echtglas: 'Echtglas',
  forexplatte: 'Forex-Platte',
  pvcplane: 'PVC-Plane',
  hahnemuehle: 'Hahnemühle',
  fototapete: 'Fototapete',
  klebefolie: 'Klebefolie',
  backlitfolie: 'Backlitfolie',
} as const
export type MaterialType = keyof typeof materialNames
// Object.keys forgets the key type.
export const materialTypes = Object.keys(materialNames) as MaterialType[]

const forPaper: readonly FrameType[] = ['holzrahmen', 'alurahmen', 'fotorahmen', 'kunststoffrahmen', 'artbox']
const forPlates: readonly FrameType[] = ['schattenfuge-platte']

/** What a material can be framed with; the first is what is shown where a frame is wanted. What is missing needs none. */
const framesByMaterial: Partial<Record<MaterialType, readonly FrameType[]>> = {
  leinwand: ['schattenfuge-leinwand'],
  poster: forPaper,
  hahnemuehle: forPaper,
  acrylglas: forPlates,
  aludibond: forPlates,
  forexplatte: forPlates,
}

export const framesFor = (material: MaterialType): readonly FrameType[] => framesByMaterial[material] ?? []
