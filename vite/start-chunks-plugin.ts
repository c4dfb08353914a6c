import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type InfoOf, modulesOf } from './modules-of.ts'

const program = resolve('server/main.ts')
const start = resolve('server/start/serve.ts')
const thread = resolve('server/pages/render-thread.ts')

/**
 * Puts what a start waits for into two files, one of which the thread that makes pages reads, too. Left to itself a build makes one of
 * each piece that anything else shares: fifty, which have to be found and read one by one.
 */
export function startChunksPlugin(): Plugin {
  let before = new Set<string>()
  const alsoOfThread = new Set<string>()
  const ofStart = new Set<string>()
  // Each before the next, which would draw it in as what it imports: the start into the thread, and into what comes before it.
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'before-start', test: (id) => before.has(id) && id !== program, priority: 3 },
    { name: 'start-and-thread', test: (id) => alsoOfThread.has(id), priority: 2 },
    { name: 'start', test: (id) => ofStart.has(id), priority: 1 },
  ]
  return {
    name: 'anlass:start-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({
      environments: {
        ssr: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: { groups },
                // One quotation mark, and V8 keeps a whole file as two bytes a character.
                charset: 'ascii',
                comments: { legal: true, annotation: false, jsdoc: false },
              },
              // Vike adds a group; that it has no name for a report of timings is nothing to warn of.
              checks: { bundlerTimings: false },
            },
          },
        },
      },
    }),
    buildEnd() {
      const infoOf: InfoOf = (id) => this.getModuleInfo(id)
      const atOnce = (entry: string) => modulesOf([entry], infoOf, 'at once')
      // The program has V8 keep what it compiles, and then reads the start.
      before = atOnce(program)
      const ofThread = atOnce(thread)
      for (const id of atOnce(start)) if (!before.has(id)) (ofThread.has(id) ? alsoOfThread : ofStart).add(id)
    },
  }
}
