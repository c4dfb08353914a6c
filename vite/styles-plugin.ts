import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { modulesOf } from './modules-of.ts'

/** Marks the module that has a sheet's class names and nothing else. */
const classes = '\0classes:'
/** The studio draws itself in the browser, and brings its own styles. */
const studio = resolve('studio')

/**
 * A page has the styles of its blocks before their code comes, if it comes at all: so in the browser a component imports
 * the names of its classes, and no sheet. Writes `pieces.json` beside the client's files: the sheets of `runtime/ui/` that
 * each block's component needs, by the block's folder.
 */
export function stylesPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'anlass:styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: (source, importer) =>
      importer?.endsWith('.tsx') && !importer.startsWith(studio) && source.endsWith('.module.css')
        ? `${classes}${resolve(dirname(importer), source)}.js`
        : undefined,
    async load(id) {
      const sheet = sheetOf(id)
      if (!sheet) return
      const { modules } = await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config)
      return `export default ${JSON.stringify(modules)}`
    },
    writeBundle({ dir = 'dist/client' }) {
      const pieces = Object.fromEntries(
        globSync('blocks/*/*.block.ts').map((definition) => {
          const folder = basename(dirname(definition))
          // Also what it imports only later: its styles must be there by then.
          const modules = modulesOf([resolve(dirname(definition), `${folder}.tsx`)], (id) => this.getModuleInfo(id))
          const sheets = [...modules].flatMap((id) => sheetOf(id) ?? []).map((sheet) => relative(process.cwd(), sheet))
          return [folder, sheets.filter((sheet) => sheet.startsWith('runtime/ui/')).sort()]
        }),
      )
      writeFileSync(join(dir, '..', 'pieces.json'), JSON.stringify(pieces))
    },
  }
}

const sheetOf = (id: string) => (id.startsWith(classes) ? id.slice(classes.length, -'.js'.length) : undefined)
