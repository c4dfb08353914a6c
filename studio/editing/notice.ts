import type { Edit } from '../../runtime/edits/edit.ts'
import type { ReleaseEnd } from './release-over.ts'

/** Something a person must be told of their own and others' work on a story. */
export type Notice =
  /** Somebody else wrote the same field; mine stands, theirs is here. */
  | { type: 'both-wrote'; uid: string; field: string; theirs: unknown }
  /** Somebody else removed or replaced what I have changed. */
  | { type: 'lost-place'; edits: Edit[] }
  /** Somebody else worked in bloks that I have removed: they stay. */
  | { type: 'not-removed'; uids: string[] }
  /** Taking back would have taken back another's work. */
  | { type: 'not-undone' }
  | { type: 'others-saved' }
  /** Mine, written in a release that has ended since: it is done in the story itself now. */
  | { type: 'from-release'; end: ReleaseEnd }
  | { type: 'refused'; message: string }
  /** The browser has no room to keep what is not saved. */
  | { type: 'not-kept' }
