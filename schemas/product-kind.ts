/** What the shop sells, by how it is made (R3.04). */
export const productKinds = ['calendar', 'card', 'collage', 'photoframe', 'photoprint', 'photobook', 'photobox'] as const
export type ProductKind = (typeof productKinds)[number]
