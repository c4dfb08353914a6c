import { build, type Plugin } from 'vite'

/** Builds one source into a script that imports nothing, so that several can be put together in one file. Answers its text. */
export async function buildScript(entry: string, plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['iife'], name: 'unused' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${entry} could not be built.`)
  return output.output[0].code.trim()
}
