import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { patience, startShop } from './running-shop.ts'

const Attribute = z.object({
  key: z.string(),
  value: z.looseObject({ stringValue: z.string().optional(), intValue: z.number().optional() }),
})
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
})
type Span = z.infer<typeof Span>
const Export = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })) })

/** A collector that keeps the spans it gets. */
async function openCollector() {
  const spans: Span[] = []
  const waiting: (() => void)[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const { resourceSpans } = Export.parse(await json(request))
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    for (const look of waiting) look()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    spans,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when a span of each of these names has come. */
    has: (names: string[]) =>
      new Promise<void>((resolve) => {
        const look = () => names.every((name) => spans.some((span) => span.name === name)) && resolve()
        waiting.push(look)
        look()
      }),
  }
}

it('a page is one trace, from the request through reading, parsing and loading to drawing, without secrets', async () => {
  const collector = await openCollector()
  const shop = await startShop({ ...patience, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  onTestFinished(() => shop.stop())

  const answer = await fetch(`${shop.shop}/hochzeit/?token=very-secret`, { headers: { authorization: 'Bearer very-secret' } })
  const steps = ['GET shop', 'make page', 'read story', 'parse story', 'load data', 'draw story', 'draw document']
  await collector.has(steps)

  const request = collector.spans.find(({ name }) => name === 'GET shop')
  const ofPage = collector.spans.filter(({ traceId }) => traceId === request?.traceId)
  expect(steps.filter((step) => !ofPage.some(({ name }) => name === step))).toEqual([])
  const attributes = Object.fromEntries(request?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [])
  expect(attributes).toMatchObject({
    'url.path': '/hochzeit/',
    'http.response.status_code': 200,
    'anlass.request': answer.headers.get('x-request-id'),
  })
  const ids = new Set(ofPage.map(({ spanId }) => spanId))
  expect(ofPage.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([])
  expect(JSON.stringify(collector.spans)).not.toContain('very-secret')
})

it('a page that a publish has made again is one trace, without a request', async () => {
  const collector = await openCollector()
  const shop = await startShop({ ...patience, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  onTestFinished(() => shop.stop())
  const id = await shop.publishPage('anlass/spur', {})
  await (await fetch(`${shop.shop}/spur/`)).text()
  await shop.store.publishStory(id)

  const steps = ['make page', 'read story', 'parse story', 'draw document']
  await expect
    .poll(
      () => {
        const again = collector.spans.find(({ name, parentSpanId }) => name === 'make page' && !parentSpanId)
        return collector.spans.filter(({ traceId }) => traceId === again?.traceId).map(({ name }) => name)
      },
      { timeout: 20_000 },
    )
    .toEqual(expect.arrayContaining(steps))
})
