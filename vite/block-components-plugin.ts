import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'

/** As `browser/live-blocks.tsx` writes it. */
const allFiles = "['../blocks/*/*.tsx', '!../blocks/**/*.test.tsx']"

/**
 * A pattern can't say that a file is called as its folder: without this, each piece of a block would be a file of its own for
 * browsers to fetch. What is built imports only the blocks' components, and the pieces with them.
 */
export function blockComponentsPlugin(): Plugin {
  return {
    name: 'anlass:block-components',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/browser\/live-blocks\.tsx$/ },
      handler(code) {
        if (!code.includes(allFiles))
          this.error(`The pattern of the blocks' components is no longer ${allFiles}: change it in both places.`)
        const components = globSync('blocks/*/*.tsx').filter((file) => basename(file, '.tsx') === basename(dirname(file)))
        return { code: code.replace(allFiles, JSON.stringify(components.map((file) => `../${file}`))), map: null }
      },
    },
  }
}
