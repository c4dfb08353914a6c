import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|txt|xml|json|webmanifest)$/
/** Below this an answer's headers weigh more than what is saved. */
const minBytes = 512

/** Writes `<file>.br` and `<file>.gz` beside every text the browser may ask for, as small as they get: the server only sends them. */
export function compressPlugin(): Plugin {
  return {
    name: 'anlass:compress',
    // After vike, which adds to the client's files when the server is built.
    buildApp: {
      order: 'post',
      handler: async ({ environments }) => compressFiles(environments.client?.config.build.outDir ?? 'dist/client'),
    },
  }
}

function compressFiles(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    if (bytes.length < minBytes) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: zlib.Z_BEST_COMPRESSION }))
  }
}
