import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { buildScript } from './build-script.ts'

/** The files of a finished bundle, as far as they are needed here. */
type Bundle = Record<string, { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[] }>

/**
 * Builds the first script, the one that lays out the rest of a page, and every block's element, each by itself, into
 * `scripts/<name>.js` beside the client's files: the server puts those of a page together in one file. The first script learns
 * here which chunks the app is made of.
 */
export function scriptsPlugin(): Plugin {
  return {
    name: 'anlass:scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist/client' }, bundle) {
      const appFiles = appFilesIn(bundle).map((file) => `/${file}`)
      const folder = join(dir, '..', 'scripts')
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      await Promise.all(
        ['browser/first-script.ts', 'browser/lay-out-rest.ts', ...globSync('blocks/*/*.element.ts')].map(async (source) => {
          const name = basename(source).replace(/(\.element)?\.ts$/, '')
          writeFileSync(join(folder, `${name}.js`), await buildScript(source, [withAppFiles(appFiles)]))
        }),
      )
    },
  }
}

/** The app's chunk first, then all it imports, however deep. */
function appFilesIn(bundle: Bundle): string[] {
  const app = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith('/browser/app.tsx'))
  if (!app) throw new Error('The bundle has no browser/app.tsx: it must be an input of the client build.')
  const files = new Set([app.fileName])
  for (const file of files) for (const imported of bundle[file]?.imports ?? []) files.add(imported)
  return [...files]
}

const withAppFiles = (files: string[]): Plugin => ({
  name: 'anlass:app-files',
  load: (id) => (id.endsWith('/browser/app-files.ts') ? `export const appFiles = ${JSON.stringify(files)}` : undefined),
})
