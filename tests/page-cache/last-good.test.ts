import { describe, expect, it } from 'vitest'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

describe('the last good page', () => {
  it('a page that was withdrawn is no last good page, here or in a process that begins later', async () => {
    const shop = await openTestShop()
    const { store } = shop
    const [unpublished, deleted] = [await shop.publishPage('anlass/eins'), await shop.publishPage('anlass/zwei')]
    await shop.publishPage('anlass/drei')
    const moved = await shop.publishPage('anlass/vier')
    const one = await shop.begin({ keepsPages: true })
    const see = async ({ visit }: Pick<Shop, 'visit'> | typeof one) =>
      Promise.all(['/eins/', '/zwei/', '/drei/', '/at/eins/', '/vier/'].map(async (path) => (await visit(path)).status))
    expect(await see(one)).toEqual([200, 200, 200, 200, 200])
    await store.unpublishStory(unpublished)
    expect(await see(one)).toEqual([404, 200, 200, 404, 200])
    one.end()
    await store.moveStory(moved, { slug: 'fünf' })
    await store.unpublishStory(moved)
    await store.deleteStory(deleted)
    const next = await shop.begin({ keepsPages: true, makesPages: false })
    expect(await see(next)).toEqual([503, 503, 200, 503, 503])
    next.end()
  })

  it('a page of which nobody knows whether it was withdrawn, so much has changed since it was made, is no last good page', async () => {
    const shop = await openTestShop()
    const unpublished = await shop.publishPage('anlass/eins')
    const other = await shop.publishPage('anlass/zwei')
    const one = await shop.begin({ keepsPages: true })
    expect((await one.visit('/eins/')).status).toBe(200)
    one.end()
    await shop.store.unpublishStory(unpublished)
    for (let times = 0; times < 1_001; times++) await shop.store.publishStory(other)
    const next = await shop.begin({ keepsPages: true, makesPages: false })
    expect((await next.visit('/eins/')).status).toBe(503)
    next.end()
  })

  it('R2.45 a story that was broken by a publish shows shoppers the last good page, and the log what is wrong', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Gut')] })
    await shop.visit('/versand/')

    await shop.store.saveDraft(id, {
      content: { _uid: 'p', component: 'page', title: 'x', body: [{ _uid: 'b', component: 'page_headlin' }] },
    })
    await shop.store.publishStory(id)
    const { status, text, headers } = await shop.visit('/versand/')

    expect([status, headers.get('age')]).toEqual([200, '0'])
    expect(text).toContain('Gut')
    expect(shop.lines.filter(({ level }) => level === 50)).toMatchObject([{ story: 'anlass/versand', nearest: 'page_headline' }])

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Wieder gut')] } })
    await shop.store.publishStory(id)
    expect((await shop.visit('/versand/')).text).toContain('Wieder gut')
  })
})
