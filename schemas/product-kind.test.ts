import { expect, it } from 'vitest'
import { Design } from './cards/design.ts'
import { productKinds } from './product-kind.ts'

it('R3.04 there are seven kinds of products, and a design is of one of them', () => {
  expect(productKinds).toEqual(['calendar', 'card', 'collage', 'photoframe', 'photoprint', 'photobook', 'photobox'])
  const { kind } = Design.shape
  expect(productKinds.every((each) => kind.safeParse(each).success)).toBe(true)
  expect(kind.safeParse('mug').success).toBe(false)
})
