import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unavailableWords } from '../../runtime/messages/german/unavailable-words.ts'
import { noCdn } from '../cdn/cdn.ts'
import { FileStoreError } from '../images/file-store.ts'
import type { ImageStore } from '../images/image-store.ts'
import { readSettings } from '../settings/read-settings.ts'
import { openTestBackEnd, shippingAt } from '../shop-api/test-back-end.ts'
import { type LastGoodShopParts, lastGoodShop } from './last-good-shop.ts'
import { testPage } from './test-page.ts'

const page = { page: testPage('Guten Tag'), version: 7, edition: 'e', madeAt: Date.now() }
const picture = '/f/1/800x600/abc/bild.svg/m/400x300/filters:format(webp)'
const noImages: Pick<ImageStore, 'findImage'> = { findImage: async () => undefined }

/** With one page, at /seite. */
function openShop(environment: Record<string, string> = {}, parts: Partial<LastGoodShopParts> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return lastGoodShop({
    settings: readSettings({ DATA_DIR: folder, ...environment }),
    log: pino({ level: 'silent' }),
    store: { find: (key) => (key.endsWith('/seite') ? page : undefined) },
    images: noImages as ImageStore,
    cdn: noCdn,
    scripts: { build: 'b', script: () => undefined },
    clientFolder: folder,
    ...parts,
  })
}

describe('a shop whose content can’t be opened', () => {
  it.each(['GET', 'HEAD'])('shows a page to who reads it with %s', async (method) => {
    const answer = await openShop().request('http://localhost:3000/seite', { method })
    expect([answer.status, await answer.text()]).toEqual([200, method === 'GET' ? 'Guten Tag' : ''])
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('says of a page that it is only read', async () => {
    const answer = await openShop().request('http://localhost:3000/seite', { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await answer.text()).toBe('Seiten werden nur gelesen: mit GET oder HEAD, nicht mit POST.')
  })

  it('says in its own words that a page can not be had now', async () => {
    const answer = await openShop().request('http://localhost:3000/anderswo/')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain(unavailableWords.unavailable.said)
  })

  it('has who sends something to another address try again', async () => {
    const answer = await openShop().request('http://localhost:3000/webhooks/storyblok', { method: 'POST' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('says of a picture whose place does not answer that it can be had later, and in the log why', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).reason) })
    const images: Pick<ImageStore, 'findImage'> = { findImage: () => Promise.reject(new FileStoreError('The bucket does not answer.')) }
    const answer = await openShop({}, { log, images: images as ImageStore }).request(`http://localhost:3000${picture}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toBe('Das ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.')
    expect(lines).toEqual(['The bucket does not answer.'])
  })

  it('passes on what is the back end’s', async () => {
    const backEnd = await openTestBackEnd()
    const answer = await openShop({ SHOP_API_URL: backEnd.address }).request('http://localhost:3000/web-api/shipping-information')
    expect([answer.status, await answer.json()]).toEqual([200, shippingAt(499)])
    expect(backEnd.asked).toHaveLength(1)
  })
})
