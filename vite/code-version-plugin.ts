import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes `version` beside the server's files: a start need not read them all to know whether it is another build than the last one. */
export function codeVersionPlugin(): Plugin {
  return {
    name: 'anlass:code-version',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle({ dir = 'dist/server' }, bundle) {
      const hash = createHash('sha1')
      for (const file of Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
        hash.update(`${file.fileName}\n`).update(file.type === 'chunk' ? file.code : file.source)
      }
      writeFileSync(join(dir, 'version'), hash.digest('hex'))
    },
  }
}
