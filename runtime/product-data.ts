import type { Price } from '../schemas/price.ts'
import type { PageFacts } from './define-block.ts'

interface Product {
  name: string
  description: string
  sku: string
  /** Of what is chosen first, and how many of it. */
  price: Price
  quantity: number
}

/**
 * A product and what it costs as it is first shown, so that search engines can say it, too (https://schema.org/Product).
 * Prices hold VAT, as on the page.
 */
export function productData({ name, description, sku, price: { total }, quantity }: Product, page: PageFacts): object {
  const { site, canonical, socialImage } = page
  const costs = { price: (total.cents / 100).toFixed(2), priceCurrency: total.currency.toUpperCase() }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku,
    ...(socialImage && { image: socialImage }),
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'Offer',
      url: canonical,
      ...costs,
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...costs,
        valueAddedTaxIncluded: true,
        referenceQuantity: { '@type': 'QuantitativeValue', value: quantity },
      },
    },
  }
}
