import { envelopePrices, envelopeSizes, shippingMethods, shippingPrices } from '../../schemas/shipping.ts'
import { cardOffer, notOffered } from './card-offer.ts'
import { cardPrice } from './card-prices.ts'
import { embeddedDesigns } from './embedded-designs.ts'
import { selectDesigns } from './select-designs.ts'
import { type Market, NotOffered, type ShopApi } from './shop-api.ts'

/** Our own shop service: knows what the specification says and what the shop draws, and nothing that changes while it runs. */
export function embeddedShopApi(spaceId: number): ShopApi {
  const designOf = async (market: Market, id: number) => {
    const { designs } = await embeddedDesigns(market, spaceId)
    const design = designs.find((each) => each.id === id)
    if (!design) throw new NotOffered(`There is no design ${id}.`)
    return design
  }
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
    cardOffer: async (market, designId) => ({ data: cardOffer(await designOf(market, designId), market) }),
    async cardPrice(market, choice) {
      const design = await designOf(market, choice.designId)
      const problem = notOffered(choice, cardOffer(design, market))
      if (problem !== undefined) throw new NotOffered(problem)
      return { data: cardPrice(choice, design, market.country) }
    },
  }
}
