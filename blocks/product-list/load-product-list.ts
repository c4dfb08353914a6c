import type { OwnFields } from '../../runtime/define-block.ts'
import type { FetchedDesigns } from '../../runtime/fetch-designs.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import type { Design, DesignPage } from '../../schemas/cards/design.ts'
import { type DesignsAsked, pageSizes } from '../../schemas/cards/design-filters.ts'
import type { ProductListBlok } from './product-list.schema.ts'

/** The first page of a listing, or the picked designs. */
export interface ProductListData {
  page: FetchedDesigns
  /** What the listing asks before a shopper has narrowed it down. Absent where the designs are picked. */
  asked?: DesignsAsked
  /** The how-manieth listing of the page: their words in the address differ by it. */
  number: number
  /** Picked designs that the catalogue does not have. */
  missing: string[]
}

export async function loadProductList(blok: OwnFields<ProductListBlok>, reader: PageReader): Promise<ProductListData> {
  const { designs: picked, occasion, product, sort } = blok
  if (picked.length > 0) return loadPicked(picked, reader)
  const pageSize = pageSizes.find((size) => String(size) === blok.pageSize) ?? pageSizes[0]
  const asked: DesignsAsked = { occasion, ...(product && { product: [product] }), sort, pageSize }
  const number = reader.countListing()
  return { page: trim(await reader.designs(asked)), asked, number, missing: [] }
}

async function loadPicked(picked: string[], reader: PageReader): Promise<ProductListData> {
  const ids = picked.filter((id) => /^[1-9]\d{0,6}$/.test(id)).map(Number)
  const page = ids.length > 0 ? await reader.designs({ ids }) : { designs: [], total: 0, filters: {} }
  const known = new Map(page.designs.map((design) => [String(design.id), design]))
  const designs = picked.flatMap((id) => known.get(id) ?? [])
  return { page: trim({ designs, total: designs.length, filters: {} }), number: 0, missing: picked.filter((id) => !known.has(id)) }
}

/** What cards show: all else need not travel. */
const trim = ({ designs, total, filters }: DesignPage): FetchedDesigns => ({
  designs: designs.map(({ id, name, description, kindName, label, picture }: Design) => ({
    id,
    name,
    description,
    kindName,
    label,
    picture,
  })),
  total,
  filters,
})
