import type { ReactNode } from 'react'
import { z } from 'zod'
import type { RawBlok } from '../schemas/blok.ts'
import { type ContentProblem, describeProblem } from './content-error.ts'
import type { Block } from './define-block.ts'
import { editMark } from './edit-mark.ts'

interface BrokenBlok {
  sent: RawBlok
  /** Where it stands; `''` for the root. */
  path: string
}

/** Says in a draft what is wrong with a blok, at its place, around the bloks in it. `problems` are those of the whole story. */
export function problemBlock(problems: readonly ContentProblem[]): Block {
  return {
    component: '',
    folder: '',
    schema: z.object({}),
    example: { _uid: '', component: '' },
    hasElement: false,
    wakes: undefined,
    reads: undefined,
    load: undefined,
    flag: undefined,
    draw(content, slots) {
      // The walk makes this block's content itself.
      const { sent, path } = content as BrokenBlok
      const messages = problems.filter((problem) => isAbout(problem.path, path, slots)).map(describeProblem)
      return (
        <>
          <div {...editMark(sent)} style={box}>
            {messages.map((message) => (
              <p key={message} role="alert" style={sentence}>
                {message}
              </p>
            ))}
          </div>
          {Object.values(slots)}
        </>
      )
    },
  }
}

/** A problem in one of a blok's own bloks is the blok's; one in its slots has a box of its own. */
function isAbout(place: string, path: string, slots: Record<string, ReactNode>): boolean {
  if (place === path) return true
  if (path !== '' && !place.startsWith(`${path}.`)) return false
  const inside = path === '' ? place : place.slice(path.length + 1)
  return !Object.keys(slots).some((slot) => inside.startsWith(`${slot}[`))
}

const box = { margin: '1rem', padding: '1rem 1.25rem', border: '2px dashed #a3141c', background: '#fff6f4', color: '#7a0f15' }
const sentence = { margin: 0, font: '500 1rem/1.45 system-ui, sans-serif' }
