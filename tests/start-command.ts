import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const Package = z.object({ scripts: z.object({ start: z.string() }) })
const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
const words = scripts.start.split(' && ').at(-1)?.split(' ') ?? []

/** How `npm start` starts what it has built: what it sets in the environment, and what it tells Node. */
export const startCommand = {
  environment: Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=') as [string, string])),
  /** From whichever folder it is started. */
  parameters: words.slice(words.indexOf('node') + 1).map((word) => (word.endsWith('.mjs') ? resolve(word) : word)),
}
