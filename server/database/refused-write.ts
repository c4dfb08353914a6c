/** A change of content that cannot be made, with a sentence for whoever asked for it. Nothing was written. */
export class RefusedWrite extends Error {
  override name = 'RefusedWrite'
  /** The part of the story or datasource that is at fault. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
