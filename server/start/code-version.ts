import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The same for the same code, what the shop ships with among it. vite/code-version-plugin.ts wrote it into the build. */
export const codeVersion = (build: string): string => readFileSync(join(build, 'server', 'version'), 'utf8')
