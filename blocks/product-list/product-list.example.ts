import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'product-list-example',
  component: 'product_list',
  headline: 'Karten zur Hochzeit',
  occasion: 'hochzeit',
  pageSize: '12',
  sort: 'recommendation',
  filters: ['product', 'color', 'style', 'aspectRatio', 'punching', 'label'],
}
