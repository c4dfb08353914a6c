/** A content service as hosted Storyblok is one, that can be told to go wrong. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { openTestContent, publish, tokens } from '../../server/content/test-content.ts'

type Fault = (response: ServerResponse, healthy: () => Promise<Response>) => void

const json = { 'content-type': 'application/json' }

/** Ways to go wrong, by what is sent in the place of the answer. */
export const faults = {
  'answers 500': (response) => response.writeHead(500, json).end('{"error":"boom"}'),
  'answers 429 without Retry-After': (response) => response.writeHead(429, json).end('{"error":"slow down"}'),
  'answers 429 with Retry-After': (response) => response.writeHead(429, { ...json, 'retry-after': '30' }).end('{"error":"slow down"}'),
  'answers nothing': () => {},
  'sends half a body': async (response, healthy) => {
    const text = await (await healthy()).text()
    response.writeHead(200, { ...json, 'content-length': text.length }).write(text.slice(0, text.length / 2))
    response.destroy()
  },
  'stops in the middle of a body': async (response, healthy) => {
    const text = await (await healthy()).text()
    response.writeHead(200, json).write(text.slice(0, text.length / 2))
  },
  'sends a body without end': (response) => {
    response.writeHead(200, json)
    const letters = 'x'.repeat(100_000)
    const send = () => {
      while (response.write(letters));
    }
    response.on('drain', send)
    send()
  },
  'sends HTML': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  'sends JSON that is no story': (response) => response.writeHead(200, json).end('{"story":{"name":7}}'),
  'sends a story of 5 MB': async (response, healthy) => {
    const body = await (await healthy()).json()
    const words = { component: 'page_headline', _uid: 'w', headline: 'Wort '.repeat(1_000_000) }
    if (body.story) body.story.content = { ...body.story.content, component: 'page_headlin', body: [words] }
    response.writeHead(200, json).end(JSON.stringify(body))
  },
  'sends another story than asked': async (response, healthy) => {
    const body = await (await healthy()).json()
    if (body.story) body.story = { ...body.story, full_slug: 'anlass/geheim', slug: 'geheim' }
    response.writeHead(200, json).end(JSON.stringify(body))
  },
  'closes the connection': (response) => response.destroy(),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

export const webhookSecret = 'secret-of-the-webhook'

/** Opens the service on a port of its own, with the settings for a shop that reads it. */
export async function openFaultyContent() {
  const content = await openTestContent()
  let fault: FaultName | undefined
  const server = createServer(async (request, response) => {
    response.on('error', () => {})
    const healthy = async () => content.api.fetch(new Request(`http://content.test${request.url}`))
    if (fault) return faults[fault](response, healthy)
    const answer = await healthy()
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    ...content,
    publish: (slug: string, fields: object) => publish(content.store, slug, { fields: { title: 'Seite', body: [], ...fields } }),
    goWrong: (name: FaultName | undefined) => {
      fault = name
    },
    environment: {
      STORYBLOK_TOKEN: tokens.preview,
      STORYBLOK_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      STORYBLOK_WEBHOOK_SECRET: webhookSecret,
    },
  }
}

/** Tells a shop, as Storyblok does, that a story was published. */
export async function sendWebhook(shop: string, notice: object, secret = webhookSecret): Promise<number> {
  const body = JSON.stringify(notice)
  const signature = createHmac('sha1', secret).update(body).digest('hex')
  const { status } = await fetch(`${shop}/webhooks/storyblok`, { method: 'POST', body, headers: { 'webhook-signature': signature } })
  return status
}
