import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the small site and serves it at every path. It reads its settings from its document. */
export async function serveSite() {
  const folder = await mkdtemp(join(tmpdir(), 'anlass-site-'))
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: new URL('./site.tsx', import.meta.url).pathname, formats: ['es'], fileName: 'site' },
    },
  })
  const scripts = new Set(await readdir(folder))
  let settings: object = {}
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/favicon.ico') return response.writeHead(204).end()
    const isScript = scripts.has(url.slice(1))
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? await readFile(join(folder, url)) : document(settings))
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    set(now: object) {
      settings = now
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(folder, { recursive: true })
    },
  }
}

const document = (settings: object) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Werkstatt</title></head>
<body><div id="root"></div>
<script type="application/json" id="settings">${JSON.stringify(settings)}</script>
<script type="module" src="/site.js"></script></body></html>`
