/** Something on the drawn page that keeps people out, and the blok and field it comes from where these can be told. */
export interface Finding {
  /** A rule of axe, or `empty-alt`. */
  rule: string
  uid?: string
  field?: string
  /** The beginning of the element's text, by which an editor knows it. */
  text?: string
  /** Of a text on its ground, and what it should be at least. */
  contrast?: { is: number; least: number }
}
