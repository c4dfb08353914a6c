import { blokLists } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { FieldProblem } from '../management/answers.ts'

/** A problem, and the field of the blok it is about; `''` when it is about the blok. */
export interface BlokProblem {
  field: string
  message: string
}

/** The service's problems, which name places (`body[1].content[0]`), by the uids of the bloks there. */
export function problemsByBlok(content: RawBlok, problems: readonly FieldProblem[]): Map<string, BlokProblem[]> {
  const found = new Map<string, BlokProblem[]>()
  for (const { path, field, message } of problems) {
    const { uid, rest } = nearest(content, [path === 'content' ? '' : path, field].filter(Boolean).join('.'))
    found.set(uid, [...(found.get(uid) ?? []), { field: rest.replace(/[.[].*$/, ''), message }])
  }
  return found
}

/** The deepest blok on a path, and what of the path is left. */
function nearest(blok: RawBlok, path: string): { uid: string; rest: string } {
  const [, field, index, rest = ''] = /^([^.[]+)\[(\d+)\]\.?(.*)$/.exec(path) ?? []
  const child = blokLists(blok).find(([name]) => name === field)?.[1][Number(index)]
  return child ? nearest(child, rest) : { uid: blok._uid, rest: path }
}
