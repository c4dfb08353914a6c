import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/**
 * Builds the script of draft pages by itself: it draws every block, and shoppers want each block in a file of its own, so that
 * it would come in as many. Writes its address beside the client's files, as `draft.json`.
 */
export function draftScriptPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'anlass:draft-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle({ dir = 'dist/client' }) {
      const chunks = await buildChunks('browser/draft.tsx', config)
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

/** What a block looks like when it is chosen is drawn by the server, not in the page that it is chosen for. */
const withoutExamples: Plugin = {
  name: 'anlass:without-examples',
  load: {
    filter: { id: /\.example\.ts$/ },
    handler: () => "export const example = { _uid: '', component: '' }",
  },
}

/** What a block reads, and what it says to search engines, is asked of the server, with all the schemas that takes. */
const withoutLoads: Plugin = {
  name: 'anlass:without-loads',
  enforce: 'pre',
  transform: {
    filter: { id: /\/blocks\/[^/]+\/(?:load-[^/]+|[^/]+-product-data)\.ts$/ },
    handler: (code) => ({
      code: [...code.matchAll(/^export (?:async function|function|const) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => { throw new Error('Only a server has it.') }`)
        .join('\n'),
      map: null,
    }),
  },
}

/** What fields say of themselves to whoever fills them in, and where a block is found, stands in the editor, not in the page. */
const withoutFormTexts: Plugin = {
  name: 'anlass:without-form-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:blocks\/[^/]+\/[^/]+\.schema|schemas\/[^/]+)\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/\b(?:description|group):\s*(?:(['"])(?:\\.|(?!\1).)*\1,?|\w+,)/g, ''), map: null }),
  },
}

/** Without their sheets: a draft page has those of all blocks. */
async function buildChunks(
  input: string,
  { css, build: { target, chunkSizeWarningLimit } }: ResolvedConfig,
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), withoutExamples, withoutLoads, withoutFormTexts],
    css: { modules: css.modules },
    build: {
      write: false,
      target,
      chunkSizeWarningLimit,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'assets/draft/[name].[hash].js', chunkFileNames: 'assets/draft/[name].[hash].js' },
      },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.filter((file) => file.type === 'chunk')
}
