/** Prints how long publishes take to reach those who ask over HTTP, among many stories, as JSON. Run by bench/publish.ts. */

import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { createStory, publishStory } from '../../server/content/story-writing.ts'
import { noFlags } from '../../server/flags/flags.ts'
import { threadRenderer } from '../../server/pages/thread-renderer.ts'
import { listen, localAddress } from '../../server/start/listen.ts'
import { createPrograms } from '../../server/start/programs.ts'
import { brandFolder, pageOfBlocks } from '../stories.ts'
import { openShopInside } from './shop-inside.ts'

const stories = 10_000
const publishes = 300
/** Between the last save and the publish: who reaches for the button takes longer. */
const reachMs = 30
const blocks = 30
/** So long a page of so many blocks is not in the making. */
const settleMs = 500

const shop = await openShopInside()
const { store, metrics, log } = shop
const parentId = await brandFolder(store)
const ids = await store.transaction(async (writing) => {
  const made: number[] = []
  for (let index = 0; index < stories; index++) {
    const id = await createStory(writing, { name: nameOf(index), slug: nameOf(index), parentId, content: contentOf(index, 'first') })
    await publishStory(writing, id)
    made.push(id)
  }
  return made
})

const renderer = threadRenderer({ file: './dist/server/render-thread.mjs', metrics, log })
const programs = createPrograms(shop, {
  renderer,
  scripts: { build: 'bench', script: () => undefined },
  flags: async () => noFlags,
  studioFiles: async () => ({ scripts: [], of: () => ({ modules: [], styles: [] }) }),
})
const server = await listen(programs.hits(getRequestListener((await programs.shop()).fetch)), {
  host: '127.0.0.1',
  port: 0,
  setting: 'PORT',
})
const agent = new Agent({ keepAlive: true })
const used = Array.from({ length: publishes }, (_, index) => index)
for (const index of used) await ask(index)

const before = await figures()
const ms = await timed('second', reachMs)
const msTogether = await timed('third', 0)

// Now nobody asks until all is made again.
for (const index of used) await publish(index, 'fourth', 0)
const made = await settledFigures()
for (const index of used) if (!(await ask(index)).text.includes('fourth')) throw new Error('An old page was served.')
const done = await figures()

console.log(
  JSON.stringify({
    ms,
    msTogether,
    dropsAPublish: (made.drops - before.drops) / (3 * publishes),
    madeBefore: (done.hits - made.hits) / publishes,
  }),
)
process.exit(0)

/** How long the publish of each took until the new bytes were there, so many milliseconds after they were saved. */
async function timed(word: string, afterMs: number): Promise<number[]> {
  const ms: number[] = []
  for (const index of used) {
    const start = await publish(index, word, afterMs)
    let answer = await ask(index)
    while (!answer.text.includes(word)) answer = await ask(index)
    ms.push(answer.at - start)
  }
  return ms
}

/** Publishes a new version of a story and answers when that began. */
async function publish(index: number, word: string, afterMs: number): Promise<number> {
  const id = ids[index] ?? 0
  await store.saveDraft(id, { content: contentOf(index, word) })
  if (afterMs > 0) await after(afterMs)
  const start = performance.now()
  await store.publishStory(id)
  return start
}

/** As browsers ask; and when all had come. Over node:http: fetch takes a millisecond itself. */
async function ask(index: number) {
  const asked = get(`${localAddress(server)}/${nameOf(index)}/`, { agent, headers: { 'accept-encoding': 'br' } })
  const [page] = (await once(asked, 'response')) as [IncomingMessage]
  // `buffer` of stream/consumers takes most of a millisecond more, for it has another thread put the chunks together.
  const chunks: Buffer[] = []
  page.on('data', (chunk) => chunks.push(chunk))
  await once(page, 'end')
  const at = performance.now()
  if (page.statusCode !== 200) throw new Error(`${nameOf(index)} answered ${page.statusCode}.`)
  return { at, text: brotliDecompressSync(Buffer.concat(chunks)).toString() }
}

async function figures() {
  const text = await metrics.text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  const cache = (result: string) => read(`anlass_page_cache_total\\{result="${result}"\\}`)
  return { hits: cache('hit'), drops: cache('drop'), renders: read('anlass_render_seconds_count') }
}

/** Once nothing is rendered any more: how often it is to be is not said, as drafts are drawn too, before they are published. */
async function settledFigures() {
  for (let last = -1; ; await after(settleMs)) {
    const now = await figures()
    if (now.renders === last) return now
    last = now.renders
  }
}

function nameOf(index: number): string {
  return `bench-story-${index}`
}

function contentOf(index: number, word: string) {
  return { ...pageOfBlocks(blocks, `${nameOf(index)} ${word}`) }
}
