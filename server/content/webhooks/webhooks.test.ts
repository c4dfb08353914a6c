import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestStudio } from '../../../tests/test-studio.ts'
import { closeGracefully, localAddress } from '../../start/listen.ts'
import { deliverDue, deliverWebhooks, waits } from './deliver-webhooks.ts'
import { sendWebhook, type WebhookRequest } from './send-webhook.ts'

const content = { _uid: 'root', component: 'page', title: 'Seite', body: [] }
const fail = (error: Error) => {
  throw error
}

async function openWithWebhook(actions: string[] = ['story.published', 'story.deleted']) {
  const studio = await openTestStudio()
  const { manage, database } = studio
  const webhook_endpoint = { name: 'Suche', endpoint: 'https://search.example.org/hook', secret: 'geheim', actions }
  const { id: endpointId } = (await manage('POST', 'webhook_endpoints', { webhook_endpoint })).body.webhook_endpoint
  const sent: WebhookRequest[] = []
  /** What the endpoint answers, the last for all that follow. */
  const answers: (number | null)[] = [200]
  const send = async (request: WebhookRequest) => {
    sent.push(request)
    return { status: (answers.length > 1 ? answers.shift() : answers[0]) ?? null, text: 'said' }
  }
  const create = async (slug: string) =>
    (await manage('POST', 'stories', { story: { name: slug, slug, content }, publish: 1 })).body.story.id
  const deliver = (now = new Date(Date.now() + 1_000)) => deliverDue({ database, allowsInside: false, onError: fail, send }, now)
  const logs = async () => (await manage('GET', `webhook_logs?webhook_endpoint_id=${endpointId}`)).body.webhook_logs
  return { ...studio, endpointId, sent, answers, create, deliver, logs }
}

describe('a webhook', () => {
  it('is told what it asked for, in the vendor’s form', async () => {
    const { create, deliver, sent, manage, logs } = await openWithWebhook()
    const id = await create('a')
    await manage('PUT', `stories/${id}`, { story: { name: 'Entwurf' } })
    await manage('GET', `stories/${id}/unpublish`)
    expect(await deliver()).toBe(1)
    expect(sent).toMatchObject([{ endpoint: 'https://search.example.org/hook', topic: 'story.published', secret: 'geheim' }])
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      action: 'published',
      text: 'The user admin@example.org published the Story a',
      space_id: 52681,
      story_id: id,
      full_slug: 'a',
    })
    expect(await deliver()).toBe(0)
    expect(await logs()).toMatchObject([
      { action: 'story.published', response_status: 200, retries: 0, finished_at: expect.any(String), payload: { story_id: id } },
    ])
  })

  it.each([
    ['story.moved', 'PUT', 'stories/:id', { story: { slug: 'b' } }, { action: 'moved', full_slug: 'b' }],
    ['story.deleted', 'DELETE', 'stories/:id', {}, { action: 'deleted', full_slug: 'a' }],
    ['story.unpublished', 'PUT', 'stories/:id/unpublish', {}, { action: 'unpublished' }],
    [
      'datasource.entries_updated',
      'POST',
      'datasources',
      { datasource: { name: 'D', slug: 'd' } },
      { action: 'entries_updated', datasource_slug: 'd' },
    ],
  ])('is told of %s', async (topic, method, path, body, payload) => {
    const { create, deliver, sent, manage } = await openWithWebhook([topic])
    const id = await create('a')
    await manage(method, path.replace(':id', id), body)
    await deliver()
    expect(sent.map((request) => [request.topic, JSON.parse(request.body)])).toMatchObject([[topic, payload]])
  })

  it('is told nothing of what was not committed', async () => {
    const { store, create, deliver, sent } = await openWithWebhook()
    await create('a')
    await deliver()
    const writing = store.transaction(async ({ changes }) => {
      changes.push({ action: 'published', id: 1, uuid: 'u', fullSlug: 'b' })
      throw new Error('power cut')
    })
    await expect(writing).rejects.toThrow('power cut')
    expect([await deliver(), sent.length]).toEqual([0, 1])
  })

  it('that does not answer is told again, ever later, and then given up; the log keeps it', async () => {
    const { create, deliver, sent, answers, logs, manage } = await openWithWebhook()
    answers.splice(0, 1, null, 500, 301, 500)
    await create('a')
    let now = new Date(Date.now() + 1_000)
    for (const wait of waits) {
      expect(await deliver(now)).toBe(1)
      expect(await deliver(new Date(now.getTime() + wait - 1))).toBe(0)
      now = new Date(now.getTime() + wait)
    }
    expect(await deliver(now)).toBe(1)
    expect(await deliver(new Date(now.getTime() + 1e9))).toBe(0)
    expect(sent).toHaveLength(waits.length + 1)
    const [log] = await logs()
    expect(log).toMatchObject({ response_status: 500, response: 'said', retries: waits.length, next_attempt_at: null })

    answers.splice(0, 4, 200)
    expect((await manage('POST', `webhook_logs/${log.id}/retry`)).status).toBe(204)
    expect(await deliver()).toBe(1)
    expect((await logs())[0].response_status).toBe(200)
  })

  it('is told once, however many deliver at the same moment', async () => {
    const { create, deliver, sent } = await openWithWebhook()
    await create('a')
    await create('b')
    await Promise.all([deliver(), deliver(), deliver()])
    expect(sent).toHaveLength(2)
  })

  it('is told in time while another one keeps the line and says nothing', async () => {
    const { create, database, manage } = await openWithWebhook()
    const silent = { name: 'Stumm', endpoint: 'https://silent.example.org/hook', actions: ['story.published'] }
    await manage('POST', 'webhook_endpoints', { webhook_endpoint: silent })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const sent: string[] = []
    const send = async ({ endpoint }: WebhookRequest) => {
      sent.push(new URL(endpoint).hostname)
      return endpoint === silent.endpoint ? new Promise<never>(() => {}) : { status: 200, text: '' }
    }
    onTestFinished(deliverWebhooks({ database, allowsInside: false, onError: () => {}, send }))
    const told = (host: string) => sent.filter((each) => each === host).length
    const toldSoon = () => {
      vi.advanceTimersByTime(2_000)
      return told('search.example.org')
    }
    await create('a')
    await expect.poll(toldSoon).toBe(1)
    await create('b')
    await expect.poll(toldSoon).toBe(2)
    expect(told('silent.example.org')).toBe(1)
  })

  it('is told what was queued, or tried, while the clock was ahead', async () => {
    const { create, deliver, answers } = await openWithWebhook()
    answers.splice(0, 1, 500, 200)
    await create('a')
    expect(await deliver(new Date(Date.now() + 1e10))).toBe(1)
    expect([await deliver(), await deliver()]).toEqual([1, 0])
  })

  it('is told later what a process that died was about to tell', async () => {
    const { create, deliver, database } = await openWithWebhook()
    await create('a')
    const dying = deliverDue(
      { database, allowsInside: false, onError: fail, send: () => Promise.reject(new Error('killed')) },
      new Date(Date.now() + 1_000),
    )
    await expect(dying).rejects.toThrow('killed')
    expect(await deliver()).toBe(0)
    expect(await deliver(new Date(Date.now() + 3 * 60_000))).toBe(1)
  })
})

