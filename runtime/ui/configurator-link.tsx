import { priceWords } from '../messages/german/price-words.ts'
import { useMessages } from '../messages/messages.ts'
import { type ProductQuery, writeProductQuery } from '../product-query.ts'
import { useSite } from '../site/site-context.ts'
import { LinkButton } from './link-button.tsx'

/** What has a configurator, an app of its own beside the shop (R2.08). */
export type Configurator = 'calendar' | 'card' | 'collage' | 'photobook' | 'photobox'

interface ConfiguratorLinkProps {
  product: Configurator
  /** What is chosen, as the configurator is told. */
  choice: ProductQuery
  keys: readonly string[]
}

/** Leads to where the product is designed, with what has been chosen. Nothing where the shop has no configurators. */
export function ConfiguratorLink({ product, choice, keys }: ConfiguratorLinkProps) {
  const site = useSite()
  const message = useMessages(priceWords)
  if (!site.hasConfigurators) return null
  const query = writeProductQuery(choice, keys)
  const to = `/configurator-${product}${query && `?${query}`}`
  return <LinkButton to={{ kind: 'url', to, anchor: '', uuid: undefined, newTab: false, title: '' }} text={message('price.design')} />
}
