import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { copySeededFolder } from '../tests/seeded-folder.ts'
import { isForeignContent, pagePath, startShop } from './processes.ts'
import type { Row } from './row.ts'
import { brandFolder, pageOfBlocks, withContentOf } from './stories.ts'

const pages = 1_000
const blocks = 20
const secondsOfLoad = 10
const pictures = 60

/** The memory of the process after load: from the cache alone, and after making many pages or pictures. Linux only. */
export async function memory(): Promise<Row[]> {
  // The first start of a build draws the seed and looks at every story once, which is over by now.
  const folder = await copySeededFolder()
  try {
    return [
      ...(await fromCache(folder)),
      ...(isForeignContent ? [] : [...(await whileRendering(folder)), ...(await afterPictures(folder))]),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fromCache(folder: string): Promise<Row[]> {
  const first = await startShop({ DATA_DIR: folder })
  load(first.shop + pagePath)
  const thatMadeIt = residentMb(first.pid)
  await first.stop()

  // Pages belong to an origin: at another port it would be a new one.
  const cached = await startShop({ DATA_DIR: folder, PORT: new URL(first.shop).port })
  try {
    load(cached.shop + pagePath)
    const once = residentMb(cached.pid)
    load(cached.shop + pagePath)
    return [
      { measure: 'memory, cached page only', ours: residentMb(cached.pid), unit: 'MB', target: { atMost: 120 } },
      { measure: 'memory, cached page only, growth over as much load again', ours: residentMb(cached.pid) - once, unit: 'MB' },
      { measure: 'memory, cached page that the process has made itself', ours: thatMadeIt, unit: 'MB' },
    ]
  } finally {
    await cached.stop()
  }
}

async function whileRendering(folder: string): Promise<Row[]> {
  // Nothing is kept: every request makes its page.
  const shop = await startShop({ DATA_DIR: folder, PAGE_CACHE_MB: '0', PAGE_STORE_MB: '0' })
  try {
    const names = Array.from({ length: pages }, (_, index) => `bench-${index}`)
    await withContentOf(shop.folder, async (store) => {
      const parentId = await brandFolder(store)
      for (const name of names) {
        await store.publishStory(await store.createStory({ name, slug: name, parentId, content: { ...pageOfBlocks(blocks, name) } }))
      }
    })
    const ask = async () => {
      for (const name of names) {
        const page = await fetch(`${shop.shop}/${name}/`)
        await page.arrayBuffer()
        if (page.status !== 200) throw new Error(`${name} answered ${page.status}.`)
      }
      return residentMb(shop.pid)
    }
    await ask()
    const second = await ask()
    const third = await ask()
    return [
      { measure: `memory, making ${pages} pages`, ours: third, unit: 'MB', target: { atMost: 200 } },
      { measure: `memory, making ${pages} pages, growth over the third time`, ours: third - second, unit: 'MB', target: { atMost: 10 } },
    ]
  } finally {
    await shop.stop()
  }
}

/** Of the home page, each anew: what makes them goes again. */
async function afterPictures(folder: string): Promise<Row[]> {
  const shop = await startShop({ DATA_DIR: folder })
  try {
    const html = await (await fetch(`${shop.shop}/`)).text()
    const found = new Set(Array.from(html.matchAll(/\/f\/[^" ,]+\/m\/[^" ,]+/g), ([address]) => address))
    const before = residentMb(shop.pid)
    for (const address of [...found].slice(0, pictures)) {
      const picture = await fetch(shop.shop + address)
      await picture.arrayBuffer()
      if (picture.status !== 200) throw new Error(`${address} answered ${picture.status}.`)
    }
    return [
      { measure: `memory, growth by making ${Math.min(pictures, found.size)} pictures`, ours: residentMb(shop.pid) - before, unit: 'MB' },
    ]
  } finally {
    await shop.stop()
  }
}

function load(address: string): void {
  execFileSync('wrk', ['-t1', '-c32', `-d${secondsOfLoad}s`, address], { stdio: 'ignore' })
}

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
