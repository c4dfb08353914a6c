import type { Price } from '../schemas/price.ts'
import type { PageFacts } from './define-block.ts'

interface Product {
  name: string
  description?: string
  sku?: string
}

/**
 * A product and what so many of it cost as they are first shown, so that search engines can say it, too
 * (https://schema.org/Product). Prices hold VAT, as on the page.
 */
export function productData(product: Product, { total }: Price, quantity: number, { site, canonical, socialImage }: PageFacts): object {
  const costs = { price: (total.cents / 100).toFixed(2), priceCurrency: total.currency.toUpperCase() }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...product,
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
