import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { cssModules } from './css-modules.ts'

/**
 * Builds the script of draft pages by itself: it draws every block, and shoppers want each block in a file of its own, so that
 * it would come in as many. Writes its address beside the client's files, as `draft.json`.
 */
export function draftScriptPlugin(): Plugin {
  return {
    name: 'anlass:draft-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist/client' }) {
      const chunks = await buildChunks('browser/draft.tsx')
      for (const { fileName, code } of chunks) {
        mkdirSync(dirname(join(dir, fileName)), { recursive: true })
        writeFileSync(join(dir, fileName), code)
      }
      const script = chunks.find(({ isEntry }) => isEntry)
      if (!script || script.imports.length > 0)
        throw new Error('The script of draft pages must be one file, but for what it imports later.')
      writeFileSync(join(dir, '..', 'draft.json'), JSON.stringify(`/${script.fileName}`))
    },
  }
}

/** Without their sheets: a draft page has those of all blocks. */
async function buildChunks(input: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: cssModules },
    build: {
      write: false,
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'assets/draft/[name].[hash].js', chunkFileNames: 'assets/draft/[name].[hash].js' },
      },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.filter((file) => file.type === 'chunk')
}
