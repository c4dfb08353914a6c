import { type MaterialType, materialNames, materialTypes } from '../../../schemas/wall-art/wall-art.ts'
import type { Material, MaterialCopy } from './material.ts'
import { acrylglas } from './materials/acrylglas.ts'
import { aludibond } from './materials/aludibond.ts'
import { backlitfolie } from './materials/backlitfolie.ts'
import { echtglas } from './materials/echtglas.ts'
import { forexplatte } from './materials/forexplatte.ts'
import { fototapete } from './materials/fototapete.ts'
import { gallerybond } from './materials/gallerybond.ts'
import { hahnemuehle } from './materials/hahnemuehle.ts'
import { klebefolie } from './materials/klebefolie.ts'
import { leinwand } from './materials/leinwand.ts'
import { poster } from './materials/poster.ts'
import { pvcplane } from './materials/pvcplane.ts'

const copy: Record<MaterialType, MaterialCopy> = {
  leinwand,
  poster,
  acrylglas,
  aludibond,
  gallerybond,
  echtglas,
  forexplatte,
  pvcplane,
  hahnemuehle,
  fototapete,
  klebefolie,
  backlitfolie,
}

/** The twelve materials a picture can be printed on, in the order of the shop. */
export const materials: Material[] = materialTypes.map((slug) => ({ slug, name: materialNames[slug], ...copy[slug] }))
