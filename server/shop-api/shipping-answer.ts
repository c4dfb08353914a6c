import { envelopePrices, envelopeSizes, shippingMethods, shippingPrices } from '../../schemas/shipping.ts'
import { shippingQuestion } from '../../schemas/shipping-information.ts'
import { answering } from './embedded-answer.ts'

export const shippingAnswer = answering(shippingQuestion, ({ country }) => ({
  parcels: shippingMethods.flatMap((method) => {
    const price = shippingPrices[country][method]
    return price ? [{ method, price }] : []
  }),
  envelopes: envelopeSizes.map((size) => ({ size, prices: envelopePrices[country][size] })),
}))
