import { envelopePrices, envelopeSizes, shippingMethods, shippingPrices } from '../../schemas/shipping.ts'
import type { ShopApi } from './shop-api.ts'

/** Our own shop service: knows what the specification says, and nothing that changes while it runs. */
export const embeddedShopApi: ShopApi = {
  async shippingInformation({ country }) {
    const parcels = shippingMethods.flatMap((method) => {
      const price = shippingPrices[country][method]
      return price ? [{ method, price }] : []
    })
    return { data: { parcels, envelopes: envelopeSizes.map((size) => ({ size, prices: envelopePrices[country][size] })) } }
  },
}
