import { defineBlock } from '../../runtime/define-block.ts'
import { loadProductList } from './load-product-list.ts'
import { example } from './product-list.example.ts'
import { ProductListBlok } from './product-list.schema.ts'
import { ProductList } from './product-list.tsx'

export const productList = defineBlock({
  schema: ProductListBlok,
  Component: ProductList,
  example,
  reads: ['headline', 'filters', 'url'],
  wakes: 'visible',
  load: loadProductList,
})
