/** Something about a story that whoever publishes it must know: an error refuses, a warning asks. */
export interface Check {
  level: 'error' | 'warning'
  message: string
  /** The blok and field it is about; the story as a whole without. */
  uid?: string
  field?: string
}
