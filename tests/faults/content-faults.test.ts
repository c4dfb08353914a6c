import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startShop } from '../running-shop.ts'
import { headline } from '../test-bloks.ts'
import { type FaultName, faults, openFaultyContent, sendWebhook } from './faulty-content.ts'
import { keepAsking } from './keep-asking.ts'

const requestsAFault = 500

async function openShop(parameters: string[] = []) {
  const content = await openFaultyContent()
  const ids = new Map<string, number>()
  for (const page of ['versand', 'faq', 'papier']) {
    ids.set(page, await content.publish(`anlass/${page}`, { body: [headline(`${page} alt`)] }))
  }
  // Whose content is elsewhere is given none.
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  const shop = await startShop({ ...content.environment, DATA_DIR: folder, LOG_LEVEL: 'error' }, parameters)
  onTestFinished(() => shop.stop())
  /** Publishes new words, and has the shop told. */
  const publishWords = async (page: string, words: string) => {
    const id = ids.get(page) ?? 0
    await content.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'Seite', body: [headline(words)] } })
    await content.store.publishStory(id)
    expect(await sendWebhook(shop.shop, { action: 'published', story_id: id, full_slug: `anlass/${page}` })).toBe(200)
  }
  const visit = async (path: string) => {
    const response = await fetch(shop.shop + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  // The first pages wait for the start, and for a service that takes five reads a second.
  for (const path of ['/versand/', '/faq/']) await expect.poll(async () => (await visit(path)).status, { timeout: 20_000 }).toBe(200)
  const words = async (path: string) => /(versand|faq|papier) (alt|neu)/.exec((await visit(path)).text)?.[0]
  return { content, shop, publishWords, visit, words }
}

describe('when the content service goes wrong', () => {
  it.each(Object.keys(faults) as FaultName[])('and %s, no page that was good fails, and all is well again by itself', async (fault) => {
    const { content, shop, publishWords, visit, words } = await openShop()
    content.goWrong(fault)
    const visitors = keepAsking(shop.shop, ['/versand/', '/faq/'], requestsAFault)
    await publishWords('versand', 'versand neu')
    const old = await visit('/versand/')
    expect([old.status, old.headers.has('age')]).toEqual([200, true])
    expect(old.text).toContain('versand alt')
    const unseen = await visit('/papier/')
    expect(unseen.status).toBeOneOf([500, 503])
    if (unseen.status === 503) expect(unseen.headers.get('retry-after')).toBe('5')
    expect(unseen.text).toContain('</html>')
    expect(await visitors.stop()).toEqual({ times: expect.any(Number), failures: [] })

    content.goWrong(undefined)
    await expect.poll(() => words('/versand/'), { timeout: 20_000 }).toBe('versand neu')
    await expect.poll(async () => (await visit('/papier/')).status, { timeout: 20_000 }).toBe(200)
  })

  it('who shares visitors out still sends them to the pages there are, and editors nowhere', async () => {
    const { content, shop } = await openShop()
    const readiness = (origin: string) =>
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(async (response) => [response.status, await response.text()])
    expect(await readiness(shop.shop)).toEqual([200, 'ready'])
    content.goWrong('answers nothing')
    expect(await readiness(shop.shop)).toEqual([200, expect.stringContaining('last good pages')])
    expect(await readiness(shop.studio)).toEqual([503, expect.stringContaining('out of reach')])
    content.goWrong(undefined)
    await expect.poll(() => readiness(shop.shop), { timeout: 20_000 }).toEqual([200, 'ready'])
  })

  it('a shop that starts meanwhile serves what the disk has', async () => {
    const { content, shop } = await openShop()
    await shop.end()
    content.goWrong('closes the connection')
    const again = await startShop({ ...content.environment, DATA_DIR: shop.folder, PORT: new URL(shop.shop).port, LOG_LEVEL: 'fatal' })
    onTestFinished(() => again.stop())
    const page = await fetch(`${again.shop}/versand/`)
    expect([page.status, page.headers.has('age')]).toEqual([200, true])
    expect(await page.text()).toContain('versand alt')
  })
})

describe('webhooks', () => {
  it('reach every process, whichever of them was told', async () => {
    const { publishWords, words } = await openShop(['--processes', '2'])
    // Each at a connection of its own, which are shared out among the processes.
    const everywhere = async () => new Set(await Promise.all(Array.from({ length: 8 }, () => words('/versand/'))))
    await expect.poll(everywhere, { timeout: 20_000 }).toEqual(new Set(['versand alt']))
    await publishWords('versand', 'versand neu')
    await expect.poll(everywhere, { timeout: 20_000 }).toEqual(new Set(['versand neu']))
  })

  it('that are forged change nothing; a thousand true ones in a row cost no visitor a page', async () => {
    const { content, shop, publishWords, visit, words } = await openShop()
    const id = (await content.get('stories/anlass/versand')).body.story.id
    const notice = { action: 'published', story_id: id, full_slug: 'anlass/versand' }
    const drops = async () => Number(/total\{result="drop"\} (\d+)/.exec((await visit('/metrics')).text)?.[1] ?? 0)

    expect(await sendWebhook(shop.shop, notice, 'another-secret')).toBe(401)
    expect(await drops()).toBe(0)

    const visitors = keepAsking(shop.shop, ['/versand/'], requestsAFault)
    const statuses = await Promise.all(Array.from({ length: 1_000 }, () => sendWebhook(shop.shop, notice)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await visitors.stop()).failures).toEqual([])
    await publishWords('versand', 'versand neu')
    await expect.poll(() => words('/versand/'), { timeout: 20_000 }).toBe('versand neu')
  })
})
