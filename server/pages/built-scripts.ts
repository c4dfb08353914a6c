import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The code of pages, and the name of the build it belongs to. */
export interface PageScripts {
  /** Tells builds apart (R7.16). */
  build: string
  /** The named scripts as one; `undefined` when one of them is not there. */
  script(names: readonly string[]): string | undefined
}

/** The scripts of a finished build in `folder`. Everything is read once. */
export function builtScripts(folder: string): PageScripts {
  const scripts = new Map(
    readdirSync(join(folder, 'scripts'))
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [basename(file, '.js'), readFileSync(join(folder, 'scripts', file), 'utf8')]),
  )
  const hash = createHash('sha1').update(readFileSync(join(folder, 'assets.json')))
  for (const text of scripts.values()) hash.update(text)
  return {
    build: hash.digest('base64url').slice(0, 8),
    script: (names) => joinScripts(names.map((name) => scripts.get(name))),
  }
}

/** Each runs whatever becomes of the others. */
function joinScripts(texts: (string | undefined)[]): string | undefined {
  if (texts.includes(undefined)) return undefined
  return texts.map((text) => `try{${text}}catch(e){reportError(e)}`).join('\n')
}
