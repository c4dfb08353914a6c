import { applyEdit, applyEdits, type Edit } from '../../runtime/edits/edit.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { History } from './history.ts'

export type TakenBack =
  | { type: 'nothing' }
  /** Somebody else has worked there since; the intent is out of the history. */
  | { type: 'others-work'; history: History }
  | { type: 'taken-back'; content: RawBlok; done: Edit[]; history: History }

/** Takes back the last intent of one side of the history; on the other side it can be done again. Never takes back another's work. */
export function takeBack(content: RawBlok, history: History, from: keyof History, at: number): TakenBack {
  const intent = history[from].at(-1)
  if (!intent) return { type: 'nothing' }
  const rest = { ...history, [from]: history[from].slice(0, -1) }
  if (isOthersWork(content, intent.inverses)) return { type: 'others-work', history: rest }
  const { content: edited, inverses, done } = applyEdits(content, intent.inverses)
  const to = from === 'past' ? 'future' : 'past'
  return { type: 'taken-back', content: edited, done, history: { ...rest, [to]: [...history[to], { key: undefined, at, inverses }] } }
}

/** Whether an edit would write over what somebody else wrote, or change what they have removed. */
function isOthersWork(before: RawBlok, edits: readonly Edit[]): boolean {
  let content = before
  for (const each of edits) {
    const edited = applyEdit(content, each)
    if (!edited || 'overwrote' in edited) return true
    content = edited.content
  }
  return false
}
