import type { Edit } from '../../runtime/edits/edit.ts'

/** Edits with later ones behind them. A field that is written again and again is written once, but not in what is being sent: the first `sent` stay as they are. */
export function withPending(pending: readonly Edit[], done: readonly Edit[], sent: number): readonly Edit[] {
  const [edit] = done
  const last = pending.at(-1)
  const goesOn =
    done.length === 1 &&
    pending.length > sent &&
    edit?.verb === 'set' &&
    last?.verb === 'set' &&
    edit.uid === last.uid &&
    edit.field === last.field
  return goesOn ? pending.with(-1, { ...edit, was: last.was }) : [...pending, ...done]
}
