import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'

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
  const serve = serveStatic({ root: folder, precompressed: true })
  files.use('/assets/*', caching('public, max-age=31536000, immutable'), serve)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) files.use(`/${entry.name}`, caching('public, max-age=3600'), serve)
  }
  return files
}

/** Only for what was found: an error may be over the next moment. */
const caching =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('cache-control', value)
    // Of a file that was sent as it is there may be a compressed one.
    if (!c.res.headers.has('vary')) c.header('vary', 'accept-encoding')
  }