describe('sending', () => {
  async function openEndpoint(status = 200, headers: Record<string, string> = {}) {
    const got: { headers: IncomingHttpHeaders; body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const piece of request) body += piece
      got.push({ headers: request.headers, body })
      response.writeHead(status, headers).end('x'.repeat(5_000))
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    server.listen(0, '127.0.0.1', resolve)
    await promise
    onTestFinished(() => closeGracefully(server))
    return { got, endpoint: localAddress(server, '127.0.0.1') }
  }
  const request = { topic: 'story.published', body: '{"text":"Grüße"}', secret: 'geheim', allowsInside: true }

  it('signs exactly the bytes it sends', async () => {
    const { got, endpoint } = await openEndpoint()
    expect(await sendWebhook({ ...request, endpoint })).toEqual({ status: 200, text: 'x'.repeat(2_000) })
    const signature = createHmac('sha1', 'geheim').update(request.body).digest('hex')
    expect(got).toMatchObject([{ body: request.body, headers: { 'x-storyblok-topic': 'story.published', 'webhook-signature': signature } }])
    await sendWebhook({ ...request, endpoint, secret: null })
    expect(got[1]?.headers).not.toHaveProperty('webhook-signature')
  })

  it('follows no redirects', async () => {
    const { got, endpoint } = await openEndpoint(302, { location: '/elsewhere' })
    expect((await sendWebhook({ ...request, endpoint })).status).toBe(302)
    expect(got).toHaveLength(1)
  })

  it('reaches nothing inside the network, also when a name leads there', async () => {
    const { got, endpoint } = await openEndpoint()
    const outside = { ...request, allowsInside: false }
    expect((await sendWebhook({ ...outside, endpoint })).text).toContain('inside the network')
    const { port } = new URL(endpoint)
    const toName = { ...outside, endpoint: `http://search.example.org:${port}/` }
    const leadingTo = (address: string) => sendWebhook(toName, (_name, _options, callback) => callback(null, [{ address, family: 4 }]))
    expect(await leadingTo('127.0.0.1')).toEqual({ status: null, text: '"search.example.org" is inside the network.' })
    expect((await leadingTo('10.0.0.1')).text).toContain('inside the network')
    expect(got).toEqual([])
  })

  it('says why there was no answer', async () => {
    const { status, text } = await sendWebhook({ ...request, endpoint: 'http://127.0.0.1:1/' })
    expect([status, text]).toEqual([null, expect.stringContaining('ECONNREFUSED')])
  })
})
