import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const BuildManifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)

/** What a finished build made of each source. */
export type BuildManifest = z.infer<typeof BuildManifest>

/** Of the build in `folder`, where vike leaves Vite's manifest as `assets.json`. */
export const readBuildManifest = (folder: string): BuildManifest =>
  BuildManifest.parse(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')))

/** The chunk of a source. Throws when the build has no such source. */
export function chunkOf(manifest: BuildManifest, source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}: run npm run build.`)
  return chunk
}

/** The chunk of a source, and then all that it imports, directly or not. */
export function chunksOf(manifest: BuildManifest, source: string) {
  const chunks = new Set([chunkOf(manifest, source)])
  for (const { imports } of chunks) for (const name of imports) if (manifest[name]) chunks.add(manifest[name])
  return [...chunks]
}

/**
 * Fetches modules beside the one that imports them. Otherwise a browser hears of each when it has read the one before,
 * and an editor far from the server waits for the way there and back as often as imports are deep.
 */
export const preloadModules = (addresses: readonly string[]): string =>
  addresses.map((href) => `<link rel="modulepreload" href="${href}">`).join('')
