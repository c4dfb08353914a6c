import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alternate } from './median.ts'
import { pagePath, type Started, startLimit, startShop } from './processes.ts'
import type { Row } from './row.ts'

const rounds = 15

/** From making the process to the last byte of the first page, on a data folder that was used before, against a bare Node server's. */
export async function start(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-bench-'))
  // The same each time: pages are kept by their address.
  const settings = { DATA_DIR: folder, PORT: await freePort() }
  try {
    const first = await firstPage(() => startShop(settings), pagePath)
    const { again, anew, limit } = await alternate(rounds, {
      again: async () => (await firstPage(() => startShop(settings), pagePath)).ms,
      // Every port is an address of its own, whose pages nobody has made yet.
      anew: async () => (await firstPage(async () => startShop({ ...settings, PORT: await freePort() }), pagePath)).ms,
      limit: async () => (await firstPage(() => startLimit(first.bytes), '/')).ms,
    })
    return [
      { measure: 'start to first page, which was made before', ours: again, limit, unit: 'ms', target: { atMost: 1.8 } },
      { measure: 'start to first page, which is new', ours: anew, limit, unit: 'ms' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

async function firstPage(begin: () => Promise<Started>, path: string): Promise<{ ms: number; bytes: number }> {
  const from = performance.now()
  const server = await begin()
  const page = await fetch(server.addresses[0] + path)
  const { byteLength } = await page.arrayBuffer()
  const ms = performance.now() - from
  await server.stop()
  if (page.status !== 200) throw new Error(`The first page answered ${page.status}.`)
  return { ms, bytes: byteLength }
}
