import type { ReactNode } from 'react'
import { z } from 'zod'
import type { RawBlok } from '../schemas/blok.ts'
import type { ContentProblem } from './content-error.ts'
import type { Block } from './define-block.ts'
import { editMark } from './edit-mark.ts'
import { codeOfProblem, explainProblem, labelsOf } from './explain-problem.ts'
import type { Registry } from './registry.ts'

interface BrokenBlok {
  sent: RawBlok
  /** Where it stands; `''` for the root. */
  path: string
}

/** Says in a draft what is wrong with a blok, at its place, around the bloks in it. `problems` are those of the whole story. */
export function problemBlock(problems: readonly ContentProblem[], registry: Registry): Block {
  const labels = labelsOf(registry)
  return {
    component: '',
    folder: '',
    schema: z.object({}),
    example: { _uid: '', component: '' },
    hasElement: false,
    isElementLate: false,
    isFor: undefined,
    wakes: undefined,
    reads: undefined,
    load: undefined,
    structuredData: undefined,
    flag: undefined,
    draw(content, slots) {
      // The walk makes this block's content itself.
      const { sent, path } = content as BrokenBlok
      const own = problems.filter((problem) => isAbout(problem.path, path, slots))
      return (
        <>
          <div {...editMark(sent)} style={box}>
            {own.map((problem) => (
              <div key={codeOfProblem(problem)}>
                <p role="alert" style={sentence}>
                  {explainProblem(problem, labels)}
                </p>
                <p style={code}>{codeOfProblem(problem)}</p>
              </div>
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
const code = {
  margin: '0.25rem 0 0',
  font: '400 0.8125rem/1.4 ui-monospace, monospace',
  color: '#6b4547',
  overflowWrap: 'anywhere',
} as const
