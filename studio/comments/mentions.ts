import type { Collaborator, Piece } from '../management/discussion-calls.ts'

/** A written comment in pieces: `@Mia Berg` is a mention where somebody is called so; the longer name is meant. */
export function piecesOf(text: string, people: readonly Collaborator[]): Piece[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length)
  const pieces: Piece[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at + 1).toLowerCase()
    const named = text[at] === '@' ? byLength.find(({ name }) => rest.startsWith(name.toLowerCase()) && !goesOn(rest, name)) : undefined
    if (!named) {
      plain += text[at++]
      continue
    }
    if (plain) pieces.push({ type: 'text', text: plain })
    plain = ''
    pieces.push({ type: 'mention', attrs: { id: named.id, label: named.name } })
    at += named.name.length + 1
  }
  return plain ? [...pieces, { type: 'text', text: plain }] : pieces
}

/** `@Mia` is not named in `@Miami`. */
const goesOn = (rest: string, name: string) => /^[\p{L}\d]/u.test(rest.slice(name.length))

export interface Mentioning {
  /** Where the `@` stands. */
  from: number
  /** What has been typed of the name. */
  typed: string
}

/** The name that is being typed before the caret; `undefined` when it is none. */
export function mentionAt(text: string, caret: number): Mentioning | undefined {
  const typed = /(?:^|[\s(])@([\p{L}\d.@_-]*(?: [\p{L}\d.@_-]*)?)$/u.exec(text.slice(0, caret))?.[1]
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed }
}

const mostOffered = 6

export const offered = (typed: string, people: readonly Collaborator[]): Collaborator[] =>
  people
    .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()) || name.toLowerCase().includes(` ${typed.toLowerCase()}`))
    .slice(0, mostOffered)
