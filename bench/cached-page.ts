/**
 * `npm run bench`: a cached page against plain node:http writing the same bytes, side by side in one run.
 * Needs a build and wrk (Debian: apt-get install wrk). How to read it: bench/README.md.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const rounds = 5
const secondsARound = 3

if (process.argv[2] === '--limit') await serveLimit(process.argv[3] ?? '')
else await run()

/** The limit: a server that does nothing but write these bytes. */
async function serveLimit(address: string) {
  const encoding = process.argv[4] ?? 'identity'
  const page = await fetch(address, { headers: { 'accept-encoding': encoding } })
  // fetch has taken the compression away; what counts is the number of bytes.
  const bytes = Buffer.alloc(Number(page.headers.get('content-length')) || Buffer.from(await page.arrayBuffer()).length, 'x')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'content-length': bytes.length })
    response.end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

async function start(command: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const address = /http:\/\/\S+:\d+/.exec(output)?.[0]
    if (address) return { address, stop: () => child.kill() }
  }
  throw new Error(`It ended at its start: ${output}`)
}

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-bench-'))
  const shop = await start(['dist/server/main.mjs'], { DATA_DIR: folder, PORT: '0', STUDIO_PORT: '0' })
  const page = `${shop.address}/hochzeit/`
  console.log(`${rounds} rounds of ${secondsARound} s each, alternating; medians\n`)
  for (const encoding of ['identity', 'br']) {
    const limit = await start([fileURLToPath(import.meta.url), '--limit', page, encoding])
    const results = { shop: [] as Figures[], limit: [] as Figures[] }
    for (let round = 0; round < rounds; round++) {
      results.shop.push(wrk(page, encoding, 32))
      results.limit.push(wrk(limit.address, encoding, 32))
    }
    const single = { shop: [] as Figures[], limit: [] as Figures[] }
    for (let round = 0; round < rounds; round++) {
      single.shop.push(wrk(page, encoding, 1))
      single.limit.push(wrk(limit.address, encoding, 1))
    }
    const rate = (list: Figures[]) => median(list.map(({ requestsASecond }) => requestsASecond))
    const p50 = (list: Figures[]) => median(list.map(({ p50Us }) => p50Us))
    console.log(
      `${encoding}: ${Math.round(rate(results.shop))} requests/s, limit ${Math.round(rate(results.limit))}, ratio ${(rate(results.shop) / rate(results.limit)).toFixed(2)}`,
    )
    console.log(
      `${encoding}: p50 at one connection ${p50(single.shop)} µs, limit ${p50(single.limit)} µs, ratio ${(p50(single.shop) / p50(single.limit)).toFixed(2)}`,
    )
    limit.stop()
  }
  shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Figures {
  requestsASecond: number
  p50Us: number
}

function wrk(address: string, encoding: string, connections: number): Figures {
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${secondsARound}s`, '--latency', '-H', `accept-encoding: ${encoding}`, address],
    { encoding: 'utf8' },
  )
  const [, value = '0', unit = 'us'] = /50%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  return {
    requestsASecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50Us: Math.round(Number(value) * { us: 1, ms: 1000, s: 1_000_000 }[unit as 'us' | 'ms' | 's']),
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
