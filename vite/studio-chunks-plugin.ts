import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type InfoOf, modulesOf } from './modules-of.ts'

const studio = resolve('studio/start-studio.tsx')
/** What screens share is put together until it is as large, in bytes as written: less is not worth a request of its own. */
const smallest = 2_500

/**
 * Puts what the studio's screens share into few chunks, and leaves what a shopper loads as it is. Left to itself a build
 * makes one of each module that other screens share, and of each stylesheet: an editor waited for a hundred files.
 */
export function studioChunksPlugin(): Plugin {
  const ofStudio = new Set<string>()
  const alsoOfShop = new Set<string>()
  const groups: Rolldown.CodeSplittingGroup[] = [
    // Before the other, which would draw them in as what it imports, and the studio into the shop.
    { name: 'shared', test: (id) => alsoOfShop.has(id), entriesAware: true, priority: 2 },
    { name: 'studio', test: (id) => ofStudio.has(id), entriesAware: true, entriesAwareMergeThreshold: smallest, priority: 1 },
  ]
  return {
    name: 'anlass:studio-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            // Vike adds a group; that it has no name for a report of timings is nothing to warn of.
            rolldownOptions: { output: { codeSplitting: { groups } }, checks: { bundlerTimings: false } },
          },
        },
      },
    }),
    buildEnd() {
      const infoOf: InfoOf = (id) => this.getModuleInfo(id)
      const entriesOfShop = [...this.getModuleIds()].filter((id) => id !== studio && infoOf(id)?.isEntry)
      const shop = modulesOf(entriesOfShop, infoOf)
      for (const id of modulesOf([studio], infoOf)) {
        if (!hasOwnChunk(infoOf(id))) (shop.has(id) ? alsoOfShop : ofStudio).add(id)
      }
    },
  }
}

/** What is loaded when it is wanted: the server knows a screen by its chunk. */
const hasOwnChunk = (info: Rolldown.ModuleInfo | null) => info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
