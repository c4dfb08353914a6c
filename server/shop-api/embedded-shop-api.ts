import { envelopePrices, envelopeSizes, shippingMethods, shippingPrices } from '../../schemas/shipping.ts'
import { embeddedDesigns } from './embedded-designs.ts'
import { selectDesigns } from './select-designs.ts'
import type { ShopApi } from './shop-api.ts'

/** Our own shop service: knows what the specification says and what the shop draws, and nothing that changes while it runs. */
export function embeddedShopApi(spaceId: number): ShopApi {
  return {
    async shippingInformation({ country }) {
      const parcels = shippingMethods.flatMap((method) => {
        const price = shippingPrices[country][method]
        return price ? [{ method, price }] : []
      })
      return { data: { parcels, envelopes: envelopeSizes.map((size) => ({ size, prices: envelopePrices[country][size] })) } }
    },
    async designs(market, query) {
      const { designs, filterNames } = await embeddedDesigns(market, spaceId)
      return { data: selectDesigns(designs, query, filterNames) }
    },
  }
}
