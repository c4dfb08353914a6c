import type { BlockProps } from '../../runtime/define-block.ts'
import { designsWords } from '../../runtime/messages/german/designs-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { CardsSection, cardHeading } from '../../runtime/ui/cards-section.tsx'
import { DesignGrid } from './design-grid.tsx'
import { Listing } from './listing.tsx'
import type { ProductListData } from './load-product-list.ts'
import styles from './product-list.module.css'
import type { ProductListBlok } from './product-list.schema.ts'

/** Designs of the catalogue (R2.24, R2.31), each with a heart: a listing to narrow down, or those an editor has picked. */
export function ProductList({ blok, data, editable }: BlockProps<ProductListBlok, ProductListData>) {
  const message = useMessages(designsWords)
  const { headline, url } = blok
  const isDraft = Object.keys(editable).length > 0
  const shown = { heading: cardHeading(headline), url } as const
  return (
    <CardsSection headline={headline} label={headline || message('designs.label')} editable={editable}>
      {isDraft && data.missing.length > 0 && <p className={styles.note}>{message('designs.missing', { ids: data.missing.join(', ') })}</p>}
      {data.asked ? (
        <Listing data={data} asked={data.asked} offered={blok.filters} {...shown} />
      ) : (
        <DesignGrid designs={data.page.designs} {...shown} />
      )}
    </CardsSection>
  )
}
