import type { Place } from '../../runtime/edits/edit.ts'
import type { BlokActions } from '../editor/blok-actions.ts'

/** What the parts of a form do beyond setting a field. */
export interface BlokFormProps {
  actions: BlokActions
  /** Opens the palette for a place. */
  onAdd(to: Place): void
}
