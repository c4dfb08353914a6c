import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * GET /assets/*  what the build made; its names change with its content
 * GET /{file}    the files of public/, which the build has put beside its own
 *
 * The build has put a compressed form beside each text (vite/compress-plugin.ts).
 *
 * Nothing without a folder: in development Vite serves them.
 */
export function builtFiles(folder: string | undefined) {
  const files = new Hono()
  if (!folder) return files
  const serve = (caching: string) =>
    serveStatic({ root: folder, precompressed: true, onFound: (_, c) => c.header('cache-control', caching) })
  files.use('/assets/*', serve('public, max-age=31536000, immutable'))
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) files.use(`/${entry.name}`, serve('public, max-age=3600'))
  }
  return files
}
