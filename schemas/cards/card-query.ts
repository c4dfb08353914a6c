import { plain } from '../refinement.ts'
import { type AccessoryType, readSku } from './accessory.ts'
import type { CardChoice } from './card.ts'
import type { Design } from './design.ts'

/** What the configurator of cards is told of a card (R3.12), in the order in which it is written. Plain data: browsers write it. */
export const cardQueryKeys = [
  'card',
  'designId',
  'category',
  'occasion',
  'paper',
  'punching',
  'refinementType',
  'ribbon',
  'ribbonColor',
  'bow',
  'screw',
  'standard',
  'tag',
  'themeId',
  'isSample',
  'quantity',
] as const

/** A card as its configurator is told of it: what goes with it stands there by itself, not as a sku. */
export function cardQuery(
  { product, category, occasion }: Pick<Design, 'product' | 'category' | 'occasion'>,
  { designId, paper, punching, refinement, accessories, tag, quantity }: CardChoice,
) {
  const chosen = accessories.flatMap((sku) => readSku(sku) ?? [])
  const ribbon = chosen.find(({ type }) => type === 'ribbon')
  const variantOf = (wanted: AccessoryType) => chosen.flatMap((each) => (each.type === wanted && 'variant' in each ? each.variant : []))[0]
  return {
    card: product,
    designId,
    category,
    occasion,
    paper,
    punching: punching === plain ? undefined : punching,
    refinementType: refinement,
    ...(ribbon?.type === 'ribbon' && { ribbon: ribbon.kind, ribbonColor: ribbon.color }),
    bow: variantOf('bow'),
    screw: variantOf('screw'),
    standard: variantOf('standard'),
    tag,
    quantity,
  }
}
