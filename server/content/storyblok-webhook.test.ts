import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ContentChange, ContentListener } from './content-change.ts'
import { storyblokWebhook } from './storyblok-webhook.ts'

const secret = 'secret-of-the-webhook'
const sign = (body: string, by = secret) => createHmac('sha1', by).update(body).digest('hex')

function openWebhook(
  configured: string | undefined = secret,
  findUuid = async (slug: string): Promise<string | undefined> => `uuid of ${slug}`,
) {
  const heard: ContentChange[] = []
  const listeners: ContentListener[] = []
  /** As another process tells what it has heard, too. */
  const announce = (change: ContentChange) => {
    for (const listener of listeners) listener(change, 1)
  }
  const app = storyblokWebhook({
    secret: configured,
    announceContentChange: (change) => {
      heard.push(change)
      announce(change)
    },
    onContentChange: (listener) => void listeners.push(listener),
    findUuid,
  })
  const send = async (body: string, signature: string | undefined = sign(body)) => {
    const headers = { 'content-type': 'application/json', ...(signature !== undefined && { 'webhook-signature': signature }) }
    const response = await app.request('/webhooks/storyblok', { method: 'POST', body, headers })
    return { status: response.status, body: await response.json() }
  }
  return { heard, send, announce }
}

const notice = (fields: object) => JSON.stringify({ text: 'The user x@y did something', space_id: 123, ...fields })

describe('the webhook of hosted Storyblok', () => {
  it.each(['published', 'unpublished', 'deleted', 'moved'])('tells of a story that was %s', async (action) => {
    const { heard, send } = openWebhook()
    expect((await send(notice({ action, story_id: 140773191961982, full_slug: 'anlass/home' }))).status).toBe(200)
    expect(heard[0]).toEqual({ action, id: 140773191961982, uuid: undefined, fullSlug: 'anlass/home' })
  })

  it('tells with its uuid of a story that is new, or stands elsewhere, so that pages that pick it or lead to it know', async () => {
    const { heard, send } = openWebhook()
    const tell = async (action: string, full_slug: string) => {
      await send(notice({ action, story_id: 1, full_slug }))
      return heard.splice(0).slice(1)
    }
    const appears = (fullSlug: string) => ({ action: 'published', id: 1, uuid: `uuid of ${fullSlug}`, fullSlug, appears: true })
    expect(await tell('published', 'anlass/a')).toEqual([appears('anlass/a')])
    expect(await tell('published', 'anlass/a')).toEqual([])
    expect(await tell('published', 'anlass/b')).toEqual([appears('anlass/b')])
    expect(await tell('unpublished', 'anlass/b')).toEqual([])
    expect(await tell('published', 'anlass/b')).toEqual([appears('anlass/b')])
  })

  it('answers without waiting for the story to be read, and of a thousand at once says once and not before the last that anything may have changed', async () => {
    const asked: string[] = []
    const reading = Promise.withResolvers<void>()
    const { heard, send } = openWebhook(secret, async (slug) => {
      asked.push(slug)
      await reading.promise
      return `uuid of ${slug}`
    })
    const ids = Array.from({ length: 1000 }, (_, id) => id)
    const answers = await Promise.all(ids.map((id) => send(notice({ action: 'published', story_id: id, full_slug: `anlass/${id}` }))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1000)
    expect([heard.length, asked.length]).toEqual([1000, 20])

    reading.resolve()

    await expect.poll(() => heard.length).toBe(1020)
    expect(heard[1000]).toEqual({ action: 'release-merged' })
    expect(heard.slice(1001).every((change) => 'appears' in change)).toBe(true)
  })

  it.each<ContentChange>([{ action: 'unpublished', id: 1, uuid: undefined, fullSlug: 'anlass/a' }, { action: 'release-merged' }])(
    'tells so of a story that is there again after another process heard $action',
    async (change) => {
      const { heard, send, announce } = openWebhook()
      const publishAgain = async () => {
        await send(notice({ action: 'published', story_id: 1, full_slug: 'anlass/a' }))
        return heard.splice(0).length
      }
      expect([await publishAgain(), await publishAgain()]).toEqual([2, 1])
      announce(change)
      expect(await publishAgain()).toBe(2)
    },
  )

  it('says that anything may have changed when the story can not be read', async () => {
    const { heard, send } = openWebhook(secret, () => Promise.reject(new Error('gone')))
    await send(notice({ action: 'published', story_id: 1, full_slug: 'anlass/a' }))
    expect(heard.slice(1)).toEqual([{ action: 'release-merged' }])
  })

  it('tells of datasources, files and releases', async () => {
    const { heard, send } = openWebhook()
    await send(notice({ action: 'entries_updated', datasource_slug: 'versand' }))
    await send(notice({ action: 'replaced', asset_id: 7 }))
    await send(notice({ action: 'merged', release_id: 9 }))
    expect(heard).toEqual([
      { action: 'datasource-updated', slug: 'versand' },
      { action: 'asset-updated', id: 7 },
      { action: 'release-merged' },
    ])
  })

  it('takes what changes no page without a word', async () => {
    const { heard, send } = openWebhook()
    expect(await send(notice({ action: 'added', user_id: 3 }))).toEqual({ status: 200, body: { isUsed: false } })
    expect(heard).toEqual([])
  })

  it('is deaf to anyone who does not know the secret', async () => {
    const { heard, send } = openWebhook()
    const body = notice({ action: 'published', story_id: 1, full_slug: 'home' })
    for (const signature of ['', 'wrong', sign(body, 'another'), sign(`${body} `), sign(body).toUpperCase()]) {
      expect(await send(body, signature)).toMatchObject({ status: 401, body: { error: 'wrong-signature' } })
    }
    expect(heard).toEqual([])
  })

  it('says what to do when no secret is set', async () => {
    const app = storyblokWebhook({
      secret: undefined,
      announceContentChange: () => undefined,
      onContentChange: () => undefined,
      findUuid: async () => undefined,
    })
    const response = await app.request('/webhooks/storyblok', { method: 'POST', body: '{}' })
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({ error: 'not-configured', message: expect.stringContaining('Set STORYBLOK_WEBHOOK_SECRET') })
  })

  it.each([
    '',
    'not json',
    '[]',
    'null',
    '{}',
    notice({ action: 'published' }),
    notice({ action: 'published', story_id: 'x', full_slug: 'home' }),
  ])('refuses the body %s', async (body) => {
    const { heard, send } = openWebhook()
    expect(await send(body)).toMatchObject({ status: 400, body: { error: 'invalid-notice' } })
    expect(heard).toEqual([])
  })

  it('refuses a body that is too large, before it is read', async () => {
    const { send } = openWebhook()
    expect((await send(notice({ action: 'published', padding: 'x'.repeat(70_000) }))).status).toBe(413)
  })
})
