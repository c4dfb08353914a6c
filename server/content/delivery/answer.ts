import type { JsonObject } from '../blok-tree.ts'

/** What the API answers with 200. */
export interface Answer {
  body: JsonObject
  /** Of a list: sent as headers, by which clients page. */
  total?: number
  perPage?: number
}
