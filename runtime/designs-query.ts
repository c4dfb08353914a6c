import { type DesignsAsked, designQueryKeys, designSorts } from '../schemas/cards/design-filters.ts'
import { writeProductQuery } from './product-query.ts'

/** What is asked of the catalogue as a query string of `/web-api/themes`. */
export const designsQuery = ({ sort, ...asked }: DesignsAsked): string =>
  writeProductQuery({ ...asked, sort: sort && designSorts[sort] }, designQueryKeys)
