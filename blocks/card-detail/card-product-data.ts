import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { designTitle } from '../../schemas/design-title.ts'
import type { CardDetailBlok } from './card-detail.schema.ts'
import type { CardDetailData } from './load-card-detail.ts'

/**
 * The design and what its cards cost as they are first shown, so that search engines can say it, too
 * (https://schema.org/Product). Prices hold VAT, as on the page.
 */
export function cardProductData(
  _: OwnFields<CardDetailBlok>,
  data: CardDetailData | null,
  { site, canonical, socialImage }: PageFacts,
): object | undefined {
  if (!data) return undefined
  const { design, choice, price } = data
  const costs = { price: (price.total.cents / 100).toFixed(2), priceCurrency: price.total.currency.toUpperCase() }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: designTitle(design),
    description: design.description,
    sku: String(design.id),
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
        referenceQuantity: { '@type': 'QuantitativeValue', value: choice.quantity },
      },
    },
  }
}
