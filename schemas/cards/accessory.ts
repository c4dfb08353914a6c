/** What goes with a card, known by its sku (R3.15). */
export const accessoryTypes = ['bow', 'box', 'envelope', 'inlay', 'posterbar', 'ribbon', 'screw', 'standard'] as const
export type AccessoryType = (typeof accessoryTypes)[number]

/** How the flap of an envelope is cut. */
export const envelopeFlaps = ['gerade', 'spitz'] as const
export type EnvelopeFlap = (typeof envelopeFlaps)[number]

export type Accessory =
  | { type: 'envelope'; subType: EnvelopeFlap; color: string; width: number; height: number }
  | { type: 'inlay'; width: number; height: number; paper: string }
  | { type: 'ribbon'; kind: string; color: string }
  | { type: Exclude<AccessoryType, 'envelope' | 'inlay' | 'ribbon'>; variant: string }

/** `envelope-spitz-salbei-162x114`, `inlay-105x148-transparent`, `ribbon-satin-weinrot`, `screw-gold`. Millimetres. */
export function writeSku(accessory: Accessory): string {
  switch (accessory.type) {
    case 'envelope':
      return `envelope-${accessory.subType}-${accessory.color}-${accessory.width}x${accessory.height}`
    case 'inlay':
      return `inlay-${accessory.width}x${accessory.height}-${accessory.paper}`
    case 'ribbon':
      return `ribbon-${accessory.kind}-${accessory.color}`
    default:
      return `${accessory.type}-${accessory.variant}`
  }
}

const word = '[a-z0-9]+'
const size = '([1-9]\\d{0,3})x([1-9]\\d{0,3})'
const patterns = {
  envelope: new RegExp(`^envelope-(${envelopeFlaps.join('|')})-(${word})-${size}$`),
  inlay: new RegExp(`^inlay-${size}-(${word})$`),
  ribbon: new RegExp(`^ribbon-(${word})-(${word})$`),
  other: new RegExp(
    `^(${accessoryTypes.filter((type) => !['envelope', 'inlay', 'ribbon'].includes(type)).join('|')})-(${word}(?:-${word})*)$`,
  ),
}

/** What a sku stands for; `undefined` for what is none. */
export function readSku(sku: string): Accessory | undefined {
  const [, subType, color = '', width, height] = patterns.envelope.exec(sku) ?? []
  if (subType) return { type: 'envelope', subType: subType as EnvelopeFlap, color, width: Number(width), height: Number(height) }
  const [, wide, high, paper] = patterns.inlay.exec(sku) ?? []
  if (paper) return { type: 'inlay', width: Number(wide), height: Number(high), paper }
  const [, kind, shade = ''] = patterns.ribbon.exec(sku) ?? []
  if (kind) return { type: 'ribbon', kind, color: shade }
  const [, type, variant = ''] = patterns.other.exec(sku) ?? []
  return type ? ({ type, variant } as Accessory) : undefined
}
