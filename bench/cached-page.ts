import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createFlag } from '../server/flags/embedded/flag-store.ts'
import { copySeededFolder } from '../tests/seeded-folder.ts'
import { median } from './median.ts'
import { isForeignContent, pagePath, type Shop, startLimit, startShop } from './processes.ts'
import type { Row } from './row.ts'
import { pageOfBlocks, publishBlocks, publishPage, withContentOf } from './stories.ts'

const rounds = 15
const secondsARound = 1

/** A page from the cache against plain node:http that writes the same head and as many bytes, in turn. Needs wrk. */
export async function cachedPage(): Promise<Row[]> {
  // The first start of a build draws the seed and looks at every story once, which is over by now.
  const folder = await copySeededFolder()
  const shop = await startShop({ DATA_DIR: folder })
  const rows: Row[] = []
  try {
    for (const encoding of ['identity', 'br']) {
      const { ours, limit } = await compare(shop.shop + pagePath, encoding, 32)
      rows.push({
        measure: `cached page, ${encoding}`,
        ours: rate(ours),
        limit: rate(limit),
        unit: 'requests/s',
        target: { atLeast: 0.75 },
      })
    }
    if (!isForeignContent) {
      const address = await pageWithVariants(shop)
      const { ours, limit } = await compare(address, 'br', 32, await beenAt(address))
      rows.push({ measure: 'cached page with a variant, br', ours: rate(ours), limit: rate(limit), unit: 'requests/s' })
    }
    for (const [size, address] of Object.entries(await singleConnectionPages(shop))) {
      for (const encoding of ['identity', 'br']) {
        const { ours, limit, bytes } = await compare(address, encoding, 1)
        const p50 = (list: Figures[]) => median(list.map(({ p50Us }) => p50Us))
        const measure = `cached page, one connection, ${size}, ${encoding} (${Math.round(bytes / 1000)} kB)`
        rows.push({ measure, ours: p50(ours), limit: p50(limit), unit: 'µs p50', target: { atMost: 1.3 } })
      }
    }
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

const rate = (list: Figures[]) => median(list.map(({ requestsASecond }) => requestsASecond))

/** The headers of somebody who has been at a page before, with the cookies it gave them, and is no robot. */
async function beenAt(address: string): Promise<Record<string, string>> {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' }
  const { headers: answered } = await fetch(address, { headers })
  const cookies = answered.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return { ...headers, cookie: cookies.join('; ') }
}

/** Of which everybody sees the new variant. */
async function pageWithVariants({ shop, folder }: Shop): Promise<string> {
  await withContentOf(folder, async (store) => {
    await store.transaction((writing) => createFlag(writing, 'bench', { share: 100 }))
    const { body, ...page } = pageOfBlocks(50, 'bench-variant')
    const variants = { _uid: 'variants', component: 'flag_switch', flag: 'bench', off: [], on: body }
    await publishPage(store, 'bench-variant', { ...page, body: [variants] })
  })
  return `${shop}/bench-variant/`
}

/** The page, and with content of our own also two of which one is twenty times as long. */
async function singleConnectionPages({ shop, folder }: Shop): Promise<Record<string, string>> {
  if (isForeignContent) return { page: shop + pagePath }
  const sizes = [50, 1000]
  await withContentOf(folder, async (store) => {
    for (const size of sizes) await publishBlocks(store, size, `bench-${size}`)
  })
  return { page: shop + pagePath, ...Object.fromEntries(sizes.map((size) => [`${size} blocks`, `${shop}/bench-${size}/`])) }
}

async function compare(address: string, encoding: string, connections: number, headers: Record<string, string> = {}) {
  // What counts is the number of bytes; fetch takes the compression away.
  const page = await fetch(address, { headers: { ...headers, 'accept-encoding': encoding } })
  const { date: _, connection: __, 'keep-alive': ___, ...head } = Object.fromEntries(page.headers)
  const bytes = Number(head['content-length'])
  await page.arrayBuffer()
  if (page.status !== 200) throw new Error(`${address} answered ${page.status}.`)
  const limit = await startLimit(bytes, head)
  const results = { ours: [] as Figures[], limit: [] as Figures[], bytes }
  for (let round = 0; round < rounds; round++) {
    results.ours.push(wrk(address, encoding, connections, headers))
    results.limit.push(wrk(`${limit.addresses[0]}/`, encoding, connections))
  }
  await limit.stop()
  return results
}

const headerLines = (headers: Record<string, string>) => Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])

interface Figures {
  requestsASecond: number
  p50Us: number
}

function wrk(address: string, encoding: string, connections: number, headers: Record<string, string> = {}): Figures {
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${secondsARound}s`, '--latency', ...headerLines({ ...headers, 'accept-encoding': encoding }), address],
    { encoding: 'utf8' },
  )
  const [, value = '0', unit = 'us'] = /50%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  return {
    requestsASecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50Us: Math.round(Number(value) * { us: 1, ms: 1000, s: 1_000_000 }[unit as 'us' | 'ms' | 's']),
  }
}
