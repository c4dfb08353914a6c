import { useState } from 'react'

/** What was written and not sent, by where it is said. It outlives its sheet, not the studio's page. */
const begun = new Map<string, string>()

export const isBegun = (where: string) => begun.has(where)

/** A text that stands there again when one comes back to it; it is let go of when it is empty. */
export function useBegun(where: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => begun.get(where) ?? '')
  const keep = (next: string) => {
    if (next === '') begun.delete(where)
    else begun.set(where, next)
    setText(next)
  }
  return [text, keep]
}
